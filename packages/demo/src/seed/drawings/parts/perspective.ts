import type { Canvas, Point } from '../canvas.ts';

/** A flat ground seen by someone standing on it. */
export interface Ground {
  horizon: number;
  /** Where a point lands on the picture: metres to the side, above the ground, and away. */
  at(side: number, up: number, away: number): Point;
  /** How many pixels a metre takes at that distance. */
  scale(away: number): number;
}

export function groundOf(
  canvas: Canvas,
  horizon: number,
  eyeMetres: number,
  vanishX = canvas.width / 2,
): Ground {
  const focal = canvas.height * 1.05;
  return {
    horizon,
    at: (side, up, away) => [vanishX + (side * focal) / away, horizon + ((eyeMetres - up) * focal) / away],
    scale: (away) => focal / away,
  };
}
