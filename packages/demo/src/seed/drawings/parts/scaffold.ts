import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { type BuildingPlace, heightOf } from './building-style.ts';

/** Poles, boards and a net over part of a building that is being renovated. */
export function drawScaffold(canvas: Canvas, place: BuildingPlace): void {
  const { x, foot, width, floors, floorHeight = 104 } = place;
  const top = foot - heightOf(place) - 20;
  const left = x + width * 0.46;
  const right = x + width + 26;
  const pole = canvas.paint('#6f7f83');
  canvas.rect(left, top + 50, right - left, foot - top - 190, canvas.paint(colours.leaf), {
    'fill-opacity': '0.3',
  });
  for (let at = left; at <= right + 1; at += (right - left) / 4)
    canvas.rect(at - 3, top, 6, foot - top, pole);
  for (let floor = 0; floor <= floors; floor++) {
    const y = foot - 128 - floor * floorHeight + 12;
    canvas.rect(left - 12, y, right - left + 24, 9, canvas.paint(colours.wood));
    canvas.rect(left - 8, y - 36, right - left + 16, 4, pole);
    const step = (right - left) / 4;
    const from = left + step * (floor % 4);
    canvas.line([from, y], [from + step, y - floorHeight], pole, 3);
  }
}
