// Positions of seats around a table: your own is at the bottom, the next one clockwise on the left.

export interface SeatPosition {
  /** from the centre of the table: -1 to 1 */
  x: number;
  y: number;
}

export function seatPositions(seats: number, mine: number): SeatPosition[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = (90 + ((seat - Math.max(mine, 0)) * 360) / seats) * (Math.PI / 180);
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}
