import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawFarmhouse } from '../parts/farmhouse.ts';
import { drawHills, drawMountains } from '../parts/land.ts';
import { type Ground, groundOf } from '../parts/perspective.ts';
import { drawSky } from '../parts/sky.ts';
import { drawBush, drawTree, type TreeKind } from '../parts/trees.ts';

export type Crop = 'vines' | 'lavender' | 'olives' | 'oranges' | 'almonds' | 'wheat';

export interface RowsOptions {
  crop: Crop;
  behind?: 'hills' | 'mountains' | 'snow';
  house?: boolean;
}

interface CropLook {
  soil: string;
  grass: string;
  tree?: TreeKind;
  bush?: string;
  /** Metres between rows and along a row. */
  gap: number;
  step: number;
  size: number;
}

const looks: Record<Crop, CropLook> = {
  vines: { soil: '#c08f62', grass: '#97ad5f', bush: '#6f9a4f', gap: 3, step: 1.5, size: 1.5 },
  lavender: { soil: '#b99a7c', grass: '#a9b06a', bush: colours.lavender, gap: 2.4, step: 1, size: 1.15 },
  olives: { soil: '#cfa06c', grass: '#c7b074', tree: 'olive', gap: 7, step: 6, size: 4.2 },
  oranges: { soil: '#b98a5d', grass: '#8fb062', tree: 'orange', gap: 5.6, step: 4.4, size: 3.7 },
  almonds: { soil: '#c79a70', grass: '#a9b56d', tree: 'almond', gap: 7, step: 5.6, size: 4.3 },
  wheat: { soil: '#d9b25f', grass: '#e6c66f', bush: '#e9c75f', gap: 2, step: 1, size: 1 },
};

function drawFurrows(canvas: Canvas, ground: Ground, { soil, grass, gap }: CropLook): void {
  const top = ground.horizon + 12;
  canvas.rect(
    0,
    top,
    canvas.width,
    canvas.height - top,
    canvas.gradient([canvas.paint(grass, 0.45), canvas.paint(grass, 0.1), canvas.paint(grass)]),
  );
  const far = 110;
  const near = 4;
  for (let side = -gap * 60; side <= gap * 60; side += gap) {
    const width = gap * 0.36;
    canvas.polygon(
      [
        ground.at(side - width, 0, far),
        ground.at(side + width, 0, far),
        ground.at(side + width, 0, near),
        ground.at(side - width, 0, near),
      ],
      canvas.paint(soil, 0.06),
    );
  }
}

function distances(step: number): number[] {
  const all: number[] = [];
  for (let away = 96; away > 8.4; away -= Math.max(step, away * 0.075)) all.push(away);
  return all;
}

function drawPlants(canvas: Canvas, ground: Ground, look: CropLook): void {
  const { gap, step, size, tree, bush } = look;
  for (const away of distances(step)) {
    const depth = Math.min(0.5, away / 170);
    const metre = ground.scale(away);
    const [left] = ground.at(0, 0, away);
    const reach = Math.ceil((Math.max(left, canvas.width - left) / metre + gap * 2) / gap);
    for (let row = -reach; row <= reach; row++) {
      const [x, y] = ground.at(row * gap + canvas.random.between(-0.12, 0.12), 0, away);
      if (x < -150 || x > canvas.width + 150) continue;
      if (tree) drawTree(canvas, tree, x, y, metre * size * canvas.random.between(0.88, 1.1), depth);
      else drawBush(canvas, x, y, metre * size * canvas.random.between(0.9, 1.1), bush, depth);
    }
  }
}

/** A crop in rows that meet far away, with the house they belong to. */
export function drawRows(canvas: Canvas, { crop, behind = 'hills', house = true }: RowsOptions): void {
  const { random } = canvas;
  const look = looks[crop];
  const horizon = 400;
  drawSky(canvas, { horizon });
  if (behind !== 'hills')
    drawMountains(canvas, {
      base: horizon + 30,
      height: 290,
      colour: '#7796a0',
      depth: 0.5,
      snow: behind === 'snow',
    });
  drawHills(canvas, { base: horizon + 14, height: 150, colour: colours.leaf, depth: 0.62 });
  drawHills(canvas, { base: horizon + 36, height: 80, colour: colours.leaf, depth: 0.4 });
  const vanishX = random.between(600, 1000);
  const ground = groundOf(canvas, horizon, 5.4, vanishX);
  drawFurrows(canvas, ground, look);
  if (house) {
    const x = vanishX + random.pick([-1, 1]) * random.between(160, 300);
    for (const offset of [-150, -118, 134, 168])
      drawTree(canvas, 'cypress', x + offset, horizon + 34, random.between(90, 140), 0.22);
    drawFarmhouse(canvas, x, horizon + 36, 0.62);
  }
  drawPlants(canvas, ground, look);
}
