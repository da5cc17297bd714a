import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { glassFill } from './windows.ts';

/** A long country house with a tower, its door at the point. */
export function drawFarmhouse(
  canvas: Canvas,
  x: number,
  y: number,
  scale = 1,
  wallColour: string = colours.cream,
): void {
  const depth = scale < 1 ? 0.14 : 0;
  const wall = canvas.paint(wallColour, depth);
  const roof = canvas.paint(colours.terracotta, depth);
  const s = (value: number) => value * scale;
  const roofed = (left: number, top: number, width: number, height: number, rise: number) => {
    canvas.rect(x + s(left), y - s(top), s(width), s(height), wall);
    canvas.rect(x + s(left + width * 0.62), y - s(top), s(width * 0.38), s(height), canvas.shade(wall, 0.14));
    canvas.polygon(
      [
        [x + s(left - 10), y - s(top)],
        [x + s(left + 14), y - s(top + rise)],
        [x + s(left + width - 14), y - s(top + rise)],
        [x + s(left + width + 10), y - s(top)],
      ],
      roof,
    );
    canvas.rect(x + s(left - 10), y - s(top), s(width + 20), s(5), canvas.shade(roof, 0.25));
  };
  roofed(-170, 92, 340, 92, 40);
  roofed(-110, 150, 110, 150, 36);
  roofed(96, 66, 130, 66, 26);
  const window = (left: number, top: number, width = 20, height = 28) => {
    canvas.rect(
      x + s(left - 3),
      y - s(top + 3),
      s(width + 6),
      s(height + 6),
      canvas.paint(colours.white, depth),
    );
    canvas.rect(x + s(left), y - s(top), s(width), s(height), glassFill(canvas));
  };
  for (const left of [-150, 26, 66]) window(left, 66);
  for (const left of [-92, -46]) window(left, 126);
  window(-69, 70);
  for (const left of [118, 164]) window(left, 46);
  canvas.path(
    `M${x + s(-30)} ${y} V${y - s(34)} a ${s(16)} ${s(16)} 0 0 1 ${s(32)} 0 V${y} Z`,
    canvas.paint(colours.green, depth),
  );
}
