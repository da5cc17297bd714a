import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawPanelsOn } from '../parts/flat-panels.ts';
import { drawHills } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawSkyline } from '../parts/skyline.ts';
import { drawTree } from '../parts/trees.ts';

export type CarportOptions = Record<never, never>;

function drawCar(canvas: Canvas, x: number, y: number, size: number): void {
  const { random } = canvas;
  const paint = canvas.paint(
    random.pick([colours.white, '#b4483a', '#2f6f96', colours.green, colours.sun, '#8d989a']),
  );
  canvas.ellipse(x, y + 2, size * 0.52, size * 0.04, canvas.light.shadow, { 'fill-opacity': '0.35' });
  canvas.path(
    `M${x - size * 0.3} ${y - size * 0.24} L${x - size * 0.2} ${y - size * 0.42} Q${x} ${y - size * 0.46} ${x + size * 0.2} ${y - size * 0.42} L${x + size * 0.32} ${y - size * 0.24} Z`,
    canvas.shade(paint, 0.12),
  );
  canvas.path(
    `M${x - size * 0.26} ${y - size * 0.25} L${x - size * 0.18} ${y - size * 0.39} H${x - size * 0.02} V${y - size * 0.25} Z M${x + size * 0.02} ${y - size * 0.25} V${y - size * 0.39} H${x + size * 0.18} L${x + size * 0.27} ${y - size * 0.25} Z`,
    canvas.paint('#a9cdd0'),
  );
  canvas.rect(x - size * 0.48, y - size * 0.27, size * 0.96, size * 0.2, paint, { rx: size * 0.07 });
  canvas.rect(x - size * 0.48, y - size * 0.13, size * 0.96, size * 0.06, canvas.shade(paint, 0.22), {
    rx: size * 0.03,
  });
  for (const at of [-0.29, 0.29]) {
    canvas.circle(x + size * at, y - size * 0.07, size * 0.09, canvas.paint('#2a3033'));
    canvas.circle(x + size * at, y - size * 0.07, size * 0.04, canvas.paint(colours.metal));
  }
  canvas.circle(x + size * 0.45, y - size * 0.19, size * 0.025, '#ffe9ad');
}

function drawCanopy(canvas: Canvas, foot: number, height: number, depth: number): void {
  const steel = canvas.paint(colours.metal, depth);
  const top = foot - height;
  canvas.polygon(
    [
      [-40, foot + 4],
      [canvas.width + 40, foot + 4],
      [canvas.width + 40, foot + height * 0.24],
      [-40, foot + height * 0.24],
    ],
    canvas.light.shadow,
    { 'fill-opacity': '0.16' },
  );
  for (let x = 80; x < canvas.width; x += height * 1.45) {
    canvas.polygon(
      [
        [x - 9, foot],
        [x + 9, foot],
        [x + 7, top + 20],
        [x - 7, top + 20],
      ],
      canvas.shade(steel, 0.25),
    );
    canvas.polygon(
      [
        [x - 6, top + height * 0.4],
        [x + 6, top + height * 0.4],
        [x + height * 0.42, top + 14],
        [x + height * 0.34, top + 14],
      ],
      canvas.shade(steel, 0.35),
    );
  }
  const corners: [Point, Point, Point, Point] = [
    [-60, top - height * 0.34],
    [canvas.width + 60, top - height * 0.34],
    [canvas.width + 60, top + height * 0.06],
    [-60, top + height * 0.06],
  ];
  canvas.polygon(corners, canvas.shade(steel, 0.3));
  drawPanelsOn(canvas, corners, Math.round(4200 / height), 3, depth);
  canvas.rect(-60, top + height * 0.06, canvas.width + 120, 9, canvas.paint(colours.white, depth));
}

/** A car park under a roof of panels. */
export function drawCarport(canvas: Canvas, _options: CarportOptions): void {
  const { random } = canvas;
  drawSky(canvas, { horizon: 480 });
  drawHills(canvas, { base: 500, height: 110, colour: colours.leaf, depth: 0.6 });
  drawSkyline(canvas, 470, 0.34);
  canvas.rect(
    0,
    560,
    canvas.width,
    450,
    canvas.gradient([canvas.paint('#b9b8ab', 0.1), canvas.paint('#a2a298')]),
  );
  for (const [foot, height, size] of [
    [610, 130, 110],
    [740, 200, 170],
    [950, 320, 280],
  ] as const) {
    for (let x = 40; x < canvas.width + 60; x += size * 1.16) {
      canvas.polygon(
        [
          [x - size * 0.62, foot - 8],
          [x - size * 0.6, foot - 8],
          [x - size * 0.7, foot + size * 0.14],
          [x - size * 0.73, foot + size * 0.14],
        ],
        canvas.paint(colours.white),
      );
      if (random.chance(0.8)) drawCar(canvas, x, foot, size);
    }
    drawCanopy(canvas, foot - 4, height, foot < 620 ? 0.2 : foot < 800 ? 0.1 : 0);
    if (foot < 700) for (const x of [380, 1180]) drawTree(canvas, 'poplar', x, foot + 20, 170, 0.12);
  }
}
