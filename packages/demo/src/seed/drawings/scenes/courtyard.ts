import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawSky } from '../parts/sky.ts';
import { drawTree } from '../parts/trees.ts';
import { drawWindow } from '../parts/windows.ts';
import { drawPottedPlant, drawWell } from '../parts/yard.ts';

export interface CourtyardOptions {
  tone: 'ochre' | 'white' | 'rose';
}

const walls = { ochre: '#eac28c', white: '#fbf2e0', rose: '#e5b29b' };
const trims = { ochre: colours.green, white: '#2f6f86', rose: colours.woodDark };

const back = { left: 470, right: 1130, top: 150, foot: 742 };
const vanish: Point = [800, 560];
const storeys = [742, 566, 390, 214];

/** Where the height `y` of the back wall runs on a side wall at `x`. */
function alongSide(x: number, y: number): Point {
  const edge = x < 800 ? back.left : back.right;
  return [x, vanish[1] + ((y - vanish[1]) * (x - vanish[0])) / (edge - vanish[0])];
}

function drawSideWall(canvas: Canvas, side: 'left' | 'right', wall: string, trim: string): void {
  const near = side === 'left' ? -60 : canvas.width + 60;
  const far = back[side];
  const strip = (low: number, high: number, fill: string, more?: Record<string, string>) =>
    canvas.polygon(
      [alongSide(far, low), alongSide(near, low), alongSide(near, high), alongSide(far, high)],
      fill,
      more,
    );
  strip(back.foot, back.top, canvas.shade(wall, side === 'left' ? 0.16 : 0.06));
  const at = (share: number) => far + (near - far) * share;
  for (const [level, floor] of storeys.slice(0, 3).entries()) {
    const doors = [0.06, 0.22, 0.46, 0.8];
    for (const share of doors) {
      const [x1, x2] = [at(share), at(share + 0.09 + share * 0.08)];
      const low = level === 0 ? floor : floor - 16;
      canvas.polygon(
        [alongSide(x1, low), alongSide(x2, low), alongSide(x2, floor - 118), alongSide(x1, floor - 118)],
        canvas.shade(canvas.paint(trim), 0.24),
      );
    }
    if (level === 0) continue;
    strip(floor + 10, floor - 10, canvas.shade(canvas.paint(colours.wood), 0.15));
    for (let share = 0; share < 1; share += 0.016 + share * 0.03) {
      canvas.line(
        alongSide(at(share), floor - 10),
        alongSide(at(share), floor - 66),
        canvas.paint(trim),
        2 + share * 4,
      );
    }
    strip(floor - 62, floor - 70, canvas.paint(trim));
    for (const share of [0, 0.14, 0.36, 0.7])
      canvas.line(
        alongSide(at(share), floor - 10),
        alongSide(at(share), floor - 176),
        canvas.paint(colours.wood),
        7 + share * 12,
      );
  }
  strip(back.top - 12, back.top - 44, canvas.paint(colours.brick));
}

function drawBackWall(canvas: Canvas, wall: string, trim: string): void {
  const width = back.right - back.left;
  canvas.rect(back.left, back.top, width, back.foot - back.top, wall);
  for (const [level, floor] of storeys.slice(0, 3).entries()) {
    for (let column = 0; column < 5; column++) {
      const x = back.left + 34 + column * 132;
      if (level === 0 && column === 2) {
        canvas.path(`M${x - 10} ${floor} V${floor - 84} a 42 42 0 0 1 84 0 V${floor} Z`, canvas.paint(trim));
        continue;
      }
      drawWindow(canvas, x, floor - 128, 58, level === 0 ? 84 : 112, {
        kind: 'tall',
        frame: colours.white,
        shutter: trim,
      });
    }
    if (level === 0) continue;
    canvas.rect(back.left, floor - 150, width, 150, canvas.light.shadow, { 'fill-opacity': '0.07' });
    canvas.rect(back.left, floor - 10, width, 20, canvas.paint(colours.wood));
    let bars = '';
    for (let x = back.left + 6; x < back.right; x += 13) bars += `M${x} ${floor - 66} V${floor - 10} `;
    canvas.path(bars, 'none', { stroke: canvas.paint(trim), 'stroke-width': '2.4' });
    canvas.rect(back.left, floor - 70, width, 7, canvas.paint(trim));
    for (let x = back.left; x <= back.right; x += width / 5)
      canvas.rect(x - 5, floor - 176, 10, 168, canvas.paint(colours.wood));
    for (let pot = 0; pot < 5; pot++)
      drawPottedPlant(canvas, canvas.random.between(back.left + 30, back.right - 30), floor - 10, 34);
  }
  canvas.rect(back.left - 10, back.top - 24, width + 20, 26, canvas.paint(colours.brick));
  canvas.rect(back.left - 10, back.top - 2, width + 20, 6, canvas.shade(canvas.paint(colours.brick), 0.3));
}

function drawLaundry(canvas: Canvas, y: number): void {
  const { random } = canvas;
  const from: Point = [330, y - 18];
  const to: Point = [1270, y + 12];
  canvas.path(`M${from[0]} ${from[1]} Q800 ${y + 60} ${to[0]} ${to[1]}`, 'none', {
    stroke: canvas.paint(colours.white),
    'stroke-width': '2.5',
  });
  for (let x = 420; x < 1180; x += random.between(62, 128)) {
    const share = (x - from[0]) / (to[0] - from[0]);
    const top = y - 18 + 30 * share + 4 * 31 * share * (1 - share) - 2;
    const width = random.between(34, 66);
    const height = random.between(52, 92);
    const fill = canvas.paint(
      random.pick([colours.white, colours.sun, colours.coral, '#7fb3b8', colours.cream, colours.rose]),
    );
    canvas.path(
      `M${x} ${top} h ${width} l ${random.between(-5, 5)} ${height} q ${-width / 2} 8 ${-width} 0 Z`,
      fill,
    );
  }
}

/** A yard with galleries on three sides, open to the sky. */
export function drawCourtyard(canvas: Canvas, { tone }: CourtyardOptions): void {
  const wall = canvas.paint(walls[tone]);
  const trim = trims[tone];
  drawSky(canvas, { horizon: 420, clouds: 2, sunX: 640 });
  drawBackWall(canvas, wall, trim);
  drawSideWall(canvas, 'left', wall, trim);
  drawSideWall(canvas, 'right', wall, trim);
  const floor = canvas.paint('#d9b48a');
  canvas.polygon(
    [
      [back.left, back.foot],
      [back.right, back.foot],
      [canvas.width + 500, canvas.height + 80],
      [-500, canvas.height + 80],
    ],
    floor,
  );
  const lines: string[] = [];
  for (let side = -14; side <= 14; side++)
    lines.push(`M${800 + side * 47} ${back.foot} L${800 + side * 130} ${canvas.height}`);
  for (const y of [762, 790, 828, 878, 946]) {
    const half = 330 + (y - back.foot) * 1.81;
    lines.push(`M${800 - half} ${y} H${800 + half}`);
  }
  canvas.path(lines.join(' '), 'none', { stroke: canvas.shade(floor, 0.14), 'stroke-width': '2' });
  canvas.polygon(
    [
      [back.left, back.foot],
      [760, back.foot],
      [420, canvas.height],
      [-500, canvas.height],
    ],
    canvas.light.shadow,
    { 'fill-opacity': '0.13' },
  );
  drawLaundry(canvas, 300);
  drawTree(canvas, 'orange', 1080, 850, 300);
  drawWell(canvas, 690, 868);
  for (const [x, y, size] of [
    [250, 880, 120],
    [170, 925, 150],
    [1340, 880, 110],
    [1450, 930, 150],
    [930, 770, 60],
    [560, 768, 56],
  ] as const)
    drawPottedPlant(canvas, x, y, size);
}
