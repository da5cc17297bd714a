import type { Canvas, Point } from '../canvas.ts';
import { colours, mix } from '../colours.ts';

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Panels laid on a slope given by its corners: top left, top right, bottom right, bottom left. */
export function drawPanelsOn(
  canvas: Canvas,
  corners: [Point, Point, Point, Point],
  columns: number,
  rows: number,
  depth = 0,
): void {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const at = (across: number, down: number) =>
    between(between(topLeft, topRight, across), between(bottomLeft, bottomRight, across), down);
  const sky = mix(colours.panelLight, canvas.light.skyMiddle, 0.3);
  const fill = canvas.gradient([canvas.paint(sky, depth), canvas.paint(colours.panel, depth)]);
  const gap = 0.1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, right] = [(column + gap / 2) / columns, (column + 1 - gap / 2) / columns];
      const [top, bottom] = [(row + gap / 2) / rows, (row + 1 - gap / 2) / rows];
      canvas.polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)], fill);
      const middle = (top + bottom) / 2;
      canvas.line(at(left, middle), at(right, middle), canvas.paint('#cfe3e6', depth), 1, {
        'stroke-opacity': '0.5',
      });
    }
  }
}
