import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import type { HouseKind } from '../parts/house-parts.ts';
import { drawCountryHouse } from '../parts/houses.ts';
import { drawHills, drawMountains, drawSea } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawBush, drawTree, type TreeKind } from '../parts/trees.ts';
import { drawTrulli } from '../parts/trulli.ts';
import { drawPottedPlant } from '../parts/yard.ts';

export interface LodgeOptions {
  house: HouseKind;
  behind: 'mountains' | 'snow' | 'hills' | 'sea';
}

const trees: Record<HouseKind, TreeKind[]> = {
  masia: ['round', 'cypress', 'stonePine'],
  white: ['olive', 'cypress', 'palm'],
  stone: ['poplar', 'round', 'cypress'],
  slate: ['round', 'fir', 'poplar'],
  wood: ['fir', 'fir', 'round'],
  trulli: ['olive', 'olive', 'almond'],
};

function drawMeadow(canvas: Canvas, top: number): void {
  const { random } = canvas;
  const grass = random.pick([colours.grass, colours.meadow]);
  canvas.path(
    `M0 ${top + 26} Q420 ${top - 24} 800 ${top} T1600 ${top + 14} V${canvas.height} H0 Z`,
    canvas.gradient([canvas.paint(grass, 0.16), canvas.paint(grass), canvas.shade(canvas.paint(grass), 0.1)]),
  );
}

/** The way to the door, wider as it comes near. */
function drawWay(canvas: Canvas, x: number, top: number): void {
  canvas.path(
    `M${x - 44} ${top} C${x - 60} ${top + 90} ${x - 330} ${top + 120} ${x - 280} ${canvas.height} H${x + 190} C${x + 60} ${top + 150} ${x + 80} ${top + 70} ${x + 44} ${top} Z`,
    canvas.paint(colours.sand),
  );
}

function drawDryWall(canvas: Canvas, from: number, to: number, y: number): void {
  const { random } = canvas;
  for (let x = from; x < to; ) {
    const width = random.between(22, 42);
    const stone = canvas.paint(random.pick([colours.stone, colours.stoneDark, '#c3b8a2']));
    canvas.rect(x, y - 34, width, 20, canvas.shade(stone, 0.06), { rx: 6 });
    canvas.rect(x - 12, y - 17, width, 19, stone, { rx: 6 });
    x += width + 2;
  }
}

function drawGarden(canvas: Canvas, foot: number): void {
  const { random } = canvas;
  for (let index = 0; index < 60; index++) {
    const y = foot + 50 + random.next() * (canvas.height - foot - 50);
    const x = random.between(0, canvas.width);
    if (Math.abs(x - 720) < 190 + (y - foot) * 0.5) continue;
    const size = 10 + ((y - foot) / 300) * 26;
    canvas.line([x, y], [x, y - size], canvas.paint(colours.leafDeep), 2);
    canvas.circle(
      x,
      y - size,
      size * 0.3,
      canvas.paint(
        random.pick([colours.coral, colours.sun, colours.white, colours.lavender, colours.almond]),
      ),
    );
  }
}

/** A house in the country and the land it stands in. */
export function drawLodge(canvas: Canvas, { house, behind }: LodgeOptions): void {
  const { random } = canvas;
  const foot = 745;
  const sunX = random.between(260, 1340);
  drawSky(canvas, { horizon: 560, sunX });
  if (behind === 'sea') drawSea(canvas, 520, 700, sunX);
  if (behind === 'mountains' || behind === 'snow') {
    drawMountains(canvas, {
      base: 660,
      height: behind === 'snow' ? 470 : 400,
      colour: behind === 'snow' ? '#7d99a6' : '#6a9186',
      depth: 0.46,
      snow: behind === 'snow',
      peaks: 5,
    });
  }
  if (behind !== 'sea')
    drawHills(canvas, {
      base: 640,
      height: behind === 'hills' ? 260 : 130,
      colour: colours.leaf,
      depth: 0.55,
    });
  drawHills(canvas, { base: 690, height: 130, colour: colours.leaf, depth: 0.34 });
  drawMeadow(canvas, 690);
  const kinds = trees[house];
  for (const share of [0.05, 0.11, 0.17, 0.83, 0.9, 0.96])
    drawTree(
      canvas,
      random.pick(kinds),
      canvas.width * share,
      foot - random.between(10, 40),
      random.between(190, 300),
      0.12,
    );
  drawWay(canvas, 800, foot - 4);
  canvas.ellipse(800, foot + 4, 520, 18, canvas.light.shadow, { 'fill-opacity': '0.2' });
  if (house === 'trulli') drawTrulli(canvas, 800, foot);
  else drawCountryHouse(canvas, house, 800, foot);
  for (const x of [-190, -128, 126, 194])
    drawPottedPlant(canvas, 800 + x, foot + 16, random.integer(66, 104));
  for (let x = 330; x < 1290; x += random.between(50, 90))
    if (Math.abs(x - 800) > 240)
      drawBush(
        canvas,
        x,
        foot + 12,
        random.between(30, 54),
        random.pick([colours.leaf, colours.leafDeep, colours.lavender]),
      );
  drawDryWall(canvas, -10, 330, 846);
  drawDryWall(canvas, 1200, 1620, 852);
  drawTree(canvas, kinds[0] as TreeKind, 150, 900, random.integer(380, 460));
  drawTree(canvas, kinds[1] as TreeKind, 1470, 905, random.integer(360, 440));
  drawGarden(canvas, foot);
}
