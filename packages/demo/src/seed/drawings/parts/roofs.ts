import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import type { BuildingStyle, RoofKind } from './building-style.ts';
import { glassFill } from './windows.ts';

interface RoofPlace {
  x: number;
  width: number;
  top: number;
}

type DrawRoof = (canvas: Canvas, place: RoofPlace, style: BuildingStyle) => void;

function drawDormer(canvas: Canvas, left: number, top: number, trim: string): void {
  const slate = canvas.shade(canvas.paint(colours.slate), 0.3);
  canvas.path(`M${left - 6} ${top - 56} L${left + 19} ${top - 80} L${left + 44} ${top - 56} Z`, slate);
  canvas.rect(left, top - 56, 38, 50, canvas.paint(trim));
  canvas.rect(left + 6, top - 50, 26, 42, glassFill(canvas));
}

const drawers: Record<RoofKind, DrawRoof> = {
  tiles(canvas, { x, width, top }, { wall }) {
    const tile = canvas.paint(colours.brick);
    chimney(canvas, x + width * canvas.random.between(0.15, 0.75), top - 20, canvas.paint(wall));
    canvas.path(
      `M${x - 14} ${top} L${x + 16} ${top - 42} H${x + width - 16} L${x + width + 14} ${top} Z`,
      tile,
    );
    let lines = '';
    for (let step = 14; step < width; step += 15) {
      lines += `M${x + step} ${top} L${x + 16 + (step / width) * (width - 32)} ${top - 42} `;
    }
    canvas.path(lines, 'none', { stroke: canvas.shade(tile, 0.22), 'stroke-width': '2.5' });
  },
  mansard(canvas, { x, width, top }, { wall, trim }) {
    const slate = canvas.paint(colours.slate);
    chimney(canvas, x + width * canvas.random.between(0.1, 0.8), top - 84, canvas.paint(wall));
    canvas.path(
      `M${x - 6} ${top} L${x + 18} ${top - 92} H${x + width - 18} L${x + width + 6} ${top} Z`,
      slate,
    );
    canvas.rect(x + 18, top - 96, width - 36, 6, canvas.shade(slate, 0.3));
    const count = Math.max(2, Math.floor(width / 110));
    for (let index = 0; index < count; index++) {
      drawDormer(canvas, x + 34 + ((width - 68) / count) * (index + 0.5) - 19, top, trim);
    }
  },
  terrace(canvas, { x, width, top }, { wall, trim }) {
    canvas.rect(x - 4, top - 26, width + 8, 28, canvas.paint(wall));
    canvas.rect(x - 8, top - 32, width + 16, 8, canvas.paint(trim));
    drawTerrace(canvas, x, top - 32, width);
  },
};

/** What ends a building above: tiles, slate or a terrace, its foot at `top`. */
export function drawRoof(canvas: Canvas, place: RoofPlace, style: BuildingStyle): void {
  drawers[style.roof](canvas, place, style);
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
