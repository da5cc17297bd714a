import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';

const leaves = [colours.leaf, colours.leafDeep, colours.leafLight, colours.olive];
const flowers = [colours.coral, colours.almond, colours.sun, colours.white];

/** A clay pot with something green, perhaps in flower; `size` is its whole height. */
export function drawPottedPlant(canvas: Canvas, x: number, y: number, size: number): void {
  const { random } = canvas;
  const pot = canvas.paint(random.pick([colours.terracotta, colours.clay, '#4f7f86']));
  const wide = size * 0.24;
  canvas.ellipse(x + wide * 0.3, y, wide * 1.3, size * 0.04, canvas.light.shadow, { 'fill-opacity': '0.2' });
  const leaf = canvas.paint(random.pick(leaves));
  if (random.chance(0.4)) {
    for (const [bend, rise] of [
      [-0.42, 0.78],
      [-0.22, 0.95],
      [0, 1],
      [0.22, 0.94],
      [0.42, 0.76],
    ] as const) {
      canvas.path(
        `M${x} ${y - size * 0.34} Q${x + bend * size * 0.3} ${y - size * rise} ${x + bend * size} ${y - size * rise * 0.92} Q${x + bend * size * 0.7} ${y - size * 0.5} ${x + size * 0.03} ${y - size * 0.34} Z`,
        bend > 0 ? canvas.shade(leaf) : leaf,
      );
    }
  } else {
    canvas.circle(x + size * 0.12, y - size * 0.52, size * 0.24, canvas.shade(leaf));
    canvas.circle(x - size * 0.12, y - size * 0.54, size * 0.24, leaf);
    canvas.circle(x, y - size * 0.72, size * 0.22, leaf);
    const flower = canvas.paint(random.pick(flowers));
    for (let index = 0; index < 7; index++)
      canvas.circle(
        x + random.between(-0.3, 0.3) * size,
        y - size * random.between(0.42, 0.86),
        size * 0.045,
        flower,
      );
  }
  canvas.polygon(
    [
      [x - wide, y - size * 0.38],
      [x + wide, y - size * 0.38],
      [x + wide * 0.7, y],
      [x - wide * 0.7, y],
    ],
    pot,
  );
  canvas.polygon(
    [
      [x + wide * 0.3, y - size * 0.38],
      [x + wide, y - size * 0.38],
      [x + wide * 0.7, y],
      [x + wide * 0.25, y],
    ],
    canvas.shade(pot, 0.2),
  );
  canvas.rect(x - wide * 1.12, y - size * 0.4, wide * 2.24, size * 0.07, pot);
}

/** A stone well with its iron arch. */
export function drawWell(canvas: Canvas, x: number, y: number): void {
  const stone = canvas.paint(colours.stone);
  const iron = canvas.paint(colours.slateDark);
  canvas.ellipse(x + 10, y + 4, 130, 16, canvas.light.shadow, { 'fill-opacity': '0.22' });
  canvas.path(
    `M${x - 78} ${y - 80} Q${x - 90} ${y - 250} ${x} ${y - 262} Q${x + 90} ${y - 250} ${x + 78} ${y - 80}`,
    'none',
    { stroke: iron, 'stroke-width': '7' },
  );
  canvas.line([x, y - 258], [x, y - 150], iron, 3);
  canvas.polygon(
    [
      [x - 17, y - 150],
      [x + 17, y - 150],
      [x + 13, y - 112],
      [x - 13, y - 112],
    ],
    canvas.paint(colours.metal),
  );
  canvas.path(
    `M${x - 100} ${y - 84} L${x - 90} ${y} a 90 14 0 0 0 180 0 L${x + 100} ${y - 84} Z`,
    canvas.gradient([stone, canvas.shade(stone, 0.3)], 'across'),
  );
  canvas.ellipse(x, y - 84, 104, 18, canvas.shade(stone, 0.08));
  canvas.ellipse(x, y - 84, 82, 12, canvas.shade(stone, 0.6));
}
