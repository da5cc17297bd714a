import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawHills, drawMountains, drawSea } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawTree } from '../parts/trees.ts';
import { drawPottedPlant } from '../parts/yard.ts';

export interface PoolOptions {
  view: 'sea' | 'mountains';
}

function drawParasol(canvas: Canvas, x: number, y: number, fill: string): void {
  canvas.rect(x - 4, y - 300, 8, 300, canvas.paint(colours.wood));
  const stripe = canvas.paint(colours.white);
  canvas.path(`M${x - 160} ${y - 230} Q${x} ${y - 390} ${x + 160} ${y - 230} Z`, canvas.paint(fill));
  canvas.path(`M${x - 90} ${y - 230} Q${x - 50} ${y - 330} ${x} ${y - 310} L${x - 20} ${y - 230} Z`, stripe);
  canvas.path(
    `M${x + 40} ${y - 230} Q${x + 30} ${y - 320} ${x} ${y - 310} Q${x + 70} ${y - 330} ${x + 104} ${y - 230} Z`,
    stripe,
  );
}

function drawLounger(canvas: Canvas, x: number, y: number): void {
  const wood = canvas.paint(colours.wood);
  const cloth = canvas.paint(colours.cream);
  canvas.ellipse(x + 20, y + 4, 150, 9, canvas.light.shadow, { 'fill-opacity': '0.25' });
  for (const leg of [-90, 110]) canvas.rect(x + leg, y - 34, 9, 36, wood);
  canvas.polygon(
    [
      [x - 40, y - 50],
      [x + 140, y - 46],
      [x + 140, y - 32],
      [x - 46, y - 36],
    ],
    cloth,
  );
  canvas.polygon(
    [
      [x - 40, y - 50],
      [x - 46, y - 36],
      [x - 150, y - 96],
      [x - 140, y - 112],
    ],
    canvas.shade(cloth, 0.08),
  );
  canvas.rect(x - 100, y - 34, 244, 7, wood);
  canvas.rect(x + 60, y - 60, 62, 13, canvas.paint(colours.coral), { rx: 5 });
}

function drawWater(canvas: Canvas, corners: Point[]): void {
  const { random } = canvas;
  const [farLeft, farRight, nearRight, nearLeft] = corners as [Point, Point, Point, Point];
  canvas.polygon(
    [
      [farLeft[0] - 26, farLeft[1] - 14],
      [farRight[0] + 26, farRight[1] - 14],
      [nearRight[0] + 60, nearRight[1] + 24],
      [nearLeft[0] - 60, nearLeft[1] + 24],
    ],
    canvas.paint(colours.cream),
  );
  canvas.polygon(corners, canvas.gradient([canvas.paint('#7fd0cf'), canvas.paint('#3aa3b3')]));
  canvas.polygon(
    [farLeft, farRight, [farRight[0] + 5, farRight[1] + 16], [farLeft[0] - 5, farLeft[1] + 16]],
    canvas.paint('#bfe4dd'),
  );
  for (let index = 0; index < 34; index++) {
    const share = random.next();
    const y = farLeft[1] + 22 + share * (nearLeft[1] - farLeft[1] - 34);
    const from = farLeft[0] + (nearLeft[0] - farLeft[0]) * share + 40;
    const to = farRight[0] + (nearRight[0] - farRight[0]) * share - 150;
    canvas.rect(
      random.between(from, to),
      y,
      random.between(30, 110) * (0.5 + share),
      3 + share * 3,
      '#ffffff',
      { rx: 3, 'fill-opacity': '0.4' },
    );
  }
}

/** A pool and its terrace, with a wide view. */
export function drawPool(canvas: Canvas, { view }: PoolOptions): void {
  const { random } = canvas;
  const sunX = random.between(500, 1200);
  drawSky(canvas, { horizon: 520, sunX });
  if (view === 'sea') drawSea(canvas, 500, 640, sunX);
  else drawMountains(canvas, { base: 600, height: 380, colour: '#6a9186', depth: 0.48, peaks: 5 });
  drawHills(canvas, { base: 620, height: view === 'sea' ? 40 : 170, colour: colours.leaf, depth: 0.42 });
  drawHills(canvas, { base: 650, height: 90, colour: colours.leafDeep, depth: 0.28 });
  for (let x = -20; x < 1640; x += random.between(60, 130))
    drawTree(canvas, random.pick(['round', 'cypress', 'olive']), x, 636, random.between(80, 150), 0.18);
  const stone = canvas.paint('#e3d2b2');
  canvas.rect(0, 630, canvas.width, canvas.height - 630, canvas.gradient([canvas.shade(stone, 0.05), stone]));
  let joints = '';
  for (let side = -18; side <= 18; side++) joints += `M${800 + side * 90} 630 L${800 + side * 190} 1000 `;
  for (const y of [648, 672, 704, 748, 808, 892]) joints += `M0 ${y} H1600 `;
  canvas.path(joints, 'none', { stroke: canvas.shade(stone, 0.12), 'stroke-width': '2' });
  drawWater(canvas, [
    [480, 704],
    [1250, 704],
    [1450, 925],
    [240, 925],
  ]);
  drawParasol(canvas, 210, 800, colours.sun);
  drawLounger(canvas, 190, 830);
  drawLounger(canvas, 1420, 690);
  drawParasol(canvas, 1470, 690, colours.green);
  for (const [x, y, size] of [
    [60, 960, 170],
    [1560, 960, 190],
    [380, 678, 90],
    [1330, 660, 80],
  ] as const)
    drawPottedPlant(canvas, x, y, size);
}
