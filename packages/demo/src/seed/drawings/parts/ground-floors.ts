import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { type BuildingStyle, groundHeight } from './building-style.ts';
import { drawWindow, glassFill } from './windows.ts';

export function drawShop(canvas: Canvas, x: number, foot: number, width: number, style: BuildingStyle): void {
  const { random } = canvas;
  const front = canvas.paint(
    random.pick([colours.green, colours.slate, colours.woodDark, '#7b3f33', '#2f5d73']),
  );
  canvas.rect(x, foot - groundHeight + 16, width, groundHeight - 16, front);
  const awning = canvas.paint(random.pick([colours.sun, colours.coral, colours.green, colours.ochre]));
  const inner = width - 28;
  canvas.rect(
    x + 14,
    foot - 84,
    inner,
    70,
    random.chance(0.5 + canvas.light.lamps) ? '#f9e2ae' : glassFill(canvas),
  );
  const door = x + 14 + inner * random.pick([0.1, 0.42, 0.74]);
  canvas.rect(door, foot - 90, 50, 90, canvas.shade(front, 0.3));
  canvas.rect(door + 7, foot - 82, 36, 62, glassFill(canvas));
  const stripes = Math.max(4, Math.round(width / 30));
  const step = (width - 8) / stripes;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const left = x + 4 + stripe * step;
    const fill = stripe % 2 ? canvas.paint(colours.white) : awning;
    canvas.path(`M${left} ${foot - 118} h ${step} v 26 a ${step / 2} 9 0 0 1 ${-step} 0 Z`, fill);
  }
  canvas.rect(x, foot - groundHeight + 8, width, 9, canvas.paint(style.trim));
}

export function drawArches(
  canvas: Canvas,
  x: number,
  foot: number,
  width: number,
  style: BuildingStyle,
): void {
  const count = Math.max(2, Math.round(width / 105));
  const step = width / count;
  for (let index = 0; index < count; index++) {
    const left = x + index * step + 18;
    const span = step - 36;
    canvas.path(
      `M${left - 6} ${foot} V${foot - 62} a ${span / 2 + 6} ${span / 2 + 6} 0 0 1 ${span + 12} 0 V${foot} Z`,
      canvas.paint(style.trim),
    );
    canvas.path(
      `M${left} ${foot} V${foot - 62} a ${span / 2} ${span / 2} 0 0 1 ${span} 0 V${foot} Z`,
      index === Math.floor(count / 2) ? canvas.paint(colours.woodDark) : glassFill(canvas),
    );
  }
}

export function drawDoor(canvas: Canvas, x: number, foot: number, width: number, style: BuildingStyle): void {
  const middle = x + width / 2;
  canvas.rect(middle - 40, foot - 106, 80, 106, canvas.paint(style.trim));
  canvas.rect(middle - 31, foot - 98, 62, 98, canvas.paint(style.shutter));
  canvas.rect(middle - 1.5, foot - 98, 3, 98, canvas.shade(canvas.paint(style.shutter), 0.4));
  canvas.rect(middle - 31, foot - 98, 62, 20, glassFill(canvas));
  const count = Math.max(1, Math.floor((width / 2 - 70) / 90));
  for (let index = 0; index < count; index++) {
    for (const side of [-1, 1]) {
      const left = middle + side * (86 + index * 90) - 22;
      drawWindow(canvas, left, foot - 98, 44, 58, {
        kind: style.window,
        frame: style.trim,
        shutter: style.shutter,
      });
    }
  }
}
