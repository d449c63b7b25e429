// Amounts of money in the reader's language.

import { say } from "./language.svelte";

export const formatMoney = (amount: number): string => say("log.money", { amount });
