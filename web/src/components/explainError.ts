// Error messages for failed requests.

import { Refusal } from "../net/api";
import { say } from "../words/language.svelte";
import { refusalWords } from "../words/refusals";

export const explainError = (error: unknown): string =>
  error instanceof Refusal ? refusalWords(error.code, error.facts) : say("components.failed");
