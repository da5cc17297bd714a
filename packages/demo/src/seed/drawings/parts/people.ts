import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';

export const clothes = [
  colours.green,
  colours.coral,
  colours.sun,
  colours.slate,
  '#2f5d73',
  colours.rose,
  colours.white,
];
export const skins = ['#e9b98f', '#c98d63', '#f2cba4', '#8f5d3f'];

/** Somebody who passes by, seen from the side; the feet stand at the point. */
export function drawWalker(canvas: Canvas, x: number, y: number, size = 92): void {
  const { random } = canvas;
  const coat = canvas.paint(random.pick(clothes));
  const legs = canvas.paint(random.pick([colours.slateDark, '#3d4b66', colours.woodDark]));
  const facing = random.chance(0.5) ? 1 : -1;
  canvas.ellipse(x + 6, y, size * 0.24, size * 0.035, canvas.light.shadow, { 'fill-opacity': '0.25' });
  canvas.path(
    `M${x - size * 0.06} ${y - size * 0.46} L${x - size * 0.13 * facing} ${y} h ${size * 0.07} L${x + size * 0.02} ${y - size * 0.34} L${x + size * 0.1 * facing} ${y} h ${size * 0.07} L${x + size * 0.08} ${y - size * 0.46} Z`,
    legs,
  );
  canvas.path(
    `M${x - size * 0.11} ${y - size * 0.36} q ${-size * 0.01} ${-size * 0.42} ${size * 0.11} ${-size * 0.42} q ${size * 0.13} 0 ${size * 0.12} ${size * 0.42} Z`,
    coat,
  );
  canvas.circle(x + size * 0.015 * facing, y - size * 0.86, size * 0.085, canvas.paint(random.pick(skins)));
  canvas.path(
    `M${x - size * 0.09} ${y - size * 0.86} a ${size * 0.09} ${size * 0.09} 0 0 1 ${size * 0.19} ${-size * 0.01} q ${-size * 0.1} ${-size * 0.05} ${-size * 0.19} ${size * 0.01} Z`,
    canvas.paint(random.pick(['#4a3526', '#2a2320', '#a9744a', '#b9b3a8'])),
  );
  if (random.chance(0.35))
    canvas.rect(
      x + size * 0.1 * facing,
      y - size * 0.46,
      size * 0.13,
      size * 0.15,
      canvas.paint(random.pick([colours.sun, colours.sand])),
      { rx: 3 },
    );
}

export function drawLamp(canvas: Canvas, x: number, y: number): void {
  const iron = canvas.paint(colours.slateDark);
  canvas.rect(x - 3, y - 210, 6, 210, iron);
  canvas.rect(x - 9, y - 16, 18, 16, iron);
  canvas.path(`M${x} ${y - 208} q 30 -22 44 8`, 'none', { stroke: iron, 'stroke-width': '4' });
  if (canvas.light.lamps > 0.3) canvas.circle(x + 44, y - 186, 90, canvas.glow('#ffdf9a', 0.6));
  canvas.polygon(
    [
      [x + 34, y - 200],
      [x + 54, y - 200],
      [x + 60, y - 172],
      [x + 28, y - 172],
    ],
    canvas.light.lamps > 0.3 ? '#ffe8b4' : canvas.paint(colours.glass),
  );
  canvas.rect(x + 30, y - 204, 28, 5, iron);
}

/** A cargo bike with its box in front and somebody riding it. */
export function drawCargoBike(canvas: Canvas, x: number, y: number): void {
  const { random } = canvas;
  const dark = canvas.paint(colours.slateDark);
  const box = canvas.paint(random.pick([colours.green, colours.sun, colours.coral]));
  canvas.ellipse(x + 20, y + 2, 120, 7, canvas.light.shadow, { 'fill-opacity': '0.28' });
  for (const [left, radius] of [
    [x - 62, 30],
    [x + 104, 22],
  ] as const) {
    canvas.circle(left, y - radius, radius, 'none', { stroke: dark, 'stroke-width': '6' });
    canvas.circle(left, y - radius, 4, dark);
  }
  canvas.path(
    `M${x - 62} ${y - 30} L${x - 22} ${y - 28} L${x + 10} ${y - 30} L${x + 104} ${y - 24} M${x - 22} ${y - 28} L${x - 34} ${y - 76} M${x + 10} ${y - 30} L${x + 4} ${y - 96} h -16`,
    'none',
    { stroke: dark, 'stroke-width': '6', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  );
  canvas.rect(x + 22, y - 92, 82, 56, box, { rx: 6 });
  canvas.rect(x + 22, y - 92, 82, 12, canvas.paint(colours.white), { rx: 5 });
  canvas.path(
    `M${x - 48} ${y - 82} q 2 -58 26 -60 q 18 4 16 50 l -6 14 l -20 0 Z`,
    canvas.paint(random.pick(clothes)),
  );
  canvas.path(`M${x - 40} ${y - 84} l 26 16 l -6 44 l 12 0 l 8 -52 l -18 -18 Z`, canvas.paint('#3d4b66'));
  canvas.path(`M${x - 20} ${y - 128} L${x - 8} ${y - 98}`, 'none', {
    stroke: canvas.paint('#e9b98f'),
    'stroke-width': '8',
    'stroke-linecap': 'round',
  });
  canvas.circle(x - 22, y - 156, 15, canvas.paint(random.pick(skins)));
  canvas.path(
    `M${x - 39} ${y - 157} a 17 17 0 0 1 34 -2 Z`,
    canvas.paint(random.pick([colours.sun, colours.white, colours.green])),
  );
}
