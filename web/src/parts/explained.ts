// Why a request was refused, in words.

import { Refusal } from "../net/api";
import { say } from "../words/language.svelte";
import { refusalWords } from "../words/refusals";

export const explained = (error: unknown): string =>
  error instanceof Refusal ? refusalWords(error.code, error.facts) : say("parts.failed");
