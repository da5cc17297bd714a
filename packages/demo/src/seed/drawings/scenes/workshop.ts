import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { type Craft, drawCraft } from '../parts/crafts.ts';
import { drawHills, drawSea } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';

export interface WorkshopOptions {
  craft: Craft;
}

const walls: Record<Craft, string> = {
  boat: '#dfe3d8',
  wood: '#f0dfc0',
  bread: '#f8ead0',
  beer: '#e9d5bd',
  oil: '#eee6d0',
  wine: '#c9a27d',
};

const floor = 720;
const windows = [
  [170, 260],
  [560, 260],
  [950, 260],
  [1340, 260],
] as const;
const windowTop = 190;
const windowFoot = 560;

function drawView(canvas: Canvas, craft: Craft): void {
  drawSky(canvas, { horizon: 480, clouds: 5, birds: false });
  if (craft === 'boat') drawSea(canvas, 450, 620, canvas.random.between(500, 1200));
  drawHills(canvas, { base: craft === 'boat' ? 460 : 520, height: 120, colour: colours.leaf, depth: 0.5 });
  if (craft !== 'boat') drawHills(canvas, { base: 580, height: 90, colour: colours.leafDeep, depth: 0.3 });
}

/** The wall with its tall arched windows, through which one sees out. */
function drawWall(canvas: Canvas, wall: string): void {
  const openings = windows.map(([x, width]) => {
    const half = width / 2;
    return `M${x - half / 1.2} ${windowFoot} V${windowTop + half / 1.2} a ${half / 1.2} ${half / 1.2} 0 0 1 ${(half / 1.2) * 2} 0 V${windowFoot} Z`;
  });
  canvas.path(`M0 0 H${canvas.width} V${floor} H0 Z ${openings.join(' ')}`, wall, { 'fill-rule': 'evenodd' });
  for (const [x, width] of windows) {
    const half = width / 2.4;
    const iron = canvas.paint(colours.slateDark);
    canvas.path(
      `M${x - half} ${windowFoot} V${windowTop + half} a ${half} ${half} 0 0 1 ${half * 2} 0 V${windowFoot} Z`,
      'none',
      { stroke: iron, 'stroke-width': '7' },
    );
    let bars = '';
    for (const share of [-0.34, 0.34])
      bars += `M${x + half * 2 * share * 0.98} ${windowTop + 30} V${windowFoot} `;
    for (const y of [windowTop + half, windowTop + half + 90, windowTop + half + 180])
      bars += `M${x - half} ${y} H${x + half} `;
    canvas.path(bars, 'none', { stroke: iron, 'stroke-width': '3.5' });
    canvas.rect(x - half - 16, windowFoot, half * 2 + 32, 14, canvas.shade(wall, 0.25));
  }
}

function drawBeams(canvas: Canvas): void {
  const wood = canvas.paint(colours.wood);
  canvas.rect(0, 0, canvas.width, 30, canvas.shade(wood, 0.25));
  for (const x of [364, 754, 1146]) {
    canvas.rect(x - 15, 0, 30, floor, wood);
    canvas.rect(x + 5, 0, 10, floor, canvas.shade(wood, 0.2));
    canvas.polygon(
      [
        [x - 15, 150],
        [x - 15, 112],
        [x - 110, 26],
        [x - 76, 26],
      ],
      wood,
    );
    canvas.polygon(
      [
        [x + 15, 150],
        [x + 15, 112],
        [x + 110, 26],
        [x + 76, 26],
      ],
      canvas.shade(wood, 0.15),
    );
  }
  canvas.rect(0, 26, canvas.width, 26, wood);
}

function drawPendants(canvas: Canvas): void {
  for (const x of [260, 560, 950, 1250]) {
    canvas.rect(x - 1.5, 50, 3, 90, canvas.paint(colours.slateDark));
    canvas.circle(x, 176, 120, canvas.glow('#ffe1a0', 0.4));
    canvas.path(
      `M${x - 44} 176 Q${x - 36} 138 ${x} 136 Q${x + 36} 138 ${x + 44} 176 Z`,
      canvas.paint(colours.green),
    );
    canvas.ellipse(x, 176, 20, 7, '#ffedbf');
  }
}

function drawFloor(canvas: Canvas): void {
  const tone = canvas.paint('#bfa88a');
  canvas.rect(
    0,
    floor,
    canvas.width,
    canvas.height - floor,
    canvas.gradient([canvas.shade(tone, 0.12), tone]),
  );
  let joints = '';
  for (let side = -15; side <= 15; side++)
    joints += `M${800 + side * 82} ${floor} L${800 + side * 170} 1000 `;
  for (const y of [744, 782, 838, 912]) joints += `M0 ${y} H1600 `;
  canvas.path(joints, 'none', { stroke: canvas.shade(tone, 0.14), 'stroke-width': '2' });
  canvas.rect(0, floor - 16, canvas.width, 16, canvas.shade(tone, 0.3));
  if (canvas.light.sunHeight < 0.1) return;
  for (const [x] of windows) {
    canvas.polygon(
      [
        [x - 70, floor + 30],
        [x + 90, floor + 30],
        [x - 10, floor + 210],
        [x - 190, floor + 210],
      ],
      canvas.light.sun,
      { 'fill-opacity': '0.26' },
    );
  }
}

/** A place where something is made, with what is made in it. */
export function drawWorkshop(canvas: Canvas, { craft }: WorkshopOptions): void {
  drawView(canvas, craft);
  drawWall(canvas, canvas.paint(walls[craft]));
  drawBeams(canvas);
  drawFloor(canvas);
  drawPendants(canvas);
  drawCraft(canvas, craft, floor);
}
