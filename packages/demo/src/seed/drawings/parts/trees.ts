import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';

export type TreeKind =
  | 'round'
  | 'poplar'
  | 'cypress'
  | 'stonePine'
  | 'fir'
  | 'palm'
  | 'olive'
  | 'orange'
  | 'almond';

interface Crown {
  colour: string;
  depth: number;
}

/** Below this radius nobody sees how a crown is made. */
const tiny = 11;

type DrawTree = (canvas: Canvas, x: number, y: number, size: number, depth: number) => void;

function trunk(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  depth: number,
  height = 0.42,
  width = 0.07,
): void {
  const half = (size * width) / 2;
  canvas.polygon(
    [
      [x - half * 1.3, y],
      [x - half * 0.7, y - size * height],
      [x + half * 0.7, y - size * height],
      [x + half * 1.3, y],
    ],
    canvas.paint(colours.woodDark, depth),
  );
}

/** A crown of round clumps, lit from the left. */
function clumps(canvas: Canvas, x: number, y: number, radius: number, { colour, depth }: Crown): void {
  const dark = canvas.paint(canvas.shade(colour, 0.26), depth);
  const middle = canvas.paint(colour, depth);
  if (radius < tiny) {
    canvas.circle(x + radius * 0.2, y + radius * 0.1, radius * 0.95, dark);
    canvas.circle(x - radius * 0.12, y - radius * 0.1, radius * 0.85, middle);
    return;
  }
  const bright = canvas.paint(colours.leafLight, depth);
  canvas.circle(x + radius * 0.34, y + radius * 0.2, radius * 0.74, dark);
  canvas.circle(x - radius * 0.4, y + radius * 0.24, radius * 0.66, dark);
  canvas.circle(x - radius * 0.05, y - radius * 0.18, radius * 0.82, middle);
  canvas.circle(x - radius * 0.36, y + radius * 0.1, radius * 0.52, middle);
  canvas.circle(x - radius * 0.28, y - radius * 0.36, radius * 0.38, bright, { 'fill-opacity': '0.5' });
}

function fruit(canvas: Canvas, x: number, y: number, radius: number, colour: string, count: number): void {
  for (let index = 0; index < (radius < tiny ? 3 : count); index++) {
    const angle = canvas.random.between(0, Math.PI * 2);
    const reach = Math.sqrt(canvas.random.next()) * radius * 0.85;
    canvas.circle(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9, radius * 0.085, colour);
  }
}

const drawers: Record<TreeKind, DrawTree> = {
  round(canvas, x, y, size, depth) {
    trunk(canvas, x, y, size, depth);
    clumps(canvas, x, y - size * 0.62, size * 0.36, { colour: colours.leaf, depth });
  },
  olive(canvas, x, y, size, depth) {
    const bark = canvas.paint(colours.woodDark, depth + 0.1);
    const d = `M${x - size * 0.1} ${y} q ${size * 0.06} ${-size * 0.2} ${-size * 0.06} ${-size * 0.4} l ${size * 0.1} 0 q ${size * 0.02} ${size * 0.1} ${size * 0.06} ${size * 0.12} q ${size * 0.04} ${-size * 0.06} ${size * 0.08} ${-size * 0.14} l ${size * 0.08} ${size * 0.02} q ${-size * 0.16} ${size * 0.2} ${-size * 0.06} ${size * 0.4} Z`;
    canvas.path(d, bark);
    clumps(canvas, x - size * 0.16, y - size * 0.52, size * 0.27, { colour: colours.olive, depth });
    clumps(canvas, x + size * 0.18, y - size * 0.56, size * 0.28, { colour: colours.olive, depth });
  },
  orange(canvas, x, y, size, depth) {
    trunk(canvas, x, y, size, depth, 0.3);
    clumps(canvas, x, y - size * 0.54, size * 0.37, { colour: colours.leafDeep, depth });
    fruit(canvas, x, y - size * 0.52, size * 0.37, canvas.paint(colours.orange, depth), size > 60 ? 13 : 6);
  },
  almond(canvas, x, y, size, depth) {
    trunk(canvas, x, y, size, depth, 0.4, 0.06);
    const petals = canvas.paint(colours.almond, depth);
    canvas.circle(
      x + size * 0.14,
      y - size * 0.52,
      size * 0.26,
      canvas.paint(canvas.shade(colours.almond, 0.16), depth),
    );
    canvas.circle(x - size * 0.15, y - size * 0.52, size * 0.26, petals);
    canvas.circle(x, y - size * 0.68, size * 0.27, petals);
    fruit(canvas, x, y - size * 0.6, size * 0.36, canvas.paint(colours.white, depth), size > 60 ? 16 : 6);
  },
  poplar(canvas, x, y, size, depth) {
    trunk(canvas, x, y, size, depth, 0.3, 0.05);
    canvas.ellipse(x, y - size * 0.56, size * 0.13, size * 0.44, canvas.paint(colours.leaf, depth));
    canvas.ellipse(
      x + size * 0.04,
      y - size * 0.52,
      size * 0.085,
      size * 0.38,
      canvas.paint(canvas.shade(colours.leaf), depth),
    );
  },
  cypress(canvas, x, y, size, depth) {
    const half = size * 0.1;
    const outline = `M${x} ${y - size} C${x + half * 1.5} ${y - size * 0.62} ${x + half * 1.3} ${y - size * 0.1} ${x + half * 0.5} ${y} L${x - half * 0.5} ${y} C${x - half * 1.3} ${y - size * 0.1} ${x - half * 1.5} ${y - size * 0.62} ${x} ${y - size} Z`;
    const right = `M${x} ${y - size} C${x + half * 1.5} ${y - size * 0.62} ${x + half * 1.3} ${y - size * 0.1} ${x + half * 0.5} ${y} L${x} ${y} C${x + half * 0.4} ${y - size * 0.4} ${x + half * 0.2} ${y - size * 0.7} ${x} ${y - size} Z`;
    canvas.path(outline, canvas.paint(colours.pine, depth));
    canvas.path(right, canvas.paint(canvas.shade(colours.pine, 0.3), depth));
  },
  stonePine(canvas, x, y, size, depth) {
    trunk(canvas, x, y, size, depth, 0.7, 0.05);
    canvas.ellipse(
      x,
      y - size * 0.74,
      size * 0.42,
      size * 0.16,
      canvas.paint(canvas.shade(colours.pine), depth),
    );
    canvas.ellipse(
      x - size * 0.06,
      y - size * 0.79,
      size * 0.36,
      size * 0.15,
      canvas.paint(colours.leafDeep, depth),
    );
    canvas.ellipse(
      x - size * 0.12,
      y - size * 0.85,
      size * 0.2,
      size * 0.07,
      canvas.paint(colours.leaf, depth),
    );
  },
  fir(canvas, x, y, size, depth) {
    trunk(canvas, x, y, size, depth, 0.2, 0.05);
    for (const [top, foot, half] of [
      [1, 0.6, 0.17],
      [0.8, 0.34, 0.24],
      [0.56, 0.1, 0.3],
    ] as const) {
      const tip = y - size * top;
      const low = y - size * foot;
      canvas.polygon(
        [
          [x, tip],
          [x + size * half, low],
          [x - size * half, low],
        ],
        canvas.paint(colours.pine, depth),
      );
      canvas.polygon(
        [
          [x, tip],
          [x + size * half, low],
          [x + size * 0.03, low],
        ],
        canvas.paint(canvas.shade(colours.pine), depth),
      );
    }
  },
  palm(canvas, x, y, size, depth) {
    const stem = canvas.paint(colours.wood, depth);
    canvas.path(
      `M${x - size * 0.035} ${y} Q${x + size * 0.04} ${y - size * 0.4} ${x - size * 0.01} ${y - size * 0.75} l ${size * 0.035} 0 Q${x + size * 0.09} ${y - size * 0.4} ${x + size * 0.035} ${y} Z`,
      stem,
    );
    const top = y - size * 0.76;
    for (const [dx, dy, lift] of [
      [-0.36, 0.12, -0.2],
      [-0.26, -0.08, -0.22],
      [-0.08, -0.2, -0.2],
      [0.14, -0.2, -0.2],
      [0.3, -0.06, -0.22],
      [0.38, 0.14, -0.2],
    ] as const) {
      const tipX = x + dx * size;
      const tipY = top + dy * size;
      const bendX = x + dx * size * 0.5;
      canvas.path(
        `M${x} ${top} Q${bendX} ${tipY + lift * size * 0.6} ${tipX} ${tipY} Q${bendX} ${tipY + lift * size * 0.2} ${x} ${top + size * 0.03} Z`,
        canvas.paint(dx > 0 ? canvas.shade(colours.leaf) : colours.leaf, depth),
      );
    }
  },
};

/** A tree whose foot stands at the point; `size` is its height. */
export function drawTree(
  canvas: Canvas,
  kind: TreeKind,
  x: number,
  y: number,
  size: number,
  depth = 0,
): void {
  canvas.ellipse(x + size * 0.08, y, size * 0.3, size * 0.035, canvas.light.shadow, {
    'fill-opacity': '0.2',
  });
  drawers[kind](canvas, x, y, size, depth);
}

export function drawBush(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  colour: string = colours.leaf,
  depth = 0,
): void {
  const dark = canvas.paint(canvas.shade(colour), depth);
  canvas.path(
    `M${x - size * 0.6} ${y} q 0 ${-size * 0.5} ${size * 0.4} ${-size * 0.45} q ${size * 0.2} ${-size * 0.4} ${size * 0.5} ${-size * 0.05} q ${size * 0.4} 0 ${size * 0.35} ${size * 0.5} Z`,
    dark,
  );
  canvas.path(
    `M${x - size * 0.6} ${y} q 0 ${-size * 0.5} ${size * 0.4} ${-size * 0.45} q ${size * 0.2} ${-size * 0.3} ${size * 0.36} ${size * 0.02} q ${-size * 0.1} ${size * 0.3} ${-size * 0.2} ${size * 0.43} Z`,
    canvas.paint(colour, depth),
  );
}
