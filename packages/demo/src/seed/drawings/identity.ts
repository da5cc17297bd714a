import type { verificationMediaKinds } from '@semilla/contract';
import type { Random } from '@semilla/contract/testing';
import { type Canvas, createCanvas } from './canvas.ts';
import { colours } from './colours.ts';
import { drawPortrait, type Look, lookOf } from './parts/portrait.ts';

type Kind = (typeof verificationMediaKinds)[number];

const card = { x: 190, y: 115, width: 1220, height: 770 };

/** Where words would stand: nobody's name is on a drawing. */
function drawLines(canvas: Canvas, x: number, y: number, widths: number[]): void {
  widths.forEach((width, index) => {
    const top = y + index * 92;
    canvas.rect(x, top, width * 0.38, 14, colours.stoneDark, { rx: 7 });
    canvas.rect(x, top + 26, width, 28, colours.slateDark, { rx: 8 });
  });
}

/** The card on a table, with what both of its sides have. */
function drawCard(canvas: Canvas): void {
  const { x, y, width, height } = card;
  canvas.rect(0, 0, canvas.width, canvas.height, canvas.gradient([colours.wood, colours.woodDark]));
  for (let line = 1; line < 6; line += 1) {
    canvas.line([0, line * 172], [canvas.width, line * 172 + 8], colours.woodDark, 5, { opacity: 0.5 });
  }
  canvas.rect(x + 12, y + 20, width, height, colours.ink, { rx: 48, opacity: 0.35 });
  canvas.rect(x, y, width, height, canvas.gradient([colours.paper, '#d8e6dd'], 'across'), { rx: 48 });
  for (let ring = 0; ring < 9; ring += 1) {
    canvas.circle(x + width * 0.72, y + height * 0.56, 60 + ring * 42, 'none', {
      stroke: colours.leaf,
      'stroke-width': 2,
      opacity: 0.22,
    });
  }
}

function drawFront(canvas: Canvas, look: Look): void {
  const { x, y, width } = card;
  drawCard(canvas);
  canvas.path(
    `M${x} ${y + 128} v -80 a 48 48 0 0 1 48 -48 h ${width - 96} a 48 48 0 0 1 48 48 v 80 Z`,
    colours.green,
  );
  canvas.circle(x + 92, y + 64, 34, colours.sun);
  canvas.rect(x + 160, y + 44, 420, 40, colours.paper, { rx: 10, opacity: 0.9 });
  canvas.rect(x + 70, y + 190, 370, 470, '#c9d8d6', { rx: 18 });
  drawPortrait(canvas, look, [x + 255, y + 410, 252]);
  drawLines(canvas, x + 510, y + 190, [460, 520, 300, 380, 340]);
  canvas.path(`M${x + 530} ${y + 706} q 60 -70 96 -8 t 92 -14 t 120 6 q 30 20 90 -18`, 'none', {
    stroke: colours.seaDeep,
    'stroke-width': 7,
    'stroke-linecap': 'round',
  });
  canvas.rect(x + 1010, y + 560, 130, 104, colours.ochre, { rx: 18 });
  for (const part of [0.33, 0.66]) {
    canvas.line([x + 1010, y + 560 + 104 * part], [x + 1140, y + 560 + 104 * part], colours.woodDark, 4);
  }
}

function drawBack(canvas: Canvas, random: Random): void {
  const { x, y, width, height } = card;
  drawCard(canvas);
  drawLines(canvas, x + 80, y + 90, [520, 420, 560]);
  canvas.rect(x + 830, y + 90, 300, 250, '#c9d8d6', { rx: 18 });
  for (let bar = 0, left = x + 858; left < x + 1096; bar += 1) {
    const thick = random.integer(4, 15);
    if (bar % 2 === 0) canvas.rect(left, y + 118, thick, 194, colours.ink);
    left += thick;
  }
  canvas.path(
    `M${x} ${y + height - 330} h ${width} v 282 a 48 48 0 0 1 -48 48 h ${-(width - 96)} a 48 48 0 0 1 -48 -48 Z`,
    colours.white,
  );
  for (let row = 0; row < 3; row += 1) {
    for (let sign = 0; sign < 30; sign += 1) {
      const top = y + height - 272 + row * 76;
      const tall = random.pick([22, 30, 30, 38]);
      canvas.rect(x + 80 + sign * 36, top + 38 - tall, 22, tall, colours.slateDark, { rx: 4 });
    }
  }
}

/** Somebody in front of a wall, as their telephone sees them. */
function drawSelfie(canvas: Canvas, look: Look, random: Random): void {
  const wall = random.pick([colours.sand, colours.glass, colours.cream, colours.metal]);
  canvas.rect(0, 0, canvas.width, canvas.height, canvas.gradient([wall, canvas.shade(wall, 0.35)]));
  canvas.rect(1060, 90, 330, 420, canvas.shade(wall, 0.5), { rx: 10 });
  canvas.rect(1085, 115, 280, 370, canvas.gradient([colours.glass, colours.meadow]), { rx: 4 });
  drawPortrait(canvas, look, [800, 470, 560]);
}

/** A picture that somebody took to show who they are, as SVG; all of one person's show the same face. */
export function drawIdentityPicture(kind: Kind, random: Random, gender: string | null | undefined): string {
  const canvas = createCanvas('noon', random);
  const look = lookOf(random, gender);
  if (kind === 'document-front') drawFront(canvas, look);
  else if (kind === 'document-back') drawBack(canvas, random);
  else drawSelfie(canvas, look, random);
  return canvas.toSvg();
}
