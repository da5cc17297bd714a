import type { Random } from '@semilla/contract/testing';
import { createCanvas } from './canvas.ts';
import type { TimeOfDay } from './light.ts';
import { drawCarport } from './scenes/carport.ts';
import { drawCoastTown } from './scenes/coast-town.ts';
import { drawCourtyard } from './scenes/courtyard.ts';
import { drawGreenhouse } from './scenes/greenhouse.ts';
import { drawHarbour } from './scenes/harbour.ts';
import { drawInterior } from './scenes/interior.ts';
import { drawLodge } from './scenes/lodge.ts';
import { drawPatchwork } from './scenes/patchwork.ts';
import { drawPath } from './scenes/path.ts';
import { drawPool } from './scenes/pool.ts';
import { drawRooftops } from './scenes/rooftops.ts';
import { drawRows } from './scenes/rows.ts';
import { drawShopfront } from './scenes/shopfront.ts';
import { drawSolarField } from './scenes/solar-field.ts';
import { drawSolarRoof } from './scenes/solar-roof.ts';
import { drawStreet } from './scenes/street.ts';
import { drawTerraces } from './scenes/terraces.ts';
import { drawWorkshop } from './scenes/workshop.ts';

const scenes = {
  carport: drawCarport,
  coastTown: drawCoastTown,
  courtyard: drawCourtyard,
  greenhouse: drawGreenhouse,
  harbour: drawHarbour,
  interior: drawInterior,
  lodge: drawLodge,
  patchwork: drawPatchwork,
  path: drawPath,
  pool: drawPool,
  rooftops: drawRooftops,
  rows: drawRows,
  shopfront: drawShopfront,
  solarField: drawSolarField,
  solarRoof: drawSolarRoof,
  street: drawStreet,
  terraces: drawTerraces,
  workshop: drawWorkshop,
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
