import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawHills, drawMountains } from '../parts/land.ts';
import { drawWalker } from '../parts/people.ts';
import { drawSky } from '../parts/sky.ts';
import { drawSmallHouse, drawTower } from '../parts/skyline.ts';
import { drawBush, drawTree } from '../parts/trees.ts';

export interface PathOptions {
  land: 'fields' | 'forest';
}

function drawVillage(canvas: Canvas, x: number, foot: number): void {
  for (let index = 0; index < 9; index++)
    drawSmallHouse(
      canvas,
      x - 220 + index * 48,
      foot + (index % 3) * 8,
      canvas.random.between(44, 66),
      canvas.random.between(40, 70),
      0.24,
    );
  drawTower(canvas, x + 20, foot, 70, 0.22);
}

/** The yellow shell that shows pilgrims the way. */
function drawWaymark(canvas: Canvas, x: number, y: number): void {
  const stone = canvas.paint(colours.stone);
  canvas.ellipse(x + 8, y, 54, 8, canvas.light.shadow, { 'fill-opacity': '0.25' });
  canvas.path(
    `M${x - 34} ${y} L${x - 28} ${y - 150} Q${x} ${y - 172} ${x + 28} ${y - 150} L${x + 34} ${y} Z`,
    stone,
  );
  canvas.path(
    `M${x + 8} ${y} L${x + 10} ${y - 164} Q${x + 22} ${y - 160} ${x + 28} ${y - 150} L${x + 34} ${y} Z`,
    canvas.shade(stone, 0.18),
  );
  canvas.rect(x - 20, y - 136, 40, 44, '#2c5f96');
  for (const angle of [-0.9, -0.45, 0, 0.45, 0.9])
    canvas.line(
      [x, y - 98],
      [x + Math.sin(angle) * 20, y - 98 - Math.cos(angle) * 30],
      canvas.paint(colours.sun),
      4,
    );
}

/** A track over the hills, with people walking on it. */
export function drawPath(canvas: Canvas, { land }: PathOptions): void {
  const { random } = canvas;
  const isForest = land === 'forest';
  drawSky(canvas, { horizon: 480 });
  drawMountains(canvas, {
    base: 520,
    height: isForest ? 400 : 260,
    colour: '#6f93a0',
    depth: 0.5,
    snow: isForest,
    peaks: 5,
  });
  drawHills(canvas, { base: 560, height: 170, colour: colours.leaf, depth: 0.5 });
  const ground = isForest ? colours.meadow : '#e3c272';
  drawHills(canvas, {
    base: 620,
    height: 120,
    colour: isForest ? colours.leafDeep : colours.grass,
    depth: 0.3,
  });
  for (let index = 0; index < 60; index++)
    drawTree(
      canvas,
      isForest ? 'fir' : random.pick(['round', 'poplar']),
      random.between(-20, 1620),
      random.between(560, 640),
      random.between(50, 110),
      0.26,
    );
  if (!isForest) drawVillage(canvas, 1010, 624);
  canvas.path(
    `M0 650 Q400 600 800 640 T1600 630 V1000 H0 Z`,
    canvas.gradient([canvas.paint(ground, 0.2), canvas.paint(ground)]),
  );
  canvas.path(
    `M985 636 C940 690 560 700 600 770 C640 830 1060 850 900 1000 H340 C560 870 380 800 470 740 C560 690 900 680 965 636 Z`,
    canvas.paint('#e8d3a8'),
  );
  canvas.path(`M470 740 C380 800 560 870 340 1000 h 26 C590 870 410 800 486 742 Z`, canvas.paint('#cdb383'));
  for (let index = 0; index < 300; index++) {
    const y = 660 + random.next() ** 1.3 * 340;
    const x = random.between(0, 1600);
    if (x > 330 - (y - 800) * 0.2 && x < 1000) continue;
    const size = 6 + (y - 650) * 0.1;
    if (isForest && random.chance(0.05)) drawTree(canvas, 'fir', x, y, size * 7, 0);
    else if (random.chance(0.14))
      drawBush(canvas, x, y, size * 1.3, random.pick([colours.leaf, colours.olive]));
    else {
      canvas.line([x, y], [x + 2, y - size], canvas.paint(isForest ? colours.leafDeep : '#c79a45'), 2.4);
      if (random.chance(0.4))
        canvas.circle(
          x + 2,
          y - size,
          size * 0.26,
          canvas.paint(random.pick([colours.coral, colours.sun, colours.white])),
        );
    }
  }
  drawWalker(canvas, 560, 800, 110);
  drawWalker(canvas, 640, 812, 116);
  drawWalker(canvas, 760, 930, 180);
  if (!isForest) drawWaymark(canvas, 1120, 900);
  drawTree(canvas, isForest ? 'fir' : 'round', 1440, 930, isForest ? 560 : 440);
  drawTree(canvas, isForest ? 'fir' : 'round', 130, 900, isForest ? 480 : 360);
}
