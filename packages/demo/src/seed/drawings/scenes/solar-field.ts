import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawSheep } from '../parts/animals.ts';
import { drawHills, drawMountains } from '../parts/land.ts';
import { drawPanelRows } from '../parts/panels.ts';
import { groundOf } from '../parts/perspective.ts';
import { drawSky } from '../parts/sky.ts';
import { drawBush, drawTree, type TreeKind } from '../parts/trees.ts';

export interface SolarFieldOptions {
  land: 'plain' | 'mountains' | 'oaks';
  sheep?: boolean;
}

const settings: Record<SolarFieldOptions['land'], { grass: string; tree: TreeKind; far: string }> = {
  plain: { grass: '#c9b566', tree: 'poplar', far: '#8fa66c' },
  mountains: { grass: '#b8b76a', tree: 'fir', far: '#7d9a85' },
  oaks: { grass: '#b5bf6b', tree: 'olive', far: '#86a06a' },
};

/** Rows of panels that run away over open land. */
export function drawSolarField(canvas: Canvas, { land, sheep = false }: SolarFieldOptions): void {
  const { random } = canvas;
  const { grass, tree, far } = settings[land];
  const horizon = 380;
  drawSky(canvas, { horizon });
  if (land === 'mountains')
    drawMountains(canvas, { base: horizon + 20, height: 260, colour: '#6f93a0', depth: 0.55, snow: true });
  drawHills(canvas, { base: horizon + 16, height: 130, colour: far, depth: 0.6 });
  drawHills(canvas, { base: horizon + 34, height: 60, colour: far, depth: 0.4 });
  canvas.rect(
    0,
    horizon + 8,
    canvas.width,
    canvas.height - horizon,
    canvas.gradient([canvas.paint(grass, 0.4), canvas.paint(grass, 0.12), canvas.paint(grass)]),
  );
  for (let index = 0; index < 26; index++) {
    drawTree(
      canvas,
      random.chance(0.7) ? tree : 'round',
      random.between(-20, 1620),
      horizon + random.between(10, 26),
      random.between(26, 58),
      0.34,
    );
  }
  const ground = groundOf(canvas, horizon, 15, canvas.width / 2);
  drawPanelRows(canvas, { ground, turn: random.pick([-1, 1]) * random.between(0.16, 0.42), from: 46 }, 26);
  if (sheep)
    for (const [side, away] of [
      [-13, 33],
      [-10, 31],
      [11, 32],
      [-3, 28.5],
      [5, 29.5],
      [14, 29],
    ] as Point[])
      drawSheep(canvas, ground, side, away);
  for (let index = 0; index < 34; index++) {
    const away = random.between(25, 30);
    const [x, y] = ground.at(random.between(-22, 22), 0, away);
    drawBush(canvas, x, y, random.between(14, 34), random.pick([grass, colours.leaf, colours.olive]));
    if (random.chance(0.5))
      canvas.circle(x + 6, y - 20, 5, canvas.paint(random.pick([colours.coral, colours.white, colours.sun])));
  }
}
