import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';

export interface RidgeOptions {
  /** Where its foot stands. */
  base: number;
  height: number;
  colour: string;
  depth: number;
}

/** The line of gentle hills, as points from left to right. */
function hillLine(canvas: Canvas, base: number, height: number, waves = 3): Point[] {
  const { random } = canvas;
  const parts = Array.from({ length: waves }, (_, index) => ({
    turns: (index + 1) * random.between(0.6, 1.25),
    phase: random.between(0, Math.PI * 2),
    share: 1 / (index + 1.4),
  }));
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  return Array.from({ length: 41 }, (_, step): Point => {
    const x = (step / 40) * canvas.width;
    const wave = parts.reduce(
      (sum, { turns, phase, share }) =>
        sum + Math.sin((x / canvas.width) * Math.PI * 2 * turns + phase) * share,
      0,
    );
    return [x, base - height * (0.5 + (0.5 * wave) / total)];
  });
}

/** A smooth line through points, to be closed by whoever fills it. */
function smooth(points: Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let d = `M${first[0].toFixed(1)} ${first[1].toFixed(1)}`;
  let before = first;
  for (const point of rest) {
    const middle: Point = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
    d += ` Q${before[0].toFixed(1)} ${before[1].toFixed(1)} ${middle[0].toFixed(1)} ${middle[1].toFixed(1)}`;
    before = point;
  }
  return `${d} L${before[0].toFixed(1)} ${before[1].toFixed(1)}`;
}

export function drawHills(canvas: Canvas, { base, height, colour, depth }: RidgeOptions): Point[] {
  const line = hillLine(canvas, base, height);
  const top = canvas.paint(colour, depth);
  const fill = canvas.gradient([top, canvas.paint(colour, Math.min(1, depth + 0.18))]);
  canvas.path(`${smooth(line)} L${canvas.width} ${base + 400} L0 ${base + 400} Z`, fill);
  return line;
}

/** Peaks with a lit and a shaded side, higher in the middle of the range. */
export function drawMountains(
  canvas: Canvas,
  options: RidgeOptions & { snow?: boolean; peaks?: number },
): void {
  const { random } = canvas;
  const { base, height, colour, depth, snow = false, peaks = 6 } = options;
  const lit = canvas.paint(colour, depth);
  const shaded = canvas.paint(canvas.shade(colour, 0.3), depth);
  const order = random.shuffled(Array.from({ length: peaks }, (_, index) => index));
  for (const index of order) {
    const x = ((index + random.between(0.2, 0.8)) / peaks) * (canvas.width + 300) - 150;
    const rise = height * random.between(0.55, 1);
    const half = rise * random.between(0.95, 1.5);
    const top: Point = [x, base - rise];
    const fold: Point[] = [
      top,
      [x + half * 0.12, base - rise * 0.72],
      [x - half * 0.06, base - rise * 0.5],
      [x + half * 0.14, base - rise * 0.24],
      [x - half * 0.02, base],
    ];
    canvas.polygon(
      [
        [x - half, base],
        [x - half * 0.45, base - rise * 0.5],
        top,
        [x + half * 0.5, base - rise * 0.44],
        [x + half, base],
      ],
      lit,
    );
    canvas.polygon([...fold, [x + half, base], [x + half * 0.5, base - rise * 0.44]], shaded);
    if (snow) drawSnow(canvas, top, half, rise, depth);
  }
}

function drawSnow(canvas: Canvas, [x, y]: Point, half: number, rise: number, depth: number): void {
  const snow = canvas.paint(colours.snow, depth * 0.5);
  const cap: Point[] = [
    [x, y],
    [x + half * 0.2, y + rise * 0.22],
    [x + half * 0.1, y + rise * 0.19],
    [x + half * 0.03, y + rise * 0.28],
    [x - half * 0.08, y + rise * 0.2],
    [x - half * 0.2, y + rise * 0.24],
  ];
  canvas.polygon(cap, snow);
}

/** A flat sea with light lying on it under the sun. */
export function drawSea(canvas: Canvas, top: number, bottom: number, sunX: number): void {
  const { random, light } = canvas;
  const far = canvas.paint(colours.sea, 0.35);
  const near = canvas.paint(colours.seaDeep, 0.04);
  canvas.rect(0, top, canvas.width, bottom - top, canvas.gradient([far, near]));
  for (let index = 0; index < 46; index++) {
    const share = random.next() ** 1.5;
    const y = top + 4 + share * (bottom - top - 8);
    const spread = 60 + share * 420;
    const length = 24 + share * 130 * random.between(0.5, 1);
    const isGlitter = random.chance(0.6);
    const x = isGlitter ? sunX + random.between(-spread, spread) : random.between(0, canvas.width);
    canvas.rect(
      x - length / 2,
      y,
      length,
      2 + share * 4,
      isGlitter ? light.sun : canvas.paint(colours.glass, 0.1),
      {
        rx: 2,
        'fill-opacity': isGlitter ? '0.5' : '0.28',
      },
    );
  }
}
