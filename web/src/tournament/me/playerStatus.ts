// Where a player should be now.

import type { PlayerView } from "../../net/protocol";

export type PlayerStatus =
  "out" | "registered" | "table" | "bye" | "waits" | "duel" | "watches" | "over";

export function playerStatus(view: PlayerView): PlayerStatus {
  if (view.stage === "over") return "over";
  const playing = view.duels.some((duel) => duel.winner === 0 && duel.players.includes(view.me));
  if (playing) return "duel";
  if (view.stage === "ranked" || view.stage === "duels") return "watches";
  if (view.stage === "round" && view.table > 0) return "table"; // a player who left during a game still sits there
  if (view.state !== "active") return "out";
  if (view.stage === "registration") return "registered";
  return view.stage === "round" ? "bye" : "waits";
}
