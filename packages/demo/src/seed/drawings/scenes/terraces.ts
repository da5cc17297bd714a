import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawFarmhouse } from '../parts/farmhouse.ts';
import { drawHills, drawMountains } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawTree } from '../parts/trees.ts';

export type TerracesOptions = Record<never, never>;

/** A slope cut into steps, each with its wall and its row of vines. */
function drawSlope(
  canvas: Canvas,
  side: 'left' | 'right',
  top: number,
  foot: number,
  reach: number,
  depth: number,
): void {
  const { random } = canvas;
  const steps = 13;
  const edge = side === 'left' ? -30 : canvas.width + 30;
  const inward = side === 'left' ? 1 : -1;
  for (let step = 0; step < steps; step++) {
    const share = step / (steps - 1);
    const y = top + (foot - top) * share;
    const length = reach * (0.3 + 0.7 * share ** 0.8) + random.between(-24, 24);
    const thick = ((foot - top) / steps) * 1.5;
    const soil = canvas.paint(random.pick(['#b98f62', '#c39a6a', '#a9805a']), depth * (1 - share * 0.5));
    const bend = 46 * (1 - share);
    const outline = `M${edge} ${y - bend} Q${edge + inward * length * 0.6} ${y - bend * 0.6} ${edge + inward * length} ${y + thick * 0.5} L${edge + inward * (length + 30)} ${y + thick * 1.6} H${edge} Z`;
    canvas.path(outline, soil);
    canvas.path(
      `M${edge} ${y - bend + 5} Q${edge + inward * length * 0.6} ${y - bend * 0.6 + 5} ${edge + inward * length} ${y + thick * 0.5 + 4}`,
      'none',
      { stroke: canvas.shade(soil, 0.3), 'stroke-width': String(4 + share * 5) },
    );
    const vine = random.pick([colours.leaf, '#7d9a4c', '#b98a3a', '#c9733d']);
    for (let at = 14; at < length - 10; at += 22 + share * 12) {
      const along = at / length;
      const vineY =
        (1 - along) ** 2 * (y - bend) +
        2 * along * (1 - along) * (y - bend * 0.6) +
        along ** 2 * (y + thick * 0.5);
      const size = 9 + share * 10;
      const x = edge + inward * at;
      canvas.circle(
        x + 4,
        vineY - size * 0.4,
        size * 0.9,
        canvas.paint(canvas.shade(vine, 0.25), depth * (1 - share * 0.5)),
      );
      canvas.circle(x, vineY - size * 0.7, size * 0.75, canvas.paint(vine, depth * (1 - share * 0.5)));
    }
  }
}

/** Vineyards in terraces on both sides of a river. */
export function drawTerraces(canvas: Canvas, _options: TerracesOptions): void {
  const { random, light } = canvas;
  drawSky(canvas, { horizon: 460, sunX: random.between(700, 900) });
  drawMountains(canvas, { base: 520, height: 210, colour: '#7d9a85', depth: 0.62, peaks: 5 });
  drawHills(canvas, { base: 520, height: 190, colour: colours.olive, depth: 0.5 });
  drawHills(canvas, { base: 540, height: 110, colour: colours.leaf, depth: 0.36 });
  const river =
    'M786 530 C780 570 902 584 888 632 C874 676 742 704 676 766 C596 842 452 908 330 1010 H1290 ' +
    'C1196 912 1052 852 998 782 C956 726 1012 686 984 634 C962 594 838 576 836 530 Z';
  canvas.rect(
    0,
    530,
    canvas.width,
    480,
    canvas.gradient([canvas.paint('#8f9a63', 0.3), canvas.paint('#7f8a52', 0.05)]),
  );
  canvas.path(river, canvas.gradient([light.skyLow, canvas.paint(colours.sea, 0.1)]));
  drawSlope(canvas, 'right', 420, 720, 700, 0.34);
  drawSlope(canvas, 'left', 470, 760, 680, 0.28);
  drawFarmhouse(canvas, 1230, 640, 0.62, colours.white);
  for (const x of [1090, 1110, 1370, 1392])
    drawTree(canvas, 'cypress', x, 642, random.between(90, 130), 0.12);
  drawSlope(canvas, 'right', 760, 980, 560, 0.08);
  drawSlope(canvas, 'left', 820, 990, 500, 0.04);
  for (const [x, y, size] of [
    [90, 900, 150],
    [250, 960, 170],
    [1500, 930, 170],
  ] as const)
    drawTree(canvas, 'olive', x, y, size);
  for (let index = 0; index < 16; index++) {
    const y = 730 + random.next() * 260;
    canvas.rect(760 + random.between(-60, 60) + (y > 800 ? 20 : 40), y, 20 + (y - 560) * 0.3, 3, light.sun, {
      rx: 2,
      'fill-opacity': '0.5',
    });
  }
}
