import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';

const hulls = [colours.green, '#b4483a', '#2f6f96', colours.sun, colours.white, '#3d4b50'];

function reflect(canvas: Canvas, x: number, y: number, width: number, fill: string): void {
  for (let index = 0; index < 5; index++) {
    const half = (width / 2) * (1 - index * 0.17);
    canvas.rect(x - half + index * 5, y + 5 + index * 9, half * 2 - index * 6, 4, fill, {
      rx: 2,
      'fill-opacity': String(0.34 - index * 0.05),
    });
  }
}

function drawHull(canvas: Canvas, x: number, y: number, width: number, height: number, fill: string): void {
  reflect(canvas, x, y, width, canvas.shade(fill, 0.3));
  canvas.path(
    `M${x - width * 0.5} ${y - height} Q${x} ${y - height * 0.72} ${x + width * 0.54} ${y - height * 1.25} Q${x + width * 0.46} ${y - height * 0.1} ${x + width * 0.36} ${y} H${x - width * 0.42} Q${x - width * 0.49} ${y - height * 0.4} ${x - width * 0.5} ${y - height} Z`,
    fill,
  );
  canvas.path(
    `M${x - width * 0.5} ${y - height} Q${x} ${y - height * 0.72} ${x + width * 0.54} ${y - height * 1.25} l ${-width * 0.008} ${height * 0.2} Q${x} ${y - height * 0.5} ${x - width * 0.495} ${y - height * 0.78} Z`,
    canvas.paint(colours.white),
  );
  canvas.path(
    `M${x - width * 0.455} ${y - height * 0.22} H${x + width * 0.41} L${x + width * 0.36} ${y} H${x - width * 0.42} Z`,
    canvas.shade(fill, 0.3),
  );
}

/** A working boat with its wheelhouse and crane; `size` is its length. */
export function drawFishingBoat(canvas: Canvas, x: number, y: number, size: number): void {
  const { random } = canvas;
  const fill = canvas.paint(random.pick(hulls));
  const mast = canvas.paint(colours.woodDark);
  const white = canvas.paint(colours.white);
  const height = size * 0.18;
  canvas.rect(x + size * 0.02, y - size * 0.72, size * 0.022, size * 0.6, mast);
  canvas.line([x + size * 0.03, y - size * 0.66], [x - size * 0.4, y - size * 0.42], mast, size * 0.014);
  canvas.line(
    [x - size * 0.4, y - size * 0.42],
    [x - size * 0.4, y - size * 0.22],
    canvas.paint(colours.slateDark),
    2,
  );
  canvas.line(
    [x + size * 0.03, y - size * 0.71],
    [x + size * 0.5, y - height * 1.3],
    canvas.paint(colours.slateDark),
    1.6,
  );
  canvas.rect(x + size * 0.1, y - size * 0.4, size * 0.24, size * 0.24, white);
  canvas.rect(x + size * 0.25, y - size * 0.4, size * 0.09, size * 0.24, canvas.shade(white, 0.16));
  canvas.rect(x + size * 0.08, y - size * 0.43, size * 0.28, size * 0.035, canvas.paint(colours.sun));
  for (const left of [0.12, 0.2])
    canvas.rect(
      x + size * left,
      y - size * 0.36,
      size * 0.06,
      size * 0.07,
      canvas.random.chance(canvas.light.lamps) ? '#ffd98a' : canvas.paint(colours.seaDeep),
    );
  drawHull(canvas, x, y, size, height, fill);
  for (const left of [-0.34, -0.22]) {
    canvas.rect(
      x + size * left,
      y - height * 1.42,
      size * 0.1,
      height * 0.5,
      canvas.paint(random.pick([colours.wood, colours.coral, colours.ochre])),
    );
  }
  for (const left of [-0.3, -0.05, 0.2])
    canvas.circle(x + size * left, y - height * 0.42, size * 0.025, canvas.paint(colours.cream));
}

/** A small boat with one slanting sail, as along the Catalan coast. */
export function drawSailBoat(canvas: Canvas, x: number, y: number, size: number): void {
  const { random } = canvas;
  const fill = canvas.paint(random.pick(hulls));
  const sail = canvas.paint(random.pick([colours.white, colours.cream, '#e9b06a', '#d9744f']));
  canvas.rect(x - size * 0.02, y - size * 0.86, size * 0.025, size * 0.72, canvas.paint(colours.woodDark));
  canvas.path(
    `M${x + size * 0.38} ${y - size * 1.12} Q${x - size * 0.1} ${y - size * 0.7} ${x - size * 0.46} ${y - size * 0.26} Q${x} ${y - size * 0.3} ${x + size * 0.3} ${y - size * 0.26} Q${x + size * 0.44} ${y - size * 0.7} ${x + size * 0.38} ${y - size * 1.12} Z`,
    sail,
  );
  canvas.path(
    `M${x + size * 0.38} ${y - size * 1.12} Q${x + size * 0.2} ${y - size * 0.6} ${x + size * 0.06} ${y - size * 0.28} L${x + size * 0.3} ${y - size * 0.26} Q${x + size * 0.44} ${y - size * 0.7} ${x + size * 0.38} ${y - size * 1.12} Z`,
    canvas.shade(sail, 0.12),
  );
  canvas.line(
    [x - size * 0.5, y - size * 0.24],
    [x + size * 0.4, y - size * 1.14],
    canvas.paint(colours.wood),
    size * 0.02,
  );
  drawHull(canvas, x, y, size, size * 0.15, fill);
}

export function drawLighthouse(canvas: Canvas, x: number, y: number, size: number, depth: number): void {
  const { light } = canvas;
  const white = canvas.paint(colours.white, depth);
  const red = canvas.paint('#bd4a3a', depth);
  if (light.lamps > 0.3) canvas.circle(x, y - size * 0.98, size * 0.9, canvas.glow('#ffe4a0', 0.7));
  const half = (share: number) => size * (0.14 - share * 0.05);
  for (let band = 0; band < 5; band++) {
    const low = band / 5;
    const high = (band + 1) / 5;
    canvas.polygon(
      [
        [x - half(low), y - size * 0.85 * low],
        [x + half(low), y - size * 0.85 * low],
        [x + half(high), y - size * 0.85 * high],
        [x - half(high), y - size * 0.85 * high],
      ],
      band % 2 ? red : white,
    );
  }
  canvas.polygon(
    [
      [x + half(0) * 0.3, y],
      [x + half(0), y],
      [x + half(1), y - size * 0.85],
      [x + half(1) * 0.3, y - size * 0.85],
    ],
    light.shadow,
    { 'fill-opacity': '0.16' },
  );
  canvas.rect(x - size * 0.12, y - size * 0.88, size * 0.24, size * 0.035, canvas.shade(white, 0.4));
  canvas.rect(
    x - size * 0.065,
    y - size * 1.02,
    size * 0.13,
    size * 0.14,
    light.lamps > 0.3 ? '#ffe9ad' : canvas.paint(colours.glass, depth),
  );
  canvas.path(
    `M${x - size * 0.09} ${y - size * 1.02} Q${x} ${y - size * 1.16} ${x + size * 0.09} ${y - size * 1.02} Z`,
    red,
  );
}
