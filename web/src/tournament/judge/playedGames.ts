// The games of one player in all rounds.

import type { JudgeView, PlayedGame } from "../../net/protocol";

export function playedGames(view: JudgeView, player: number): PlayedGame[] {
  return view.drawn.flatMap(({ round, tables, byes }) => {
    const table = tables.find((one) => one.seats.some((seat) => seat.player === player));
    const at = table?.seats.findIndex((seat) => seat.player === player) ?? -1;
    const seat = table?.seats[at];
    if (table === undefined || seat === undefined) {
      const bye = { role: "" as const, character: "", paid: 0, won: 0, reported: true };
      return byes.includes(player) ? [{ round, table: 0, seat: -1, ...bye }] : [];
    }
    const { role, character, won } = seat;
    const paid = Math.max(seat.paid, 0);
    const reported = table.outcome !== "";
    return [{ round, table: table.number, seat: at, role, character, paid, won, reported }];
  });
}
