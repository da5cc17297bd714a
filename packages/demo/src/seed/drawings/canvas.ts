import type { Random } from '@semilla/contract/testing';
import { inShade, type Light, lights, seen, type TimeOfDay } from './light.ts';
import { type Attributes, createDefinitions, tag } from './svg.ts';

const canvasWidth = 1600;
const canvasHeight = 1000;

export type Point = [x: number, y: number];

/** A drawing under way. Shapes are painted in the order in which they are added. */
export interface Canvas {
  light: Light;
  random: Random;
  width: number;
  height: number;
  /** The colour as the light of this drawing shows it. */
  paint(colour: string, depth?: number): string;
  shade(colour: string, share?: number): string;
  rect(x: number, y: number, width: number, height: number, fill: string, more?: Attributes): void;
  polygon(points: Point[], fill: string, more?: Attributes): void;
  path(d: string, fill: string, more?: Attributes): void;
  circle(x: number, y: number, radius: number, fill: string, more?: Attributes): void;
  ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string, more?: Attributes): void;
  line(from: Point, to: Point, stroke: string, width: number, more?: Attributes): void;
  /** A fill that runs from top to bottom, or from left to right. */
  gradient(stops: string[], direction?: 'down' | 'across'): string;
  /** A fill that fades out from the middle. */
  glow(colour: string, strength: number): string;
  toSvg(): string;
}

const decimals = /(\.\d)\d+/g;
const listOf = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

export function createCanvas(time: TimeOfDay, random: Random): Canvas {
  const light = lights[time];
  const shapes: string[] = [];
  const definitions = createDefinitions();
  const add = (name: string, attributes: Attributes) => void shapes.push(tag(name, attributes));
  return {
    light,
    random,
    width: canvasWidth,
    height: canvasHeight,
    paint: (colour, depth) => seen(light, colour, depth),
    shade: (colour, share) => inShade(light, colour, share),
    rect: (x, y, width, height, fill, more) => add('rect', { x, y, width, height, fill, ...more }),
    polygon: (points, fill, more) => add('polygon', { points: listOf(points), fill, ...more }),
    path: (d, fill, more) => add('path', { d: d.replaceAll(decimals, '$1'), fill, ...more }),
    circle: (cx, cy, r, fill, more) => add('circle', { cx, cy, r, fill, ...more }),
    ellipse: (cx, cy, rx, ry, fill, more) => add('ellipse', { cx, cy, rx, ry, fill, ...more }),
    line: ([x1, y1], [x2, y2], stroke, width, more) =>
      add('line', { x1, y1, x2, y2, stroke, 'stroke-width': width, ...more }),
    gradient: definitions.gradient,
    glow: definitions.glow,
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${canvasWidth}" height="${canvasHeight}" ` +
      `viewBox="0 0 ${canvasWidth} ${canvasHeight}">${definitions.written()}${shapes.join('')}</svg>`,
  };
}
