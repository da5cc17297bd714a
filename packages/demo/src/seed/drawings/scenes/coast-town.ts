import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawSailBoat } from '../parts/boats.ts';
import { drawHills, drawMountains, drawSea } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawDome, drawSmallHouse } from '../parts/skyline.ts';
import { drawTree } from '../parts/trees.ts';

export interface CoastTownOptions {
  /** A bell tower by the sea, or the dome of a white town among olive trees. */
  tower: 'bell' | 'dome';
}

function drawBellTower(canvas: Canvas, x: number, foot: number): void {
  const stone = canvas.paint('#e0bb8b');
  const dark = canvas.shade(stone, 0.24);
  canvas.rect(x - 52, foot - 330, 104, 330, stone);
  canvas.rect(x + 12, foot - 330, 40, 330, canvas.shade(stone, 0.14));
  canvas.rect(x - 60, foot - 338, 120, 14, dark);
  canvas.rect(x - 40, foot - 400, 80, 66, stone);
  canvas.path(`M${x - 40} ${foot - 400} a 40 44 0 0 1 80 0 Z`, canvas.paint('#d99a8a'));
  for (const top of [300, 190, 90])
    canvas.path(`M${x - 14} ${foot - top + 44} v -30 a 14 14 0 0 1 28 0 v 30 Z`, canvas.shade(stone, 0.6));
  canvas.line([x, foot - 444], [x, foot - 470], dark, 4);
  canvas.rect(x - 210, foot - 150, 160, 150, canvas.shade(stone, 0.06));
  canvas.polygon(
    [
      [x - 220, foot - 150],
      [x - 130, foot - 196],
      [x - 44, foot - 150],
    ],
    canvas.paint(colours.brick),
  );
}

function drawHillTown(canvas: Canvas, top: number, foot: number): void {
  const { random } = canvas;
  const rows = 7;
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const y = top + (foot - top) * share;
    const reach = 240 + share * 560;
    const size = 58 + share * 42;
    for (let x = 800 - reach; x < 800 + reach; ) {
      const width = size * random.between(0.7, 1.25);
      if (random.chance(0.1))
        drawTree(canvas, random.pick(['cypress', 'round']), x + width / 2, y, size * 1.3, 0.2);
      const arch = Math.sin(((x - (800 - reach)) / (reach * 2)) * Math.PI) * 30;
      drawSmallHouse(canvas, x, y + 30 - arch, width, size * random.between(0.9, 1.4), 0.26 * (1 - share));
      x += width + random.between(-4, 5);
    }
    if (row === 2) drawDome(canvas, random.between(740, 880), y - 26, 124, 0.16);
  }
}

/** An old town with its tower, by the sea or on its hill. */
export function drawCoastTown(canvas: Canvas, { tower }: CoastTownOptions): void {
  const { random } = canvas;
  const sunX = random.between(360, 1240);
  const horizon = 560;
  drawSky(canvas, { horizon, sunX });
  if (tower === 'dome') {
    drawHills(canvas, { base: 640, height: 200, colour: colours.leaf, depth: 0.6 });
    canvas.path(
      `M-20 760 Q300 700 520 470 Q800 300 1080 470 Q1300 700 1620 760 V1000 H-20 Z`,
      canvas.paint(colours.olive, 0.25),
    );
    drawHillTown(canvas, 470, 730);
    canvas.rect(
      0,
      760,
      canvas.width,
      240,
      canvas.gradient([canvas.paint(colours.grass, 0.12), canvas.paint(colours.grass)]),
    );
    for (let index = 0; index < 46; index++) {
      const y = 770 + (index / 46) * 220;
      drawTree(
        canvas,
        random.chance(0.75) ? 'olive' : 'almond',
        random.between(-20, 1620),
        y,
        70 + (y - 760) * 0.72,
        0.12 * (1 - index / 46),
      );
    }
    return;
  }
  drawMountains(canvas, { base: horizon, height: 300, colour: '#6f9489', depth: 0.55, peaks: 5 });
  drawHills(canvas, { base: horizon + 10, height: 180, colour: colours.leaf, depth: 0.42 });
  for (const [foot, size, depth] of [
    [horizon - 60, 70, 0.24],
    [horizon - 24, 86, 0.14],
    [horizon + 10, 104, 0.05],
  ] as const) {
    for (let x = 420; x < 1640; ) {
      const width = size * random.between(0.7, 1.15);
      drawSmallHouse(canvas, x, foot, width, size * random.between(0.9, 1.45), depth);
      x += width + random.between(-4, 6);
    }
  }
  drawSea(canvas, horizon + 10, canvas.height, sunX);
  canvas.path(`M120 ${horizon + 40} H1620 V${horizon + 10} H430 Z`, canvas.paint(colours.stone));
  canvas.path(
    `M430 ${horizon + 6} H1620 v 36 Q900 ${horizon + 110} 340 ${horizon + 40} Z`,
    canvas.paint(colours.sand),
  );
  drawBellTower(canvas, 330, horizon + 30);
  canvas.rect(90, horizon + 26, 380, 20, canvas.paint(colours.stoneDark));
  for (const [x, y, size] of [
    [720, 690, 130],
    [1240, 700, 150],
    [220, 740, 170],
    [980, 800, 230],
    [1420, 880, 300],
    [480, 920, 330],
  ] as const)
    drawSailBoat(canvas, x + random.between(-40, 40), y, size);
}
