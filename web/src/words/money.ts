// Money as the reader writes it.

import { say } from "./language.svelte";

export const money = (amount: number): string => say("log.money", { amount });
