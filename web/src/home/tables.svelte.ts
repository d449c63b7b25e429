// Tables and records on the first page: asked for again every few seconds while somebody looks.

import * as api from "../net/api";
import type { RecordEntry, Tables } from "../net/protocol";
import { me } from "./me.svelte";

const EVERY = 4000; // milliseconds

export class Board {
  tables = $state.raw<Tables>({ open: [], mine: [] });
  records = $state.raw<RecordEntry[]>([]);
  /** Whether the last question was answered. */
  reached = $state(true);
  loaded = $state(false);

  async refresh(): Promise<void> {
    try {
      this.tables = await api.fetchTables();
      this.reached = true;
    } catch {
      this.reached = false;
    }
    this.loaded = true;
  }

  async look(): Promise<void> {
    if (me() !== null) this.records = (await api.fetchRecords().catch(() => null))?.records ?? [];
  }

  /** Keeps asking; the answer stops it. */
  watch(): () => void {
    const ask = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    const timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    ask();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}
