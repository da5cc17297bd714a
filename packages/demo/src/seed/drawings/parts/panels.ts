import type { Canvas, Point } from '../canvas.ts';
import { colours, mix } from '../colours.ts';
import type { Ground } from './perspective.ts';

/** Where the rows of a plant stand: turned a little, so that they run across the picture. */
export interface PanelRows {
  ground: Ground;
  turn: number;
  /** How far away the first row is. */
  from: number;
}

const tableMetres = 17;
const tableGap = 3;
const rowMetres = 9.5;
const deepMetres = 4.2;
/** How large a metre is, in pixels, where details begin to be seen. */
const nearMetre = 6;

type Place = (along: number, up: number, back: number) => Point | undefined;

function placer({ ground, turn, from }: PanelRows): Place {
  return (along, up, back) => {
    const away = from + along * Math.sin(turn) + back * Math.cos(turn);
    return away < 9 ? undefined : ground.at(along * Math.cos(turn) - back * Math.sin(turn), up, away);
  };
}

function isOnPicture(canvas: Canvas, points: Point[]): boolean {
  return points.some(([x]) => x > -80) && points.some(([x]) => x < canvas.width + 80);
}

function drawTable(
  canvas: Canvas,
  place: Place,
  along: number,
  back: number,
  fill: string,
  depth: number,
): void {
  const corners = [
    place(along, 0.7, back),
    place(along, 2.7, back + deepMetres),
    place(along + tableMetres, 2.7, back + deepMetres),
    place(along + tableMetres, 0.7, back),
  ];
  const feet = [
    place(along, 0, back + 1),
    place(along, 0, back + 7),
    place(along + tableMetres, 0, back + 7),
    place(along + tableMetres, 0, back + 1),
  ];
  if (![...corners, ...feet].every((point) => point !== undefined)) return;
  const [lowLeft, highLeft, highRight, lowRight] = corners as [Point, Point, Point, Point];
  if (!isOnPicture(canvas, corners as Point[])) return;
  const metre = Math.abs(lowRight[0] - lowLeft[0]) / tableMetres;
  if (metre > nearMetre) {
    canvas.polygon(feet as Point[], canvas.light.shadow, { 'fill-opacity': '0.16' });
    drawPosts(canvas, place, along, back, metre);
  }
  canvas.polygon([lowLeft, highLeft, highRight, lowRight], fill);
  if (metre > nearMetre) drawCells(canvas, place, along, back, metre);
  canvas.line(lowLeft, lowRight, canvas.paint(colours.white, depth), Math.max(0.8, metre * 0.1));
}

function drawPosts(canvas: Canvas, place: Place, along: number, back: number, metre: number): void {
  const post = canvas.shade(canvas.paint(colours.metal), 0.3);
  for (const at of [2, 8.5, 15]) {
    const foot = place(along + at, 0, back + 1) as Point;
    canvas.rect(foot[0] - metre * 0.08, foot[1] - metre * 0.8, metre * 0.16, metre * 0.8, post);
  }
}

function drawCells(canvas: Canvas, place: Place, along: number, back: number, metre: number): void {
  let lines = '';
  const add = (from: Point | undefined, to: Point | undefined) => {
    if (from && to)
      lines += `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  };
  for (let at = along; at <= along + tableMetres + 0.01; at += tableMetres / 12)
    add(place(at, 0.7, back), place(at, 2.7, back + deepMetres));
  for (const share of [0.333, 0.667]) {
    add(
      place(along, 0.7 + share * 2, back + share * deepMetres),
      place(along + tableMetres, 0.7 + share * 2, back + share * deepMetres),
    );
  }
  canvas.path(lines, 'none', {
    stroke: canvas.paint('#cfe3e6'),
    'stroke-width': Math.max(0.7, metre * 0.05),
    'stroke-opacity': '0.55',
  });
}

/** A whole plant, from its far end to the nearest row. */
export function drawPanelRows(canvas: Canvas, rows: PanelRows, count: number): void {
  const place = placer(rows);
  const sky = mix(colours.panelLight, canvas.light.skyMiddle, 0.3);
  const direction = rows.turn > 0 ? -1 : 1;
  for (let row = count - 1; row >= 0; row--) {
    const depth = Math.min(0.5, row / (count * 1.7));
    const fill = canvas.gradient([
      canvas.paint(sky, depth),
      canvas.paint(mix(colours.panel, sky, 0.15), depth),
      canvas.paint(colours.panel, depth),
    ]);
    for (let table = 16; table >= -16; table--) {
      drawTable(canvas, place, -direction * table * (tableMetres + tableGap), row * rowMetres, fill, depth);
    }
  }
}
