import type { Random } from '@semilla/contract/testing';
import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { clothes, skins } from './people.ts';

const hairColours = ['#2a2320', '#4a3526', '#6d4a30', '#a9744a', '#b9b3a8'];

/** How somebody looks, on every picture of them. */
export interface Look {
  skin: string;
  hair: string;
  clothes: string;
  hasLongHair: boolean;
  hasGlasses: boolean;
  hasBeard: boolean;
}

export function lookOf(random: Random, gender: string | null | undefined): Look {
  const isMan = gender === 'Male' || (gender !== 'Female' && random.chance(0.5));
  return {
    skin: random.pick(skins),
    hair: random.pick(hairColours),
    clothes: random.pick(clothes),
    hasLongHair: !isMan && random.chance(0.7),
    hasGlasses: random.chance(0.35),
    hasBeard: isMan && random.chance(0.4),
  };
}

type Place = [x: number, y: number, size: number];

function drawFace(canvas: Canvas, { skin, hair, hasBeard }: Look, [x, y, size]: Place): void {
  const at = (part: number) => size * part;
  const dark = colours.ink;
  canvas.ellipse(x, y, at(0.3), at(0.38), skin);
  if (hasBeard) {
    canvas.path(
      `M${x - at(0.29)} ${y + at(0.06)} Q${x - at(0.28)} ${y + at(0.44)} ${x} ${y + at(0.45)} Q${x + at(0.28)} ${y + at(0.44)} ${x + at(0.29)} ${y + at(0.06)} Q${x + at(0.16)} ${y + at(0.13)} ${x} ${y + at(0.12)} Q${x - at(0.16)} ${y + at(0.13)} ${x - at(0.29)} ${y + at(0.06)} Z`,
      hair,
    );
  }
  for (const side of [-1, 1]) {
    canvas.ellipse(x + side * at(0.12), y - at(0.04), at(0.03), at(0.038), dark);
    canvas.path(
      `M${x + side * at(0.06)} ${y - at(0.13)} q ${side * at(0.06)} ${-at(0.035)} ${side * at(0.12)} 0`,
      'none',
      { stroke: hair, 'stroke-width': at(0.025), 'stroke-linecap': 'round' },
    );
    canvas.ellipse(x + side * at(0.3), y, at(0.045), at(0.08), skin);
  }
  canvas.path(`M${x} ${y - at(0.02)} q ${at(0.04)} ${at(0.09)} ${-at(0.01)} ${at(0.1)}`, 'none', {
    stroke: canvas.shade(skin, 0.4),
    'stroke-width': at(0.018),
    'stroke-linecap': 'round',
  });
  canvas.path(`M${x - at(0.09)} ${y + at(0.19)} q ${at(0.09)} ${at(0.06)} ${at(0.18)} 0`, 'none', {
    stroke: '#9c4a3d',
    'stroke-width': at(0.026),
    'stroke-linecap': 'round',
  });
}

function drawGlasses(canvas: Canvas, [x, y, size]: Place): void {
  const frame = { stroke: colours.slateDark, 'stroke-width': size * 0.018 };
  for (const side of [-1, 1])
    canvas.circle(x + side * size * 0.12, y - size * 0.04, size * 0.08, 'none', frame);
  canvas.path(
    `M${x - size * 0.04} ${y - size * 0.05} q ${size * 0.04} ${-size * 0.02} ${size * 0.08} 0`,
    'none',
    frame,
  );
}

/** Head and shoulders, looking out of the picture; the point is between the eyes and the nose. */
export function drawPortrait(canvas: Canvas, look: Look, place: Place): void {
  const [x, y, size] = place;
  const at = (part: number) => size * part;
  const { hair, skin } = look;
  if (look.hasLongHair) canvas.rect(x - at(0.36), y - at(0.32), at(0.72), at(0.92), hair, { rx: at(0.3) });
  canvas.path(
    `M${x - at(0.72)} ${y + at(1)} Q${x - at(0.68)} ${y + at(0.55)} ${x - at(0.2)} ${y + at(0.5)} h ${at(0.4)} Q${x + at(0.68)} ${y + at(0.55)} ${x + at(0.72)} ${y + at(1)} Z`,
    look.clothes,
  );
  canvas.path(
    `M${x - at(0.12)} ${y + at(0.26)} v ${at(0.26)} q ${at(0.12)} ${at(0.14)} ${at(0.24)} 0 v ${-at(0.26)} Z`,
    canvas.shade(skin, 0.25),
  );
  drawFace(canvas, look, place);
  canvas.path(
    `M${x - at(0.33)} ${y - at(0.02)} Q${x - at(0.36)} ${y - at(0.46)} ${x} ${y - at(0.47)} Q${x + at(0.36)} ${y - at(0.46)} ${x + at(0.33)} ${y - at(0.02)} Q${x + at(0.26)} ${y - at(0.24)} ${x + at(0.06)} ${y - at(0.27)} Q${x - at(0.2)} ${y - at(0.25)} ${x - at(0.33)} ${y - at(0.02)} Z`,
    hair,
  );
  if (look.hasGlasses) drawGlasses(canvas, place);
}
