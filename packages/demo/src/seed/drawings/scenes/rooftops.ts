import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawHills, drawSea } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawDome, drawSmallHouse, drawTower } from '../parts/skyline.ts';
import { drawTree } from '../parts/trees.ts';
import { drawPottedPlant } from '../parts/yard.ts';

export interface RooftopsOptions {
  city: 'lisboa' | 'palermo' | 'barcelona' | 'sevilla';
}

const hasWater = { lisboa: true, palermo: true, barcelona: true, sevilla: false };

function drawHouses(canvas: Canvas, from: number, to: number, depth: number, size: number): void {
  const { random } = canvas;
  for (let x = -40; x < canvas.width + 40; ) {
    const width = size * random.between(0.7, 1.35);
    const foot = from + (to - from) * Math.sin((Math.PI * (x + 200)) / (canvas.width + 400));
    if (random.chance(0.12))
      drawTree(canvas, random.pick(['cypress', 'round', 'palm']), x + width * 0.2, foot, size * 1.5, depth);
    drawSmallHouse(canvas, x, foot + 40, width, size * random.between(0.9, 1.5), depth);
    x += width + random.between(-8, 6);
  }
}

/** Somebody's terrace in front, and the roofs of the old town down to the water. */
export function drawRooftops(canvas: Canvas, { city }: RooftopsOptions): void {
  const { random } = canvas;
  const horizon = 400;
  const sunX = random.between(300, 1300);
  drawSky(canvas, { horizon, sunX });
  drawHills(canvas, { base: horizon + 10, height: 110, colour: colours.leaf, depth: 0.68 });
  if (hasWater[city]) drawSea(canvas, horizon, 560, sunX);
  else drawHills(canvas, { base: horizon + 90, height: 90, colour: colours.olive, depth: 0.5 });
  const base = hasWater[city] ? 540 : 500;
  drawHouses(canvas, base, base - 60, 0.34, 62);
  drawDome(canvas, random.between(420, 620), base + 40, 110, 0.26);
  drawTower(canvas, random.between(980, 1200), base + 50, 96, 0.24);
  drawHouses(canvas, base + 70, base - 10, 0.24, 78);
  drawHouses(canvas, base + 150, base + 70, 0.14, 98);
  drawHouses(canvas, base + 250, base + 170, 0.05, 124);
  drawHouses(canvas, base + 380, base + 330, 0, 158);
  drawTerrace(canvas);
}

function drawTerrace(canvas: Canvas): void {
  const wall = canvas.paint(colours.cream);
  const top = 868;
  canvas.rect(0, top, canvas.width, canvas.height - top, canvas.gradient([wall, canvas.shade(wall, 0.12)]));
  canvas.rect(0, top - 14, canvas.width, 22, canvas.paint(colours.terracotta));
  canvas.rect(0, top + 8, canvas.width, 8, canvas.light.shadow, { 'fill-opacity': '0.15' });
  for (const x of [90, 190, 300, 1290, 1400, 1520])
    drawPottedPlant(canvas, x, top - 10, canvas.random.integer(90, 190));
}
