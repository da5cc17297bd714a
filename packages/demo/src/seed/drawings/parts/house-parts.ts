import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';
import { glassFill } from './windows.ts';

export type HouseKind = 'masia' | 'white' | 'stone' | 'slate' | 'wood' | 'trulli';

export type BuiltHouse = Exclude<HouseKind, 'trulli'>;

export interface HouseLook {
  wall: string;
  roof: string;
  shutter: string;
}

export const houseLooks: Record<BuiltHouse, HouseLook> = {
  masia: { wall: '#e2c9a0', roof: '#c0703f', shutter: colours.green },
  white: { wall: '#fdf8ec', roof: '#c8693f', shutter: '#2f6f96' },
  stone: { wall: '#cbbfa6', roof: '#b5654a', shutter: '#5f7fa0' },
  slate: { wall: '#d8d1c0', roof: '#56666c', shutter: '#a5442f' },
  wood: { wall: '#c08a54', roof: '#4a5a5c', shutter: colours.green },
};

export interface Block {
  left: number;
  width: number;
  height: number;
  rise: number;
}

function drawTexture(
  canvas: Canvas,
  kind: HouseKind,
  x: number,
  foot: number,
  { left, width, height }: Block,
  wall: string,
): void {
  const { random } = canvas;
  if (kind === 'wood') {
    for (let y = 22; y < height; y += 22)
      canvas.rect(x + left, foot - y, width, 2.5, canvas.shade(wall, 0.2));
    return;
  }
  if (kind === 'white') return;
  for (let index = 0; index < (width * height) / 2600; index++) {
    canvas.rect(
      x + left + random.between(6, width - 40),
      foot - random.between(14, height - 8),
      random.between(16, 36),
      random.between(8, 14),
      canvas.shade(wall, random.between(0.05, 0.14)),
      { rx: 4 },
    );
  }
}

/** A part of a house under a roof seen from its long side. */
export function drawBlock(canvas: Canvas, kind: BuiltHouse, x: number, foot: number, block: Block): void {
  const { left, width, height, rise } = block;
  const look = houseLooks[kind];
  const wall = canvas.paint(look.wall);
  const roof = canvas.paint(look.roof);
  const top = foot - height;
  canvas.rect(
    x + left,
    top,
    width,
    height,
    canvas.gradient([wall, wall, canvas.shade(wall, 0.12)], 'across'),
  );
  drawTexture(canvas, kind, x, foot, block, wall);
  const eaves: Point[] = [
    [x + left - 24, top + 6],
    [x + left + 26, top - rise],
    [x + left + width - 26, top - rise],
    [x + left + width + 24, top + 6],
  ];
  canvas.rect(x + left, top, width, 14, canvas.light.shadow, { 'fill-opacity': '0.22' });
  canvas.polygon(eaves, roof);
  let tiles = '';
  for (let step = 0; step <= width + 40; step += 17) {
    const share = step / (width + 40);
    tiles += `M${(x + left - 24 + share * (width + 48)).toFixed(1)} ${top + 6} L${(x + left + 26 + share * (width - 52)).toFixed(1)} ${top - rise} `;
  }
  canvas.path(tiles, 'none', { stroke: canvas.shade(roof, 0.2), 'stroke-width': '2.5' });
  canvas.rect(x + left + 24, top - rise - 5, width - 48, 8, canvas.shade(roof, 0.3));
}

export function drawHouseWindow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  shutter: string,
): void {
  canvas.rect(x - 5, y - 5, width + 10, height + 10, canvas.paint(colours.white));
  canvas.rect(x, y, width, height, glassFill(canvas));
  canvas.rect(x + width / 2 - 1.5, y, 3, height, canvas.paint(colours.white));
  canvas.rect(x, y + height * 0.4, width, 3, canvas.paint(colours.white));
  for (const left of [x - width * 0.62, x + width * 1.12]) {
    canvas.rect(left, y - 4, width * 0.5, height + 8, canvas.paint(shutter));
    for (let slat = 8; slat < height; slat += 11)
      canvas.rect(left + 3, y + slat, width * 0.5 - 6, 2.5, canvas.shade(canvas.paint(shutter), 0.28));
  }
}

/** A part of a house that shows its gable. */
export function drawGabled(
  canvas: Canvas,
  kind: BuiltHouse,
  x: number,
  foot: number,
  { left, width, height, rise }: Block,
): void {
  const wall = canvas.paint(houseLooks[kind].wall);
  const roof = canvas.paint(houseLooks[kind].roof);
  const top = foot - height;
  const middle = x + left + width / 2;
  const fill = canvas.gradient([wall, wall, canvas.shade(wall, 0.12)], 'across');
  canvas.path(
    `M${x + left} ${foot} V${top} L${middle} ${top - rise} L${x + left + width} ${top} V${foot} Z`,
    fill,
  );
  drawTexture(canvas, kind, x, foot, { left, width, height, rise }, wall);
  const eave = 34;
  const slope = rise / (width / 2);
  const low = top + eave * slope;
  const edge = `M${x + left - eave} ${low} L${middle} ${top - rise} L${x + left + width + eave} ${low}`;
  canvas.path(edge, 'none', { stroke: canvas.light.shadow, 'stroke-width': '34', 'stroke-opacity': '0.16' });
  canvas.path(edge, 'none', { stroke: roof, 'stroke-width': '24', 'stroke-linejoin': 'miter' });
  canvas.path(edge, 'none', {
    stroke: canvas.shade(roof, 0.3),
    'stroke-width': '5',
    transform: 'translate(0 12)',
  });
}

export function drawHouseDoor(canvas: Canvas, x: number, foot: number, colour: string): void {
  canvas.path(`M${x - 50} ${foot} V${foot - 86} a 50 48 0 0 1 100 0 V${foot} Z`, canvas.paint(colours.stone));
  canvas.path(`M${x - 39} ${foot} V${foot - 84} a 39 38 0 0 1 78 0 V${foot} Z`, canvas.paint(colour));
  canvas.rect(x - 1.5, foot - 122, 3, 122, canvas.shade(canvas.paint(colour), 0.35));
  canvas.circle(x + 14, foot - 52, 5, canvas.paint(colours.sun));
}

export function drawSmokingChimney(canvas: Canvas, kind: BuiltHouse, x: number, top: number): void {
  canvas.rect(x, top, 46, 120, canvas.paint(houseLooks[kind].wall));
  canvas.rect(x + 30, top, 16, 120, canvas.shade(canvas.paint(houseLooks[kind].wall)));
  canvas.rect(x - 6, top - 8, 58, 14, canvas.paint(houseLooks[kind].roof));
  for (const [index, puff] of [20, 28, 38].entries()) {
    const opacity = String(0.42 - index * 0.1);
    canvas.circle(x + 26 + index * 34, top - 42 - index * 40, puff, canvas.light.cloud, {
      'fill-opacity': opacity,
    });
  }
}
