import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawFishingBoat, drawLighthouse, drawSailBoat } from '../parts/boats.ts';
import { drawHills, drawMountains, drawSea } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawSmallHouse, drawTower } from '../parts/skyline.ts';

export interface HarbourOptions {
  boats: 'fishing' | 'sail';
  shore: 'town' | 'hills' | 'lighthouse';
}

const waterline = 520;

function drawTownShore(canvas: Canvas): void {
  const { random } = canvas;
  for (const [foot, size, depth] of [
    [waterline - 70, 66, 0.3],
    [waterline - 30, 82, 0.2],
    [waterline + 6, 100, 0.1],
  ] as const) {
    for (let x = 120; x < 1480; ) {
      const width = size * random.between(0.7, 1.2);
      drawSmallHouse(canvas, x, foot, width, size * random.between(0.9, 1.5), depth);
      x += width + random.between(-4, 8);
    }
    if (depth === 0.3) drawTower(canvas, random.between(500, 1100), foot, 92, 0.24);
  }
  canvas.rect(0, waterline, canvas.width, 20, canvas.paint(colours.stone));
  canvas.rect(0, waterline + 18, canvas.width, 6, canvas.light.shadow, { 'fill-opacity': '0.3' });
}

/** The rafts that mussels grow under, far out. */
function drawRafts(canvas: Canvas): void {
  for (let index = 0; index < 9; index++) {
    const x = canvas.random.between(60, 1540);
    const y = waterline + 26 + canvas.random.between(0, 50);
    const size = 46 + (y - waterline) * 0.7;
    canvas.rect(x, y, size, 4, canvas.paint(colours.woodDark, 0.2));
    for (let beam = 0; beam < 6; beam++)
      canvas.rect(x + (beam * size) / 6, y - 5, 3, 7, canvas.paint(colours.wood, 0.2));
  }
}

function drawHeadland(canvas: Canvas): void {
  const side = canvas.random.pick([0.17, 0.83]);
  const x = canvas.width * side;
  const rock = canvas.paint('#6c8471', 0.16);
  canvas.path(
    `M${x - 400} ${waterline + 26} Q${x - 240} ${waterline - 90} ${x - 60} ${waterline - 104} Q${x + 90} ${waterline - 110} ${x + 210} ${waterline - 30} Q${x + 300} ${waterline + 6} ${x + 390} ${waterline + 26} Z`,
    rock,
  );
  canvas.path(
    `M${x + 20} ${waterline - 108} Q${x + 100} ${waterline - 104} ${x + 210} ${waterline - 30} Q${x + 300} ${waterline + 6} ${x + 390} ${waterline + 26} H${x + 90} Z`,
    canvas.shade(rock, 0.22),
  );
  drawLighthouse(canvas, x - 20, waterline - 98, 230, 0.06);
  drawSmallHouse(canvas, x + 26, waterline - 92, 74, 44, 0.1);
}

/** Boats on quiet water, before a shore. */
export function drawHarbour(canvas: Canvas, { boats, shore }: HarbourOptions): void {
  const { random } = canvas;
  const sunX = random.between(420, 1180);
  drawSky(canvas, { horizon: waterline, sunX });
  if (shore === 'hills')
    drawMountains(canvas, { base: waterline + 6, height: 210, colour: '#6f9489', depth: 0.6, peaks: 5 });
  drawHills(canvas, {
    base: waterline + 14,
    height: shore === 'town' ? 210 : 120,
    colour: colours.leaf,
    depth: 0.55,
  });
  if (shore !== 'lighthouse')
    drawHills(canvas, { base: waterline + 20, height: 80, colour: colours.leafDeep, depth: 0.42 });
  drawSea(canvas, waterline, canvas.height, sunX);
  if (shore === 'town') drawTownShore(canvas);
  else drawRafts(canvas);
  if (shore === 'lighthouse') drawHeadland(canvas);
  const drawBoat = boats === 'fishing' ? drawFishingBoat : drawSailBoat;
  const places = [
    [0.2, 610, 120],
    [0.78, 630, 140],
    [0.48, 670, 170],
    [0.14, 760, 240],
    [0.82, 800, 270],
    [0.47, 890, 380],
  ] as const;
  for (const [share, y, size] of places)
    drawBoat(canvas, canvas.width * share + random.between(-70, 70), y, size);
}
