import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';

const cobalt = '#2f5d8f';
const lustre = '#c9923a';
const glaze = '#f6eedb';

function drawVase(canvas: Canvas, x: number, y: number): void {
  const [colour, band] = canvas.random.pick([
    [cobalt, glaze],
    [lustre, '#8f5f1f'],
    ['#4b8a7b', glaze],
  ]);
  canvas.path(
    `M${x - 16} ${y - 112} h32 l-6 16 q 34 26 22 60 q -5 20 -14 36 h-36 q -9 -16 -14 -36 q -12 -34 22 -60 Z`,
    canvas.shade(colour, 0.1),
  );
  canvas.path(`M${x - 31} ${y - 64} q 31 12 62 0 v 12 q -31 12 -62 0 Z`, band);
}

function drawPlate(canvas: Canvas, x: number, y: number): void {
  canvas.circle(x, y - 50, 48, glaze);
  canvas.circle(x, y - 50, 40, 'none', { stroke: lustre, 'stroke-width': '9' });
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal * Math.PI) / 3;
    canvas.circle(x + Math.cos(angle) * 15, y - 50 + Math.sin(angle) * 15, 7, cobalt);
  }
  canvas.circle(x, y - 50, 6, lustre);
}

function drawBowl(canvas: Canvas, x: number, y: number): void {
  canvas.path(`M${x - 44} ${y - 52} h88 q -4 52 -30 52 h-28 q -26 0 -30 -52 Z`, glaze);
  canvas.rect(x - 43, y - 46, 86, 12, canvas.random.pick([cobalt, lustre]));
}

const sorts = [drawPlate, drawVase, drawBowl];

/** What a potter sells, on a shelf and on the board below it. */
export function drawPottery(canvas: Canvas, left: number, width: number): void {
  canvas.rect(left, 606, width, 10, canvas.paint(colours.wood));
  for (const [row, y] of [606, 742].entries()) {
    for (let place = 0; place < 4; place++) {
      sorts[(row + place) % sorts.length]?.(canvas, left + width * (0.14 + 0.24 * place), y);
    }
  }
}
