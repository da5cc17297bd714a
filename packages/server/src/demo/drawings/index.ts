import type { Random } from '../random.ts';
import { createCanvas } from './canvas.ts';
import type { TimeOfDay } from './light.ts';
import { drawCourtyard } from './scenes/courtyard.ts';
import { drawInterior } from './scenes/interior.ts';
import { drawRooftops } from './scenes/rooftops.ts';
import { drawRows } from './scenes/rows.ts';
import { drawSolarField } from './scenes/solar-field.ts';
import { drawStreet } from './scenes/street.ts';

const scenes = {
  courtyard: drawCourtyard,
  interior: drawInterior,
  rooftops: drawRooftops,
  rows: drawRows,
  solarField: drawSolarField,
  street: drawStreet,
};

type Scenes = typeof scenes;

/** What a picture shows, and in which light. */
export type PictureSpec = {
  [Scene in keyof Scenes]: { scene: Scene; time: TimeOfDay } & Parameters<Scenes[Scene]>[1];
}[keyof Scenes];

/** A picture as SVG, 1600 by 1000; the same choices draw the same picture. */
export function drawPicture(spec: PictureSpec, random: Random): string {
  const canvas = createCanvas(spec.time, random);
  const draw = scenes[spec.scene] as (canvas: ReturnType<typeof createCanvas>, options: PictureSpec) => void;
  draw(canvas, spec);
  return canvas.toSvg();
}
