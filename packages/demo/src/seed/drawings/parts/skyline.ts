import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { glassFill } from './windows.ts';

const walls = ['#f1d9ac', '#e7b690', '#f6e9cf', '#dd9a72', '#d9c7a4', '#e9c3b0'];

/** One small house seen from afar: a box, a tiled roof, some windows. */
export function drawSmallHouse(
  canvas: Canvas,
  x: number,
  foot: number,
  width: number,
  height: number,
  depth: number,
): void {
  const { random } = canvas;
  const wall = canvas.paint(random.pick(walls), depth);
  const roof = canvas.paint(random.pick([colours.brick, colours.terracotta, '#b9653f']), depth);
  const rise = Math.min(36, width * 0.22);
  canvas.rect(x, foot - height, width, height, wall);
  canvas.rect(x + width * 0.7, foot - height, width * 0.3, height, canvas.shade(wall, 0.12));
  if (random.chance(0.75))
    canvas.polygon(
      [
        [x - 5, foot - height],
        [x + width * 0.2, foot - height - rise],
        [x + width * 0.8, foot - height - rise],
        [x + width + 5, foot - height],
      ],
      roof,
    );
  else {
    canvas.rect(x - 3, foot - height - 5, width + 6, 7, canvas.shade(wall, 0.18));
    if (random.chance(0.5))
      canvas.circle(
        x + width * random.between(0.2, 0.8),
        foot - height - 10,
        9,
        canvas.paint(colours.leaf, depth),
      );
  }
  if (random.chance(0.4))
    canvas.rect(
      x + width * random.between(0.2, 0.7),
      foot - height - rise - 14,
      width * 0.1,
      20,
      canvas.shade(wall, 0.2),
    );
  const columns = Math.max(1, Math.floor(width / 34));
  const rows = Math.max(1, Math.floor((height - 12) / 44));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.14)) continue;
      const left = x + ((column + 0.5) * width) / columns - 6;
      canvas.rect(left - 2, foot - height + 12 + row * 44, 16, 24, canvas.paint(colours.white, depth));
      canvas.rect(left, foot - height + 14 + row * 44, 12, 20, glassFill(canvas));
    }
  }
}

function drawDome(canvas: Canvas, x: number, foot: number, size: number, depth: number): void {
  const stone = canvas.paint(colours.sand, depth);
  const dome = canvas.paint('#5f8f86', depth);
  canvas.rect(x - size * 0.5, foot - size, size, size, stone);
  canvas.rect(x - size * 0.36, foot - size * 1.3, size * 0.72, size * 0.34, canvas.shade(stone, 0.08));
  canvas.path(
    `M${x - size * 0.36} ${foot - size * 1.3} a ${size * 0.36} ${size * 0.44} 0 0 1 ${size * 0.72} 0 Z`,
    dome,
  );
  canvas.rect(x - size * 0.06, foot - size * 1.9, size * 0.12, size * 0.2, stone);
  canvas.line([x, foot - size * 1.9], [x, foot - size * 2.1], canvas.shade(stone, 0.4), 3);
}

function drawTower(canvas: Canvas, x: number, foot: number, size: number, depth: number): void {
  const stone = canvas.paint(colours.sand, depth);
  canvas.rect(x - size * 0.2, foot - size * 2.2, size * 0.4, size * 2.2, stone);
  canvas.rect(x + size * 0.06, foot - size * 2.2, size * 0.14, size * 2.2, canvas.shade(stone, 0.14));
  canvas.path(
    `M${x - size * 0.1} ${foot - size * 1.8} v ${-size * 0.16} a ${size * 0.1} ${size * 0.1} 0 0 1 ${size * 0.2} 0 v ${size * 0.16} Z`,
    canvas.shade(stone, 0.55),
  );
  canvas.polygon(
    [
      [x - size * 0.26, foot - size * 2.2],
      [x, foot - size * 2.75],
      [x + size * 0.26, foot - size * 2.2],
    ],
    canvas.paint(colours.brick, depth),
  );
}

/** A town far off, with a dome and a tower among its roofs. */
export function drawSkyline(canvas: Canvas, foot: number, depth: number): void {
  const { random } = canvas;
  drawDome(canvas, random.between(300, 700), foot - 40, 92, depth + 0.1);
  drawTower(canvas, random.between(900, 1300), foot - 40, 84, depth + 0.1);
  for (let row = 0; row < 3; row++) {
    for (let x = -30; x < canvas.width + 30; ) {
      const width = random.between(54, 118);
      drawSmallHouse(
        canvas,
        x,
        foot + row * 46 + 30,
        width,
        random.between(64, 128),
        depth * (1 - row * 0.3),
      );
      x += width + random.between(-6, 8);
    }
  }
}

export { drawDome, drawTower };
