import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';

const cloths = [colours.green, '#c8693f', '#3f6f80', '#d8a04a', '#7f9a7b'];

function cushion(canvas: Canvas, x: number, y: number, size: number, fill: string): void {
  canvas.rect(x, y, size, size, fill, {
    rx: size * 0.2,
    transform: `rotate(8 ${x + size / 2} ${y + size / 2})`,
  });
}

export function drawSofa(canvas: Canvas, x: number, y: number): void {
  const { random } = canvas;
  const cloth = canvas.paint(random.pick(cloths));
  canvas.ellipse(x, y, 300, 16, canvas.light.shadow, { 'fill-opacity': '0.24' });
  for (const leg of [-230, 215]) canvas.rect(x + leg, y - 26, 14, 28, canvas.paint(colours.woodDark));
  canvas.rect(x - 250, y - 190, 500, 150, canvas.shade(cloth, 0.12), { rx: 30 });
  canvas.rect(x - 240, y - 110, 238, 84, cloth, { rx: 16 });
  canvas.rect(x + 2, y - 110, 238, 84, cloth, { rx: 16 });
  for (const side of [-276, 216])
    canvas.rect(x + side, y - 140, 60, 118, canvas.shade(cloth, 0.2), { rx: 26 });
  cushion(
    canvas,
    x - 196,
    y - 172,
    82,
    canvas.paint(random.pick([colours.sun, colours.cream, colours.rose])),
  );
  cushion(
    canvas,
    x + 92,
    y - 168,
    78,
    canvas.paint(random.pick([colours.cream, colours.coral, colours.ochre])),
  );
}

export function drawArmchair(canvas: Canvas, x: number, y: number): void {
  const cloth = canvas.paint(canvas.random.pick(['#e2b76a', '#c9d4c4', '#cf8a6a']));
  canvas.ellipse(x, y, 130, 12, canvas.light.shadow, { 'fill-opacity': '0.24' });
  for (const leg of [-80, 68]) canvas.rect(x + leg, y - 40, 11, 42, canvas.paint(colours.woodDark));
  canvas.rect(x - 88, y - 210, 176, 160, canvas.shade(cloth, 0.12), { rx: 44 });
  canvas.rect(x - 84, y - 100, 168, 62, cloth, { rx: 18 });
  for (const side of [-112, 72]) canvas.rect(x + side, y - 128, 40, 92, canvas.shade(cloth, 0.2), { rx: 20 });
}

export function drawTable(canvas: Canvas, x: number, y: number): void {
  const wood = canvas.paint(colours.wood);
  canvas.ellipse(x, y + 30, 330, 42, canvas.paint(canvas.random.pick(['#e9cfa6', '#bfd3c8', '#e3b9a0'])));
  canvas.ellipse(x, y + 30, 290, 34, canvas.paint(colours.cream));
  canvas.ellipse(x, y + 26, 150, 14, canvas.light.shadow, { 'fill-opacity': '0.25' });
  for (const leg of [-90, 84]) canvas.rect(x + leg, y - 40, 9, 66, canvas.shade(wood, 0.3));
  canvas.ellipse(x, y - 40, 150, 26, canvas.shade(wood, 0.2));
  canvas.ellipse(x, y - 46, 150, 26, wood);
  canvas.rect(x - 60, y - 72, 84, 14, canvas.paint(colours.green));
  canvas.rect(x - 54, y - 84, 76, 12, canvas.paint(colours.coral));
  canvas.path(`M${x + 58} ${y - 52} l 6 -40 h 24 l 6 40 Z`, canvas.paint(colours.white));
}

export function drawFloorLamp(canvas: Canvas, x: number, y: number): void {
  const iron = canvas.paint(colours.slateDark);
  canvas.ellipse(x, y, 54, 9, iron);
  canvas.rect(x - 4, y - 400, 8, 400, iron);
  if (canvas.light.lamps > 0.1) canvas.circle(x, y - 410, 200, canvas.glow('#ffdf9a', 0.55));
  canvas.polygon(
    [
      [x - 46, y - 480],
      [x + 46, y - 480],
      [x + 78, y - 370],
      [x - 78, y - 370],
    ],
    canvas.light.lamps > 0.1 ? '#fde6b2' : canvas.paint(colours.cream),
  );
}

export function drawBed(canvas: Canvas, x: number, y: number): void {
  const { random } = canvas;
  const wood = canvas.paint(colours.wood);
  const cover = canvas.paint(random.pick(cloths));
  const linen = canvas.paint(colours.white);
  canvas.ellipse(x, y + 30, 430, 22, canvas.light.shadow, { 'fill-opacity': '0.24' });
  canvas.rect(x - 350, y - 290, 700, 210, wood, { rx: 26 });
  for (let board = -330; board < 340; board += 48)
    canvas.rect(x + board, y - 276, 3, 150, canvas.shade(wood, 0.2));
  canvas.path(`M${x - 340} ${y - 150} h 680 l 50 170 h -780 Z`, linen);
  for (const side of [-290, 50])
    canvas.rect(x + side, y - 206, 240, 96, canvas.shade(linen, 0.05), { rx: 36 });
  canvas.path(`M${x - 358} ${y - 86} q 358 -34 716 0 l 36 120 q -394 26 -788 0 Z`, cover);
  canvas.path(
    `M${x - 358} ${y - 86} q 358 -34 716 0 l 9 30 q -367 -32 -734 0 Z`,
    canvas.paint(colours.cream),
  );
  for (const side of [-460, 390]) {
    canvas.rect(x + side, y - 110, 76, 126, canvas.shade(wood, 0.12), { rx: 6 });
    canvas.rect(x + side + 8, y - 96, 60, 4, canvas.shade(wood, 0.4));
    if (canvas.light.lamps > 0.1) canvas.circle(x + side + 38, y - 168, 110, canvas.glow('#ffdf9a', 0.6));
    canvas.rect(x + side + 34, y - 150, 8, 42, canvas.paint(colours.slateDark));
    canvas.polygon(
      [
        [x + side + 18, y - 200],
        [x + side + 58, y - 200],
        [x + side + 70, y - 148],
        [x + side + 6, y - 148],
      ],
      '#fdebc2',
    );
  }
}
