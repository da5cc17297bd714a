import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';
import { glassFill } from './windows.ts';

export type HouseKind = 'masia' | 'white' | 'stone' | 'slate' | 'wood' | 'trulli';

interface HouseLook {
  wall: string;
  roof: string;
  shutter: string;
}

const looks: Record<Exclude<HouseKind, 'trulli'>, HouseLook> = {
  masia: { wall: '#e2c9a0', roof: '#c0703f', shutter: colours.green },
  white: { wall: '#fdf8ec', roof: '#c8693f', shutter: '#2f6f96' },
  stone: { wall: '#cbbfa6', roof: '#b5654a', shutter: '#5f7fa0' },
  slate: { wall: '#d8d1c0', roof: '#56666c', shutter: '#a5442f' },
  wood: { wall: '#c08a54', roof: '#4a5a5c', shutter: colours.green },
};

interface Block {
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

function drawBlock(
  canvas: Canvas,
  kind: Exclude<HouseKind, 'trulli'>,
  x: number,
  foot: number,
  block: Block,
): void {
  const { left, width, height, rise } = block;
  const look = looks[kind];
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

function drawHouseWindow(
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

/** A country house of three parts, its door at the point. */
export function drawCountryHouse(
  canvas: Canvas,
  kind: Exclude<HouseKind, 'trulli'>,
  x: number,
  foot: number,
): void {
  const { shutter } = looks[kind];
  const left: Block = { left: -430, width: 250, height: 160, rise: 66 };
  const right: Block = { left: 190, width: 270, height: 176, rise: 70 };
  const middle: Block = { left: -210, width: 420, height: 290, rise: 100 };
  const chimney = canvas.paint(looks[kind].wall);
  canvas.rect(x + 104, foot - 470, 46, 110, chimney);
  canvas.rect(x + 98, foot - 478, 58, 14, canvas.paint(looks[kind].roof));
  for (const [index, puff] of [
    [0, 22],
    [1, 30],
    [2, 40],
  ] as const)
    canvas.circle(x + 132 + index * 34, foot - 512 - index * 40, puff, canvas.light.cloud, {
      'fill-opacity': String(0.4 - index * 0.1),
    });
  for (const block of [left, right, middle]) drawBlock(canvas, kind, x, foot, block);
  for (const at of [-150, -24, 104]) drawHouseWindow(canvas, x + at, foot - 240, 46, 66, shutter);
  for (const at of [-150, 104]) drawHouseWindow(canvas, x + at, foot - 112, 46, 62, shutter);
  for (const at of [-372, -268]) drawHouseWindow(canvas, x + at, foot - 116, 38, 54, shutter);
  drawHouseWindow(canvas, x + 366, foot - 124, 42, 58, shutter);
  canvas.path(
    `M${x + 236} ${foot} V${foot - 70} a 38 38 0 0 1 76 0 V${foot} Z`,
    canvas.paint(colours.woodDark),
  );
  canvas.path(`M${x - 50} ${foot} V${foot - 86} a 48 48 0 0 1 96 0 V${foot} Z`, canvas.paint(colours.stone));
  canvas.path(`M${x - 40} ${foot} V${foot - 84} a 38 38 0 0 1 76 0 V${foot} Z`, canvas.paint(shutter));
  canvas.circle(x + 22, foot - 52, 5, canvas.paint(colours.sun));
}

/** Round dry-stone houses, each under its cone. */
export function drawTrulli(canvas: Canvas, x: number, foot: number): void {
  const white = canvas.paint(colours.white);
  const cone = canvas.paint('#8d8b80');
  const one = (at: number, width: number, wall: number, rise: number, hasDoor: boolean) => {
    const left = x + at - width / 2;
    const top = foot - wall;
    canvas.rect(left, top, width, wall, canvas.gradient([white, white, canvas.shade(white, 0.16)], 'across'));
    canvas.path(
      `M${left - 16} ${top + 6} Q${x + at - width * 0.2} ${top - rise * 0.5} ${x + at} ${top - rise} Q${x + at + width * 0.2} ${top - rise * 0.5} ${left + width + 16} ${top + 6} Z`,
      cone,
    );
    canvas.path(
      `M${x + at} ${top - rise} Q${x + at + width * 0.2} ${top - rise * 0.5} ${left + width + 16} ${top + 6} H${x + at + width * 0.1} Z`,
      canvas.shade(cone, 0.24),
    );
    for (let course = 0.14; course < 0.9; course += 0.13) {
      const y = top - rise * (1 - course);
      const half = (width / 2 + 10) * course ** 0.86;
      canvas.path(`M${x + at - half} ${y} q ${half} 10 ${half * 2} 0`, 'none', {
        stroke: canvas.shade(cone, 0.34),
        'stroke-width': '2.5',
        'stroke-opacity': '0.6',
      });
    }
    canvas.rect(x + at - 4, top - rise - 22, 8, 26, white);
    canvas.circle(x + at, top - rise - 26, 10, white);
    if (hasDoor) {
      canvas.path(
        `M${x + at - 30} ${foot} V${foot - 70} a 30 30 0 0 1 60 0 V${foot} Z`,
        canvas.paint(colours.green),
      );
    } else
      canvas.path(
        `M${x + at - 17} ${foot - 44} V${foot - 74} a 17 17 0 0 1 34 0 V${foot - 44} Z`,
        glassFill(canvas),
      );
  };
  one(-330, 200, 128, 170, false);
  one(330, 190, 124, 160, false);
  one(-170, 220, 140, 200, true);
  one(186, 230, 142, 206, true);
  one(8, 260, 158, 250, true);
}
