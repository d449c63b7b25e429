// The tables and records on the home page, polled while the page is visible.

import * as api from "../net/api";
import type { RecordEntry, TableList } from "../net/protocol";
import { me } from "../session/me.svelte";

const POLL_INTERVAL = 4000; // milliseconds

export class Lobby {
  tables = $state.raw<TableList>({ open: [], mine: [] });
  records = $state.raw<RecordEntry[]>([]);
  /** Whether the last request succeeded. */
  isReachable = $state(true);
  isLoaded = $state(false);

  async refresh(): Promise<void> {
    try {
      this.tables = await api.fetchTables();
      this.isReachable = true;
    } catch {
      this.isReachable = false;
    }
    this.isLoaded = true;
  }

  async loadRecords(): Promise<void> {
    if (me() !== null) this.records = (await api.fetchRecords().catch(() => null))?.records ?? [];
  }

  /** Polls the tables; returns a function that stops it. */
  poll(): () => void {
    const update = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    const timer = setInterval(update, POLL_INTERVAL);
    document.addEventListener("visibilitychange", update);
    update();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }
}
