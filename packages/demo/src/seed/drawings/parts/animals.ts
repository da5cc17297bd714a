import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import type { Ground } from './perspective.ts';

export function drawSheep(canvas: Canvas, ground: Ground, side: number, away: number): void {
  const [x, y] = ground.at(side, 0, away);
  const size = ground.scale(away) * 1.7;
  const wool = canvas.paint(colours.white);
  const dark = canvas.paint('#4b4038');
  const facing = canvas.random.chance(0.5) ? 1 : -1;
  canvas.ellipse(x, y, size * 0.6, size * 0.08, canvas.light.shadow, { 'fill-opacity': '0.25' });
  for (const leg of [-0.3, -0.18, 0.18, 0.3])
    canvas.rect(x + leg * size - 2, y - size * 0.34, size * 0.07, size * 0.34, dark);
  canvas.ellipse(x, y - size * 0.5, size * 0.5, size * 0.3, canvas.shade(wool, 0.14));
  for (const [dx, dy] of [
    [-0.3, -0.56],
    [-0.08, -0.66],
    [0.16, -0.64],
    [0.34, -0.54],
    [-0.36, -0.44],
  ] as const) {
    canvas.circle(x + dx * size, y + dy * size, size * 0.18, wool);
  }
  canvas.ellipse(x + facing * size * 0.54, y - size * 0.56, size * 0.14, size * 0.19, dark);
  canvas.ellipse(x + facing * size * 0.44, y - size * 0.68, size * 0.1, size * 0.05, dark);
}
