import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawCargoBike, drawLamp, drawWalker } from '../parts/people.ts';
import { drawPottery } from '../parts/pottery.ts';
import { drawSky } from '../parts/sky.ts';
import { drawLoaves } from '../parts/vessels.ts';
import { drawBalcony, drawWindow } from '../parts/windows.ts';
import { drawPottedPlant } from '../parts/yard.ts';

export interface ShopfrontOptions {
  shop: 'bakery' | 'brewery' | 'bikes' | 'pottery';
}

const looks = {
  bakery: { wall: '#dcb890', front: colours.green, awning: colours.sun },
  brewery: { wall: '#b5694d', front: '#3d4b50', awning: colours.ochre },
  pottery: { wall: '#e6d3b1', front: '#3f6f8c', awning: colours.ochre },
  bikes: { wall: '#cfd5cb', front: '#2f5d73', awning: colours.coral },
};

const foot = 850;

function drawAwning(canvas: Canvas, left: number, right: number, top: number, colour: string): void {
  const stripes = 18;
  const step = (right - left) / stripes;
  canvas.rect(left + 6, top + 96, right - left - 12, 22, canvas.light.shadow, { 'fill-opacity': '0.22' });
  for (let stripe = 0; stripe < stripes; stripe++) {
    const x = left + stripe * step;
    const fill = canvas.paint(stripe % 2 ? colours.white : colour);
    const inset = 24 - (stripe / stripes) * 48;
    const nextInset = 24 - ((stripe + 1) / stripes) * 48;
    canvas.path(
      `M${x + inset} ${top} L${x + step + nextInset} ${top} L${x + step} ${top + 78} v 14 a ${step / 2} 14 0 0 1 ${-step} 0 v -14 Z`,
      fill,
    );
  }
}

function drawInside(canvas: Canvas, shop: ShopfrontOptions['shop'], left: number, width: number): void {
  const { random } = canvas;
  canvas.rect(left, 470, width, 310, '#f7dca2');
  canvas.circle(left + width / 2, 500, 260, canvas.glow('#fff2c8', 0.9));
  if (shop === 'bakery') {
    drawLoaves(canvas, left + width * 0.27, 770, 2);
    drawLoaves(canvas, left + width * 0.74, 770, 2);
  } else if (shop === 'pottery') {
    drawPottery(canvas, left, width);
  } else if (shop === 'brewery') {
    for (const share of [0.2, 0.5, 0.8]) {
      canvas.rect(left + width * share - 46, 590, 92, 170, canvas.shade('#cf8a4c', 0.12), { rx: 30 });
      canvas.circle(left + width * share, 650, 20, '#e9b678');
    }
  } else {
    for (const share of [0.28, 0.7]) {
      for (const dx of [-58, 58])
        canvas.circle(left + width * share + dx, 690, 46, 'none', {
          stroke: colours.slateDark,
          'stroke-width': '6',
        });
      canvas.path(
        `M${left + width * share - 58} 690 l 46 -66 h 46 l 24 66 M${left + width * share - 12} 624 l 10 66`,
        'none',
        { stroke: random.pick([colours.coral, colours.green, colours.sun]), 'stroke-width': '8' },
      );
    }
  }
  canvas.rect(left, 740, width, 40, canvas.paint(colours.wood));
  canvas.polygon(
    [
      [left, 470],
      [left + width * 0.4, 470],
      [left, 640],
    ],
    '#ffffff',
    { 'fill-opacity': '0.2' },
  );
}

function drawFront(canvas: Canvas, shop: ShopfrontOptions['shop']): void {
  const { front, awning } = looks[shop];
  const paint = canvas.paint(front);
  canvas.rect(230, 330, 1140, foot - 330, paint);
  canvas.rect(216, 322, 1168, 20, canvas.shade(paint, 0.25));
  canvas.rect(256, 352, 1088, 44, canvas.shade(paint, 0.16));
  for (let mark = 0; mark < 5; mark++) canvas.circle(720 + mark * 40, 374, 7, canvas.paint(awning));
  for (const [left, width] of [
    [280, 430],
    [890, 430],
  ] as const) {
    canvas.rect(left - 12, 458, width + 24, 334, canvas.shade(paint, 0.3));
    drawInside(canvas, shop, left, width);
    canvas.rect(left - 12, 800, width + 24, foot - 800, canvas.shade(paint, 0.14));
  }
  canvas.rect(734, 450, 132, foot - 450, canvas.shade(paint, 0.35));
  canvas.rect(752, 470, 96, 250, '#f7dca2');
  canvas.rect(752, 740, 96, 90, canvas.shade(paint, 0.2));
  canvas.rect(836, 650, 9, 60, canvas.paint(colours.sun), { rx: 4 });
  drawAwning(canvas, 246, 1354, 396, awning);
}

/** A shop on the ground floor, seen from across the street. */
export function drawShopfront(canvas: Canvas, { shop }: ShopfrontOptions): void {
  const { random } = canvas;
  const { wall } = looks[shop];
  const tone = canvas.paint(wall);
  drawSky(canvas, { horizon: 500, clouds: 2 });
  canvas.rect(0, 130, 110, foot - 130, canvas.shade(canvas.paint('#e9cfa6'), 0.12));
  canvas.rect(1490, 90, 110, foot - 90, canvas.shade(canvas.paint('#d9a585'), 0.12));
  canvas.rect(110, -10, 1380, foot + 10, canvas.gradient([tone, tone, canvas.shade(tone, 0.1)], 'across'));
  canvas.rect(104, 292, 1392, 18, canvas.shade(tone, 0.16));
  for (const x of [190, 470, 752, 1034, 1314]) {
    drawWindow(canvas, x, 60, 96, 178, { kind: 'tall', frame: colours.white, shutter: colours.green });
    drawBalcony(canvas, 'iron', x - 34, 250, 164, tone);
  }
  drawFront(canvas, shop);
  canvas.rect(0, foot, canvas.width, 70, canvas.paint('#ddd2bd'));
  let joints = '';
  for (let x = -20; x < 1620; x += 84) joints += `M${x} ${foot} l -24 70 `;
  canvas.path(joints, 'none', { stroke: canvas.paint('#c6b99f'), 'stroke-width': '2' });
  canvas.rect(0, foot + 70, canvas.width, 12, canvas.paint(colours.stoneDark));
  canvas.rect(0, foot + 82, canvas.width, 80, canvas.paint('#7f8683'));
  for (const x of [210, 1390]) drawPottedPlant(canvas, x, foot + 20, random.integer(170, 220));
  drawLamp(canvas, 140, foot + 40);
  drawWalker(canvas, random.between(380, 640), foot + 44, 210);
  drawWalker(canvas, random.between(900, 1080), foot + 50, 205);
  if (shop === 'bikes') drawCargoBike(canvas, 1200, foot + 62);
}
