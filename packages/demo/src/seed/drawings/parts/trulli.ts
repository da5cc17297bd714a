import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { glassFill } from './windows.ts';

/** Round dry-stone houses, each under its cone. */
export function drawTrulli(canvas: Canvas, x: number, foot: number): void {
  const white = canvas.paint(colours.white);
  const cone = canvas.paint('#8d8b80');
  const one = (at: number, width: number, wall: number, rise: number, hasDoor: boolean) => {
    const left = x + at - width / 2;
    const top = foot - wall;
    canvas.rect(left, top, width, wall, canvas.gradient([white, white, canvas.shade(white, 0.16)], 'across'));
    canvas.path(
      `M${left - 16} ${top + 6} Q${x + at - width * 0.2} ${top - rise * 0.5} ${x + at} ${top - rise} Q${x + at + width * 0.2} ${top - rise * 0.5} ${left + width + 16} ${top + 6} Z`,
      cone,
    );
    canvas.path(
      `M${x + at} ${top - rise} Q${x + at + width * 0.2} ${top - rise * 0.5} ${left + width + 16} ${top + 6} H${x + at + width * 0.1} Z`,
      canvas.shade(cone, 0.24),
    );
    for (let course = 0.14; course < 0.9; course += 0.13) {
      const y = top - rise * (1 - course);
      const half = (width / 2 + 10) * course ** 0.86;
      canvas.path(`M${x + at - half} ${y} q ${half} 10 ${half * 2} 0`, 'none', {
        stroke: canvas.shade(cone, 0.34),
        'stroke-width': '2.5',
        'stroke-opacity': '0.6',
      });
    }
    canvas.rect(x + at - 4, top - rise - 22, 8, 26, white);
    canvas.circle(x + at, top - rise - 26, 10, white);
    if (hasDoor) {
      canvas.path(
        `M${x + at - 30} ${foot} V${foot - 70} a 30 30 0 0 1 60 0 V${foot} Z`,
        canvas.paint(colours.green),
      );
    } else
      canvas.path(
        `M${x + at - 17} ${foot - 44} V${foot - 74} a 17 17 0 0 1 34 0 V${foot - 44} Z`,
        glassFill(canvas),
      );
  };
  one(-330, 200, 128, 170, false);
  one(330, 190, 124, 160, false);
  one(-170, 220, 140, 200, true);
  one(186, 230, 142, 206, true);
  one(8, 260, 158, 250, true);
}
