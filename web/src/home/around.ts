// Chairs round a table: whoever looks sits at the bottom, the next one clockwise is on the left.

export interface Spot {
  /** of the width and height of the place, from its middle: -1 to 1 */
  x: number;
  y: number;
}

export function around(seats: number, mine: number): Spot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = (90 + ((seat - Math.max(mine, 0)) * 360) / seats) * (Math.PI / 180);
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}
