// How we play, asked of the server when somebody first wants to read it.

import { rulings as fetched } from "../net/api";
import type { Ruling } from "../net/protocol";

let loaded = $state.raw<Ruling[] | null>(null);
let asked: Promise<Ruling[]> | null = null;

export const rulings = () => loaded;

export async function loadRulings(): Promise<Ruling[]> {
  asked ??= fetched().then((answer) => answer.rulings);
  try {
    loaded = await asked;
  } catch (error) {
    asked = null;
    throw error;
  }
  return loaded;
}

export const rulingOf = (id: string) => loaded?.find((ruling) => ruling.id === id);
