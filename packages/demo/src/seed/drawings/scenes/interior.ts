import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawArmchair, drawBed, drawFloorLamp, drawSofa, drawTable } from '../parts/furniture.ts';
import { drawHills, drawMountains, drawSea } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawSkyline } from '../parts/skyline.ts';
import { drawPottedPlant } from '../parts/yard.ts';

export interface InteriorOptions {
  room: 'living' | 'bedroom' | 'attic';
  view: 'city' | 'sea' | 'mountains' | 'garden';
}

const wallColours = ['#f6ead2', '#eef0e4', '#f7e3d3', '#e8efe9'];

function drawView(canvas: Canvas, view: InteriorOptions['view']): void {
  const horizon = 470;
  drawSky(canvas, { horizon, sunX: canvas.random.between(700, 1000), clouds: 4 });
  if (view === 'sea') {
    drawHills(canvas, { base: 472, height: 70, colour: colours.leaf, depth: 0.6 });
    drawSea(canvas, horizon, 760, 850);
    return;
  }
  if (view === 'mountains')
    drawMountains(canvas, { base: 560, height: 330, colour: '#7396a2', depth: 0.4, snow: true });
  drawHills(canvas, { base: 560, height: 120, colour: colours.leaf, depth: 0.45 });
  drawHills(canvas, { base: 640, height: 110, colour: colours.leaf, depth: 0.25 });
  if (view === 'city') drawSkyline(canvas, 640, 0.14);
}

/** The wall around an opening, so that what was drawn before is seen through it. */
function drawWallAround(
  canvas: Canvas,
  wall: string,
  [left, top]: Point,
  [right, bottom]: Point,
  floor: number,
): void {
  canvas.path(`M0 0 H${canvas.width} V${floor} H0 Z M${left} ${top} V${bottom} H${right} V${top} Z`, wall, {
    'fill-rule': 'evenodd',
  });
}

function drawFloorBoards(canvas: Canvas, top: number): void {
  const wood = canvas.paint('#c99a68');
  canvas.rect(0, top, canvas.width, canvas.height - top, canvas.gradient([canvas.shade(wood, 0.12), wood]));
  let seams = '';
  for (let side = -16; side <= 16; side++)
    seams += `M${800 + side * 66} ${top} L${800 + side * 132} ${canvas.height} `;
  canvas.path(seams, 'none', {
    stroke: canvas.shade(wood, 0.25),
    'stroke-width': '2.5',
    'stroke-opacity': '0.7',
  });
  canvas.rect(0, top - 22, canvas.width, 22, canvas.paint(colours.white));
}

function drawFrame(canvas: Canvas, [left, top]: Point, [right, bottom]: Point, columns: number): void {
  const frame = canvas.paint(colours.white);
  const step = (right - left) / columns;
  for (let column = 0; column <= columns; column++)
    canvas.rect(left + column * step - 7, top, 14, bottom - top, frame);
  canvas.rect(left - 7, top - 8, right - left + 14, 14, frame);
  canvas.rect(left - 7, top + (bottom - top) * 0.26, right - left + 14, 8, frame);
  canvas.rect(left - 22, bottom - 6, right - left + 44, 18, frame);
}

function drawSunOnFloor(canvas: Canvas, left: number, right: number, top: number): void {
  if (canvas.light.sunHeight < 0.1 || canvas.light.isNight) return;
  const step = (right - left) / 3;
  for (let pane = 0; pane < 3; pane++) {
    const from = left + pane * step + 12;
    canvas.polygon(
      [
        [from - 60, top + 40],
        [from + step - 84, top + 40],
        [from + step - 190, top + 190],
        [from - 170, top + 190],
      ],
      canvas.light.sun,
      { 'fill-opacity': '0.34' },
    );
  }
}

function drawPictureFrame(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  const { random } = canvas;
  canvas.rect(x, y, width, height, canvas.paint(colours.wood));
  canvas.rect(x + 8, y + 8, width - 16, height - 16, canvas.paint(colours.paper));
  canvas.circle(x + width * 0.6, y + height * 0.42, width * 0.16, canvas.paint(colours.sun));
  canvas.path(
    `M${x + 8} ${y + height * 0.72} q ${width * 0.25} ${-height * 0.26} ${width * 0.46} ${-height * 0.06} q ${width * 0.2} ${-height * 0.16} ${width * 0.54 - 16} 0 V${y + height - 8} H${x + 8} Z`,
    canvas.paint(random.pick([colours.green, colours.leaf, colours.terracotta])),
  );
}

function drawBeams(canvas: Canvas): void {
  const wood = canvas.paint(colours.wood);
  canvas.polygon(
    [
      [0, 0],
      [330, 0],
      [0, 400],
    ],
    canvas.shade(canvas.paint('#f6ead2'), 0.08),
  );
  canvas.polygon(
    [
      [canvas.width, 0],
      [canvas.width - 330, 0],
      [canvas.width, 400],
    ],
    canvas.shade(canvas.paint('#f6ead2'), 0.14),
  );
  canvas.rect(0, 0, canvas.width, 34, wood);
  for (const [from, to] of [
    [
      [330, 0],
      [0, 400],
    ],
    [
      [canvas.width - 330, 0],
      [canvas.width, 400],
    ],
  ] as [Point, Point][])
    canvas.line(from, to, wood, 26);
}

/** A bright room with what is seen from its window. */
export function drawInterior(canvas: Canvas, { room, view }: InteriorOptions): void {
  const { random } = canvas;
  drawView(canvas, view);
  const floor = 745;
  const from: Point = [random.integer(500, 560), 110];
  const to: Point = [random.integer(1090, 1180), room === 'bedroom' ? 520 : 640];
  const wall = canvas.paint(random.pick(wallColours));
  drawWallAround(canvas, wall, from, to, floor);
  if (room === 'attic') drawBeams(canvas);
  drawFrame(canvas, from, to, 3);
  for (const [x, side] of [
    [from[0] - 34, -1],
    [to[0] + 34, 1],
  ] as const) {
    const cloth = canvas.paint(random.pick([colours.cream, '#d5e2d9', '#f0d8b4']));
    canvas.path(
      `M${x} 84 h ${side * 92} q ${-side * 14} 300 ${side * 10} ${floor - 96} h ${-side * 104} Z`,
      cloth,
    );
    canvas.path(
      `M${x + side * 30} 84 q ${-side * 6} 300 ${side * 2} ${floor - 96} h ${side * 16} q ${-side * 4} -300 ${side * 2} ${-(floor - 96)} Z`,
      canvas.shade(cloth, 0.1),
    );
  }
  canvas.rect(from[0] - 140, 72, to[0] - from[0] + 280, 12, canvas.paint(colours.woodDark), { rx: 6 });
  drawFloorBoards(canvas, floor);
  drawSunOnFloor(canvas, from[0] - 60, to[0] - 60, floor);
  drawPictureFrame(canvas, 130, 220, 180, 220);
  drawFloorLamp(canvas, 1420, 800);
  drawPottedPlant(canvas, 1250, 800, 250);
  if (room === 'bedroom') drawBed(canvas, 700, 850);
  else {
    drawSofa(canvas, 430, 850);
    drawTable(canvas, 820, 905);
    if (room === 'living') drawArmchair(canvas, 1120, 872);
  }
}
