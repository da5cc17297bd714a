import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';

/** A standing tank with a domed lid, its door and its gauge. */
export function drawTank(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const metal = canvas.paint(colour);
  const half = width / 2;
  canvas.ellipse(x + 12, y + 6, half * 1.1, 14, canvas.light.shadow, { 'fill-opacity': '0.28' });
  for (const leg of [-half * 0.7, half * 0.55])
    canvas.rect(x + leg, y - 50, 16, 54, canvas.shade(metal, 0.45));
  const body = canvas.gradient(
    [canvas.shade(metal, 0.16), '#ffffff', metal, canvas.shade(metal, 0.34)],
    'across',
  );
  canvas.path(
    `M${x - half} ${y - height + 60} Q${x - half} ${y - height} ${x} ${y - height} Q${x + half} ${y - height} ${x + half} ${y - height + 60} V${y - 74} L${x + half * 0.3} ${y - 30} H${x - half * 0.3} L${x - half} ${y - 74} Z`,
    metal,
  );
  canvas.path(
    `M${x - half} ${y - height + 60} Q${x - half} ${y - height} ${x} ${y - height} Q${x + half} ${y - height} ${x + half} ${y - height + 60} V${y - 74} L${x + half * 0.3} ${y - 30} H${x - half * 0.3} L${x - half} ${y - 74} Z`,
    body,
    { 'fill-opacity': '0.75' },
  );
  for (const share of [0.2, 0.62])
    canvas.rect(x - half, y - height + height * share, width, 5, canvas.shade(metal, 0.3), {
      'fill-opacity': '0.55',
    });
  canvas.circle(x, y - height * 0.3, width * 0.17, canvas.shade(metal, 0.3));
  canvas.circle(x, y - height * 0.3, width * 0.13, metal);
  canvas.circle(x + half * 0.4, y - height * 0.68, 17, canvas.paint(colours.white));
  canvas.circle(x + half * 0.4, y - height * 0.68, 17, 'none', {
    stroke: canvas.shade(metal, 0.5),
    'stroke-width': '4',
  });
  canvas.line(
    [x + half * 0.4, y - height * 0.68],
    [x + half * 0.4 + 9, y - height * 0.68 - 9],
    canvas.paint(colours.coral),
    3,
  );
  canvas.rect(x - 8, y - height - 40, 16, 44, canvas.shade(metal, 0.25));
}

function drawBarrel(canvas: Canvas, x: number, y: number, size: number): void {
  const wood = canvas.paint(colours.wood);
  const iron = canvas.paint(colours.slateDark);
  canvas.circle(x, y - size / 2, size / 2, iron);
  canvas.circle(x, y - size / 2, size * 0.46, wood);
  for (const at of [-0.3, -0.15, 0, 0.15, 0.3]) {
    const reach = Math.sqrt(0.45 ** 2 - at ** 2) * size;
    canvas.rect(x + at * size - 1.5, y - size / 2 - reach, 3, reach * 2, canvas.shade(wood, 0.28));
  }
  canvas.rect(x - size * 0.44, y - size * 0.56, size * 0.88, size * 0.12, canvas.shade(wood, 0.14));
  canvas.circle(x, y - size * 0.5, size * 0.05, canvas.paint(colours.cream));
}

/** Barrels stacked in a pyramid of so many at its foot. */
export function drawBarrels(canvas: Canvas, x: number, y: number, count: number): void {
  const size = 150;
  canvas.ellipse(x, y + 4, count * size * 0.56, 16, canvas.light.shadow, { 'fill-opacity': '0.28' });
  for (let row = 0; row < count; row++) {
    for (let index = 0; index < count - row; index++) {
      drawBarrel(canvas, x + (index - (count - row - 1) / 2) * size, y - row * size * 0.87, size);
    }
  }
}

export function drawBottles(canvas: Canvas, x: number, y: number, width: number): void {
  const wood = canvas.paint(colours.wood);
  canvas.ellipse(x, y + 4, width * 0.56, 14, canvas.light.shadow, { 'fill-opacity': '0.28' });
  for (const leg of [-width * 0.44, width * 0.4])
    canvas.rect(x + leg, y - 110, 20, 112, canvas.shade(wood, 0.2));
  canvas.rect(x - width / 2, y - 128, width, 24, wood, { rx: 4 });
  for (let at = -width / 2 + 24; at < width / 2 - 14; at += 34) {
    const glass = canvas.paint(canvas.random.pick([colours.green, '#6d7a34', '#7a4a2a']));
    canvas.path(`M${x + at - 11} ${y - 128} v -52 q 0 -12 7 -18 v -24 h 9 v 24 q 7 6 7 18 v 52 Z`, glass);
    canvas.rect(x + at - 11, y - 166, 23, 24, canvas.paint(colours.cream));
    canvas.rect(x + at - 5, y - 226, 11, 9, canvas.paint(colours.sun));
  }
}

/** A brick oven with its fire. */
export function drawOven(canvas: Canvas, x: number, y: number): void {
  const brick = canvas.paint('#c98a63');
  canvas.rect(x - 40, 30, 110, y - 430, canvas.shade(brick, 0.08));
  canvas.path(
    `M${x - 280} ${y} V${y - 330} Q${x - 280} ${y - 470} ${x} ${y - 470} Q${x + 280} ${y - 470} ${x + 280} ${y - 330} V${y} Z`,
    brick,
  );
  for (let row = 0; row < 11; row++) {
    for (let column = 0; column < 8; column++) {
      if (canvas.random.chance(0.55)) continue;
      canvas.rect(
        x - 262 + column * 66 + (row % 2) * 18,
        y - 30 - row * 32,
        54,
        22,
        canvas.shade(brick, canvas.random.between(0.04, 0.16)),
        { rx: 3 },
      );
    }
  }
  canvas.path(
    `M${x - 150} ${y - 140} V${y - 210} a 150 120 0 0 1 300 0 V${y - 140} Z`,
    canvas.paint(colours.stone),
  );
  canvas.path(`M${x - 122} ${y - 140} V${y - 206} a 122 96 0 0 1 244 0 V${y - 140} Z`, '#3a2119');
  canvas.circle(x, y - 180, 190, canvas.glow('#ffb24a', 0.8));
  for (const [at, size, fill] of [
    [-50, 60, '#e8722e'],
    [34, 74, '#e8722e'],
    [-10, 56, '#f7b23f'],
    [40, 40, '#fbd877'],
    [-44, 32, '#fbd877'],
  ] as const) {
    canvas.path(
      `M${x + at - size * 0.4} ${y - 142} Q${x + at - size * 0.5} ${y - 142 - size * 0.6} ${x + at} ${y - 142 - size} Q${x + at + size * 0.5} ${y - 142 - size * 0.5} ${x + at + size * 0.4} ${y - 142} Z`,
      fill,
    );
  }
  canvas.rect(x - 180, y - 140, 360, 22, canvas.paint(colours.stoneDark));
}

/** A rack of loaves. */
export function drawLoaves(canvas: Canvas, x: number, y: number, shelves: number): void {
  const { random } = canvas;
  const wood = canvas.paint(colours.wood);
  for (const side of [-130, 118])
    canvas.rect(x + side, y - shelves * 104 - 20, 13, shelves * 104 + 22, canvas.shade(wood, 0.2));
  for (let shelf = 0; shelf < shelves; shelf++) {
    const top = y - 40 - shelf * 104;
    canvas.rect(x - 140, top, 280, 13, wood);
    for (const at of [-86, -4, 78]) {
      const crust = canvas.paint(random.pick(['#c9873f', '#b9742f', '#d79a52']));
      canvas.path(`M${x + at - 40} ${top} q -4 -50 40 -52 q 46 2 42 52 Z`, crust);
      for (const cut of [-18, 2, 20])
        canvas.line(
          [x + at + cut - 5, top - 40 + Math.abs(cut) * 0.4],
          [x + at + cut + 7, top - 22],
          canvas.paint('#f1d6a0'),
          4,
        );
    }
  }
}

/** Two stone wheels turning in their trough, as olives are crushed. */
export function drawPress(canvas: Canvas, x: number, y: number): void {
  const stone = canvas.paint('#c2b8a3');
  const steel = canvas.paint(colours.metal);
  canvas.ellipse(x + 10, y + 6, 250, 22, canvas.light.shadow, { 'fill-opacity': '0.28' });
  canvas.path(
    `M${x - 220} ${y - 130} L${x - 180} ${y} H${x + 180} L${x + 220} ${y - 130} Z`,
    canvas.gradient([canvas.shade(steel, 0.1), '#f2f4f0', canvas.shade(steel, 0.35)], 'across'),
  );
  canvas.ellipse(x, y - 130, 220, 34, canvas.shade(steel, 0.3));
  canvas.ellipse(x, y - 128, 198, 26, canvas.paint('#6f7a33'));
  canvas.rect(x - 9, y - 400, 18, 280, canvas.paint(colours.slateDark));
  for (const side of [-1, 1]) {
    canvas.ellipse(x + side * 92, y - 206, 70, 92, canvas.shade(stone, 0.24));
    canvas.ellipse(x + side * 80, y - 206, 70, 92, stone);
    canvas.ellipse(x + side * 80, y - 206, 46, 64, 'none', {
      stroke: canvas.shade(stone, 0.16),
      'stroke-width': '4',
    });
    canvas.ellipse(x + side * 80, y - 206, 13, 17, canvas.paint(colours.slateDark));
  }
  canvas.rect(x - 120, y - 214, 240, 14, canvas.paint(colours.slateDark));
  canvas.rect(x - 110, y - 420, 220, 28, canvas.paint(colours.green), { rx: 6 });
}
