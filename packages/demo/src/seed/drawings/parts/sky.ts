import type { Canvas } from '../canvas.ts';

export interface SkyOptions {
  /** Where the sky ends. */
  horizon: number;
  sunX?: number;
  clouds?: number;
  birds?: boolean;
}

function drawStars(canvas: Canvas, horizon: number): void {
  const { random } = canvas;
  for (let index = 0; index < 90; index++) {
    const y = random.next() ** 1.6 * horizon * 0.85;
    canvas.circle(random.between(0, canvas.width), y, random.between(0.8, 2.2), '#fdf6df', {
      'fill-opacity': String(random.pick([0.35, 0.6, 0.9])),
    });
  }
}

function drawSun(canvas: Canvas, x: number, y: number): void {
  const { light } = canvas;
  const radius = light.isNight ? 46 : 62;
  canvas.circle(x, y, light.isNight ? 260 : 520, canvas.glow(light.sun, light.isNight ? 0.35 : 0.75));
  canvas.circle(x, y, radius, light.sun);
  if (light.isNight) canvas.circle(x + 20, y - 10, radius * 0.9, light.skyTop, { 'fill-opacity': '0.92' });
}

/** A cloud with a flat foot: domes of different sizes side by side on one line. */
function drawCloud(canvas: Canvas, x: number, y: number, size: number): void {
  const { random, light } = canvas;
  const humps = random.integer(3, 4);
  const tallest = random.integer(1, humps - 2);
  let left = x - size / 2;
  let d = '';
  for (let hump = 0; hump < humps; hump++) {
    const isEdge = hump === 0 || hump === humps - 1;
    const radius =
      size * (hump === tallest ? 0.23 : isEdge ? random.between(0.11, 0.14) : random.between(0.15, 0.19));
    d += `M${left.toFixed(1)} ${y.toFixed(1)} a${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${(radius * 2).toFixed(1)} 0 Z `;
    left += radius * 1.35;
  }
  canvas.path(d, light.cloud, { 'fill-opacity': light.isNight ? '0.5' : '0.85' });
}

function drawBirds(canvas: Canvas, horizon: number): void {
  const { random } = canvas;
  const x = random.between(250, 1250);
  const y = horizon * random.between(0.28, 0.5);
  for (let index = 0; index < random.integer(3, 6); index++) {
    const size = random.between(9, 17);
    const left = x + random.between(-110, 110);
    const top = y + random.between(-50, 50);
    canvas.path(
      `M${left} ${top} q ${size * 0.5} ${-size * 0.7} ${size} 0 q ${size * 0.5} ${-size * 0.7} ${size} 0`,
      'none',
      {
        stroke: canvas.shade(canvas.light.skyMiddle, 0.6),
        'stroke-width': '2.6',
        'stroke-linecap': 'round',
      },
    );
  }
}

export function drawSky(canvas: Canvas, options: SkyOptions): void {
  const { light, random } = canvas;
  const { horizon, clouds = 4, birds = true } = options;
  canvas.rect(
    0,
    0,
    canvas.width,
    horizon + 60,
    canvas.gradient([light.skyTop, light.skyMiddle, light.skyLow]),
  );
  if (light.isNight) drawStars(canvas, horizon);
  const sunX = options.sunX ?? random.between(260, 1340);
  drawSun(canvas, sunX, horizon * (1 - light.sunHeight));
  for (let index = 0; index < clouds; index++) {
    const x = ((index + random.between(0.15, 0.85)) / clouds) * canvas.width;
    drawCloud(canvas, x, horizon * random.between(0.16, 0.66), random.between(150, 330));
  }
  if (birds && !light.isNight) drawBirds(canvas, horizon);
}
