import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { type BuildingPlace, type BuildingStyle, groundHeight, heightOf } from './building-style.ts';
import { drawArches, drawDoor, drawShop } from './ground-floors.ts';
import { drawRoof } from './roofs.ts';
import { drawBalcony, drawGallery, drawWindow } from './windows.ts';

function drawFloors(canvas: Canvas, place: BuildingPlace, style: BuildingStyle): void {
  const { x, foot, width, floors, floorHeight = 104 } = place;
  const wall = canvas.paint(style.wall);
  const columns = Math.max(2, Math.round(width / (style.window === 'shutters' ? 112 : 92)));
  const step = width / columns;
  const size = { width: style.window === 'modern' ? step * 0.56 : 40, height: floorHeight * 0.6 };
  for (let floor = 0; floor < floors; floor++) {
    const bottom = foot - groundHeight - floor * floorHeight;
    if (style.tiled) tileBand(canvas, x, bottom - floorHeight + 6, width, 18);
    if (floor > 0) canvas.rect(x, bottom - 3, width, 4, canvas.shade(wall, 0.1));
    for (let column = 0; column < columns; column++) {
      const left = x + step * (column + 0.5) - size.width / 2;
      const top = bottom - floorHeight * 0.2 - size.height;
      if (style.balcony === 'glazed' && column % 2 === 0) {
        drawGallery(canvas, x + step * column + 8, bottom - floorHeight + 10, step - 16, floorHeight - 14);
        continue;
      }
      drawWindow(canvas, left, top, size.width, size.height, {
        kind: style.window,
        frame: style.trim,
        shutter: style.shutter,
      });
      const reach = style.balcony === 'modern' ? step * 0.86 : step * 0.66;
      drawBalcony(
        canvas,
        style.balcony === 'glazed' ? 'iron' : style.balcony,
        x + step * (column + 0.5) - reach / 2,
        bottom - floorHeight * 0.2,
        reach,
        wall,
      );
    }
  }
}

function tileBand(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.rect(x, y, width, height, canvas.paint('#e7eef0'));
  for (let left = x; left < x + width - 8; left += 18) {
    canvas.polygon(
      [
        [left + 9, y + 2],
        [left + 16, y + 9],
        [left + 9, y + 16],
        [left + 2, y + 9],
      ],
      canvas.paint('#3b7196'),
    );
  }
}

/** A town house from its doorstep to its roof. */
export function drawBuilding(canvas: Canvas, place: BuildingPlace, style: BuildingStyle): void {
  const { x, foot, width } = place;
  const top = foot - heightOf(place);
  const wall = canvas.paint(style.wall);
  drawRoof(canvas, { x, width, top }, style);
  canvas.rect(x, top, width, foot - top, canvas.gradient([wall, wall, canvas.shade(wall, 0.1)], 'across'));
  canvas.rect(x - 5, top - 3, width + 10, 11, canvas.paint(style.trim));
  canvas.rect(x, top + 8, width, 8, canvas.light.shadow, { 'fill-opacity': '0.14' });
  drawFloors(canvas, place, style);
  if (style.ground === 'shop') drawShop(canvas, x, foot, width, style);
  else if (style.ground === 'arches') drawArches(canvas, x, foot, width, style);
  else drawDoor(canvas, x, foot, width, style);
  canvas.rect(x, foot - 8, width, 8, canvas.paint(colours.stoneDark));
}
