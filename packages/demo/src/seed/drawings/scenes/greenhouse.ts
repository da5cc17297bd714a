import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawHills, drawMountains, drawSea } from '../parts/land.ts';
import { groundOf } from '../parts/perspective.ts';
import { drawSky } from '../parts/sky.ts';
import { drawBush, drawTree } from '../parts/trees.ts';

export interface GreenhouseOptions {
  behind: 'sea' | 'mountains';
}

/** One arched tunnel seen from its gable, with plants inside. */
function drawTunnel(
  canvas: Canvas,
  left: number,
  right: number,
  foot: number,
  vanish: number,
  horizon: number,
): void {
  const width = right - left;
  const wall = width * 0.26;
  const rise = width * 0.3;
  const back = (x: number, y: number): [number, number] => [
    vanish + (x - vanish) * 0.16,
    horizon + 12 + (y - horizon) * 0.16,
  ];
  const [backX, backY] = back(left + width / 2, foot - wall - rise * 0.8);
  const [backLeft, backFoot] = back(left, foot - wall);
  const [backRight] = back(right, foot - wall);
  const film = canvas.paint('#dfeeea', 0.06);
  canvas.path(
    `M${left} ${foot - wall} Q${left + width * 0.1} ${foot - wall - rise} ${left + width / 2} ${foot - wall - rise} L${backX} ${backY} L${backLeft} ${backFoot} Z`,
    film,
  );
  canvas.path(
    `M${right} ${foot - wall} Q${right - width * 0.1} ${foot - wall - rise} ${left + width / 2} ${foot - wall - rise} L${backX} ${backY} L${backRight} ${backFoot} Z`,
    canvas.shade(film, 0.1),
  );
  const gable = `M${left} ${foot} V${foot - wall} Q${left + width * 0.1} ${foot - wall - rise} ${left + width / 2} ${foot - wall - rise} Q${right - width * 0.1} ${foot - wall - rise} ${right} ${foot - wall} V${foot} Z`;
  canvas.path(gable, canvas.paint('#bfdccb', 0.04));
  for (let at = 0.1; at < 0.92; at += 0.115) {
    if (at > 0.4 && at < 0.6) continue;
    const x = left + width * at;
    const height = wall * canvas.random.between(0.9, 1.2);
    canvas.rect(x - 2, foot - height, 4, height, canvas.paint(colours.leafDeep));
    for (let leaf = 0.2; leaf < 1; leaf += 0.2) {
      canvas.circle(
        x + ((leaf * 60) % 10) - 5,
        foot - height * leaf,
        width * 0.034,
        canvas.paint(leaf > 0.6 ? colours.leafLight : colours.leaf),
      );
      if (canvas.random.chance(0.5))
        canvas.circle(
          x + 8,
          foot - height * leaf + 6,
          width * 0.017,
          canvas.paint(canvas.random.pick(['#d9432f', colours.orange])),
        );
    }
  }
  canvas.path(gable, '#ffffff', { 'fill-opacity': '0.26' });
  canvas.path(gable, 'none', {
    stroke: canvas.paint(colours.white),
    'stroke-width': Math.max(3, width * 0.014),
  });
  canvas.rect(left, foot - wall, width, 4, canvas.paint(colours.white));
  canvas.rect(
    left + width * 0.42,
    foot - wall * 0.95,
    width * 0.16,
    wall * 0.95,
    canvas.paint(colours.white),
    { 'fill-opacity': '0.85' },
  );
  canvas.rect(left + width * 0.495, foot - wall * 0.95, 3, wall * 0.95, canvas.paint(colours.slate));
}

/** Greenhouse tunnels in a row, on a plain by the sea or under mountains. */
export function drawGreenhouse(canvas: Canvas, { behind }: GreenhouseOptions): void {
  const { random } = canvas;
  const horizon = 450;
  const sunX = random.between(300, 1300);
  drawSky(canvas, { horizon, sunX });
  if (behind === 'sea') {
    drawHills(canvas, { base: horizon + 4, height: 110, colour: '#a9805a', depth: 0.6 });
    drawSea(canvas, horizon, 560, sunX);
  } else drawMountains(canvas, { base: horizon + 40, height: 260, colour: '#9c7f6a', depth: 0.52 });
  const earth = canvas.paint('#d9b27c');
  canvas.rect(
    0,
    behind === 'sea' ? 548 : horizon + 30,
    canvas.width,
    560,
    canvas.gradient([canvas.paint('#d9b27c', 0.4), earth]),
  );
  const ground = groundOf(canvas, horizon, 11);
  for (const [away, width, count] of [
    [66, 9, 26],
    [46, 9, 18],
  ] as const) {
    for (let index = -count / 2; index < count / 2; index++) {
      const [left, foot] = ground.at(index * width, 0, away);
      const [right] = ground.at((index + 0.97) * width, 0, away);
      if (right > -20 && left < canvas.width + 20) drawTunnel(canvas, left, right, foot, 800, horizon);
    }
  }
  for (let index = -3; index < 3; index++)
    drawTunnel(canvas, 800 + index * 330 + 4, 800 + (index + 1) * 330 - 4, 830, 800, horizon);
  for (const x of [60, 1540]) drawTree(canvas, 'palm', x, 900, random.integer(380, 440));
  for (let index = 0; index < 26; index++) {
    const y = random.between(860, 1000);
    drawBush(
      canvas,
      random.between(0, 1600),
      y,
      14 + (y - 850) * 0.2,
      random.pick([colours.olive, colours.leaf, '#8b9a5a']),
    );
  }
}
