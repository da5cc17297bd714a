import type { Canvas, Point } from '../canvas.ts';
import { colours, mix } from '../colours.ts';
import { drawHills, drawMountains } from '../parts/land.ts';
import { groundOf } from '../parts/perspective.ts';
import { drawSky } from '../parts/sky.ts';

export interface PatchworkOptions {
  crops: 'green' | 'olive' | 'wheat' | 'lavender' | 'solar';
}

const palettes: Record<PatchworkOptions['crops'], string[]> = {
  green: ['#7fae6c', '#9fba6a', '#5f9a66', '#c9c27a', '#4c8f67', '#dcc78a'],
  olive: ['#b7a877', '#a39a63', '#cdb482', '#8f9560', '#d9c394', '#9aa46e'],
  wheat: ['#e6c270', '#d9b25f', '#efd596', '#c7a35a', '#a9b56d', '#e0cf9a'],
  lavender: ['#8d79b8', '#a592c7', '#e6c270', '#9fba6a', '#7b69a8', '#efd596'],
  solar: ['#c9b566', '#9fba6a', '#22496a', '#b59a5d', '#7fae6c', '#2d5a80'],
};
const panels = new Set(['#22496a', '#2d5a80']);

type Place = (side: number, away: number) => Point;

function drawField(
  canvas: Canvas,
  place: Place,
  [side, away, wide, deep]: [number, number, number, number],
  crop: string,
  depth: number,
): void {
  const { random } = canvas;
  const quad = [
    place(side, away),
    place(side + wide, away),
    place(side + wide, away + deep),
    place(side, away + deep),
  ];
  canvas.polygon(quad, canvas.paint(crop, depth));
  const isAlong = random.chance(0.5);
  const lines = panels.has(crop) ? 9 : random.integer(6, 11);
  const stroke = panels.has(crop)
    ? mix('#8fb3c9', canvas.light.haze, depth)
    : canvas.shade(canvas.paint(crop, depth), 0.16);
  let d = '';
  for (let line = 1; line < lines; line++) {
    const share = line / lines;
    const [from, to] = isAlong
      ? [place(side + wide * share, away), place(side + wide * share, away + deep)]
      : [place(side, away + deep * share), place(side + wide, away + deep * share)];
    d += `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  }
  canvas.path(d, 'none', { stroke, 'stroke-width': Math.max(0.8, 900 / away), 'stroke-opacity': '0.8' });
}

function drawHedge(
  canvas: Canvas,
  place: Place,
  side: number,
  away: number,
  deep: number,
  scale: (away: number) => number,
): void {
  const { random } = canvas;
  for (let at = deep; at > 0; at -= deep / random.integer(9, 14)) {
    const [x, y] = place(side + random.between(-3, 3), away + at);
    const size = scale(away + at) * random.between(2.6, 4.6);
    if (x < -30 || x > canvas.width + 30) continue;
    canvas.circle(
      x + size * 0.2,
      y - size * 0.3,
      size,
      canvas.paint(canvas.shade(colours.leafDeep), Math.min(0.5, away / 1500)),
    );
    canvas.circle(x, y - size * 0.6, size * 0.8, canvas.paint(colours.leafDeep, Math.min(0.5, away / 1500)));
  }
}

function drawRiver(canvas: Canvas, place: Place): void {
  const { random } = canvas;
  const phase = random.between(0, Math.PI * 2);
  const drift = random.between(-0.2, 0.2);
  const length = random.between(110, 210);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let away = 90; away < 1300; away *= 1.16) {
    const bend = Math.sin(away / length + phase) * (34 + away * 0.12) + away * drift;
    left.push(place(bend - 11, away));
    right.unshift(place(bend + 11, away));
  }
  canvas.polygon([...left, ...right], canvas.gradient([canvas.light.skyMiddle, canvas.paint(colours.sea)]));
}

/** Fields of many colours seen from a hill, to the horizon. */
export function drawPatchwork(canvas: Canvas, { crops }: PatchworkOptions): void {
  const { random } = canvas;
  const horizon = 320;
  drawSky(canvas, { horizon });
  if (random.chance(0.5))
    drawMountains(canvas, { base: horizon + 12, height: 190, colour: '#7796a0', depth: 0.6 });
  drawHills(canvas, { base: horizon + 14, height: 110, colour: colours.leaf, depth: 0.62 });
  canvas.rect(
    0,
    horizon + 4,
    canvas.width,
    canvas.height,
    canvas.gradient([canvas.paint(colours.grass, 0.5), canvas.paint(colours.grass)]),
  );
  const ground = groundOf(canvas, horizon, 82);
  const turn = random.pick([-1, 1]) * random.between(0.18, 0.4);
  const place: Place = (side, away) =>
    ground.at(
      side * Math.cos(turn) + (away - 300) * Math.sin(turn) * 0.35,
      0,
      Math.max(60, away + side * Math.sin(turn) * 0.28),
    );
  for (let away = 1240; away > 60; ) {
    const deep = Math.max(34, away * 0.16) * random.between(0.8, 1.2);
    away -= deep;
    const depth = Math.min(0.52, away / 1900);
    for (let side = -away * 1.15 - 160; side < away * 1.15 + 160; ) {
      const wide = Math.max(40, away * 0.2) * random.between(0.7, 1.7);
      drawField(canvas, place, [side, away, wide - 2, deep - 1], random.pick(palettes[crops]), depth);
      if (random.chance(0.42)) drawHedge(canvas, place, side, away, deep, ground.scale);
      side += wide;
    }
  }
  drawRiver(canvas, place);
}
