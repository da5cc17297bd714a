import type { Canvas } from '../canvas.ts';
import { colours, mix } from '../colours.ts';

export type WindowKind = 'shutters' | 'tall' | 'arched' | 'modern';

export interface WindowOptions {
  kind: WindowKind;
  frame: string;
  shutter: string;
}

const lamp = '#ffd98a';

/** What is seen in a pane: a lamp, or the sky. */
export function glassFill(canvas: Canvas): string {
  if (canvas.random.chance(canvas.light.lamps)) return mix(lamp, '#f3b25c', canvas.random.next() * 0.6);
  return canvas.paint(canvas.random.pick([colours.glass, '#a9cdd0', '#8fb6be']), 0.06);
}

function panes(canvas: Canvas, x: number, y: number, width: number, height: number, frame: string): void {
  const glass = glassFill(canvas);
  canvas.rect(x, y, width, height, glass);
  canvas.polygon(
    [
      [x, y],
      [x + width * 0.6, y],
      [x, y + height * 0.55],
    ],
    '#ffffff',
    { 'fill-opacity': '0.16' },
  );
  canvas.rect(x + width / 2 - 1.5, y, 3, height, frame);
  canvas.rect(x, y + height * 0.36, width, 3, frame);
}

/** One window in a wall, its frame around `width` × `height`. */
export function drawWindow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  { kind, frame, shutter }: WindowOptions,
): void {
  const trim = canvas.paint(frame);
  const edge = kind === 'modern' ? 3 : 5;
  if (kind === 'arched') {
    canvas.path(
      `M${x - edge} ${y + height + edge} V${y + width * 0.35} a ${width / 2 + edge} ${width / 2 + edge} 0 0 1 ${width + edge * 2} 0 V${y + height + edge} Z`,
      trim,
    );
    canvas.path(
      `M${x} ${y + height} V${y + width * 0.35} a ${width / 2} ${width / 2} 0 0 1 ${width} 0 V${y + height} Z`,
      glassFill(canvas),
    );
    canvas.rect(x + width / 2 - 1.5, y - width * 0.12, 3, height + width * 0.12, trim);
    canvas.rect(x, y + height * 0.42, width, 3, trim);
    return;
  }
  canvas.rect(x - edge, y - edge, width + edge * 2, height + edge * 2, trim);
  panes(canvas, x, y, width, height, trim);
  if (kind === 'shutters') drawShutters(canvas, x, y, width, height, canvas.paint(shutter));
  if (kind !== 'modern')
    canvas.rect(x - edge * 2, y + height + edge, width + edge * 4, 5, canvas.shade(trim, 0.12));
  canvas.rect(x - edge, y - edge, width + edge * 2, 4, canvas.light.shadow, { 'fill-opacity': '0.22' });
}

function drawShutters(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): void {
  const leaf = width * 0.44;
  const isHalfClosed = canvas.random.chance(0.16);
  for (const left of [isHalfClosed ? x : x - leaf - 5, x + width + 5]) {
    canvas.rect(left, y - 3, leaf, height + 6, fill);
    for (let slat = 6; slat < height; slat += 9) {
      canvas.rect(left + 3, y + slat, leaf - 6, 2.5, canvas.shade(fill, 0.25));
    }
  }
}

export type BalconyKind = 'none' | 'iron' | 'glazed' | 'modern';

/** What hangs before a window, its floor at `y`. */
export function drawBalcony(
  canvas: Canvas,
  kind: BalconyKind,
  x: number,
  y: number,
  width: number,
  paint: string,
): void {
  const { random } = canvas;
  if (kind === 'none') return;
  if (kind === 'modern') {
    canvas.rect(x, y - 34, width, 34, canvas.paint(colours.glass), { 'fill-opacity': '0.62' });
    canvas.rect(x, y - 36, width, 3, canvas.paint(colours.white));
    canvas.rect(x - 4, y, width + 8, 9, canvas.paint(colours.white));
    return;
  }
  canvas.rect(x - 3, y + 7, width + 6, 13, canvas.light.shadow, { 'fill-opacity': '0.16' });
  canvas.rect(x - 3, y, width + 6, 7, canvas.shade(paint, 0.2));
  const iron = canvas.shade(canvas.paint(colours.slateDark), 0.3);
  let bars = '';
  for (let bar = 0; bar <= width; bar += 7) bars += `M${x + bar} ${y - 35} V${y} `;
  canvas.path(bars, 'none', { stroke: iron, 'stroke-width': '1.8' });
  canvas.rect(x - 2, y - 37, width + 4, 3, iron);
  if (random.chance(0.42)) {
    const from = random.between(0.05, 0.5) * width;
    for (let pot = from; pot < Math.min(width - 10, from + 44); pot += 15) {
      canvas.rect(x + pot, y - 13, 12, 12, canvas.paint(colours.terracotta));
      canvas.circle(
        x + pot + 6,
        y - 20,
        10,
        canvas.paint(random.pick([colours.leaf, colours.leafLight, colours.leafDeep])),
      );
      if (random.chance(0.6))
        canvas.circle(
          x + pot + 4,
          y - 24,
          3.5,
          canvas.paint(random.pick([colours.coral, colours.almond, colours.sun])),
        );
    }
  }
}

/** A glazed white gallery before the windows, as in the north. */
export function drawGallery(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  const wood = canvas.paint(colours.white);
  canvas.rect(x - 6, y + height - 4, width + 12, 10, canvas.light.shadow, { 'fill-opacity': '0.2' });
  canvas.rect(x - 4, y, width + 8, height, wood);
  const columns = Math.max(3, Math.round(width / 24));
  const step = width / columns;
  for (let column = 0; column < columns; column++) {
    for (const [top, share] of [
      [0.08, 0.26],
      [0.4, 0.3],
    ] as const) {
      canvas.rect(x + column * step + 2.5, y + height * top, step - 5, height * share, glassFill(canvas));
    }
  }
  canvas.rect(x - 4, y + height * 0.76, width + 8, 2, canvas.shade(wood, 0.2));
}
