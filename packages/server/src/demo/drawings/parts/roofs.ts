import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import type { BuildingPlace, BuildingStyle } from './building-style.ts';
import { glassFill } from './windows.ts';

/** What ends a building above: tiles, slate, a gable or a terrace, its foot at `top`. */
export function drawRoof(
  canvas: Canvas,
  { x, width }: BuildingPlace,
  top: number,
  { roof, wall, trim }: BuildingStyle,
): void {
  const { random } = canvas;
  const tile = canvas.paint(colours.brick);
  if (roof === 'tiles') {
    chimney(canvas, x + width * random.between(0.15, 0.75), top - 20, canvas.paint(wall));
    canvas.polygon(
      [
        [x - 14, top],
        [x + 16, top - 42],
        [x + width - 16, top - 42],
        [x + width + 14, top],
      ],
      tile,
    );
    let lines = '';
    for (let step = 14; step < width; step += 15)
      lines += `M${x + step} ${top} L${x + 16 + (step / width) * (width - 32)} ${top - 42} `;
    canvas.path(lines, 'none', { stroke: canvas.shade(tile, 0.22), 'stroke-width': '2.5' });
  } else if (roof === 'mansard') {
    const slate = canvas.paint(colours.slate);
    chimney(canvas, x + width * random.between(0.1, 0.8), top - 84, canvas.paint(wall));
    canvas.polygon(
      [
        [x - 6, top],
        [x + 18, top - 92],
        [x + width - 18, top - 92],
        [x + width + 6, top],
      ],
      slate,
    );
    canvas.rect(x + 18, top - 96, width - 36, 6, canvas.shade(slate, 0.3));
    const count = Math.max(2, Math.floor(width / 110));
    for (let index = 0; index < count; index++) {
      const left = x + 34 + ((width - 68) / count) * (index + 0.5) - 19;
      canvas.polygon(
        [
          [left - 6, top - 56],
          [left + 19, top - 80],
          [left + 44, top - 56],
        ],
        canvas.shade(slate, 0.3),
      );
      canvas.rect(left, top - 56, 38, 50, canvas.paint(trim));
      canvas.rect(left + 6, top - 50, 26, 42, glassFill(canvas));
    }
  } else if (roof === 'gable') {
    canvas.polygon(
      [
        [x, top],
        [x + width / 2, top - width * 0.34],
        [x + width, top],
      ],
      canvas.paint(wall),
    );
    canvas.polygon(
      [
        [x - 12, top + 6],
        [x + width / 2, top - width * 0.37],
        [x + width + 12, top + 6],
        [x + width / 2, top - width * 0.31],
      ],
      tile,
    );
    canvas.circle(x + width / 2, top - width * 0.1, width * 0.06, glassFill(canvas));
  } else {
    canvas.rect(x - 4, top - 26, width + 8, 28, canvas.paint(wall));
    canvas.rect(x - 8, top - 32, width + 16, 8, canvas.paint(trim));
    drawTerrace(canvas, x, top - 32, width);
  }
}

function chimney(canvas: Canvas, x: number, foot: number, fill: string): void {
  canvas.rect(x, foot - 52, 28, 56, fill);
  canvas.rect(x + 18, foot - 52, 10, 56, canvas.shade(fill));
  canvas.rect(x - 4, foot - 58, 36, 8, canvas.paint(colours.brick));
}

/** What stands on a flat roof: plants, a parasol, a water tank. */
function drawTerrace(canvas: Canvas, x: number, top: number, width: number): void {
  const { random } = canvas;
  for (let left = x + 20; left < x + width - 60; left += random.between(46, 110)) {
    if (random.chance(0.3)) {
      canvas.rect(left + 22, top - 56, 3, 56, canvas.paint(colours.wood));
      canvas.path(
        `M${left - 14} ${top - 44} Q${left + 23} ${top - 84} ${left + 60} ${top - 44} Z`,
        canvas.paint(random.pick([colours.sun, colours.coral, colours.white])),
      );
    } else {
      canvas.rect(left, top - 14, 26, 14, canvas.paint(colours.terracotta));
      canvas.circle(
        left + 13,
        top - 24,
        17,
        canvas.paint(random.pick([colours.leaf, colours.leafDeep, colours.leafLight])),
      );
    }
  }
}
