import { cents } from '@semilla/contract';
import { expect, it } from 'vitest';
import { curvePoints } from './curve-points.ts';

it('[A8] keeps each value of the curve until the next change, up to the last day', () => {
  const curve = [
    { on: '2026-02-02', invested: cents(50_000) },
    { on: '2026-02-03', invested: cents(100_000) },
  ];
  expect(curvePoints(curve, cents(100_000), '2026-02-05')).toEqual([
    [0, 100],
    [0, 100],
    [0, 50],
    [150, 50],
    [150, 0],
    [600, 0],
  ]);
});

it('[A8] draws no line without investments', () => {
  expect(curvePoints([], cents(100_000), '2026-02-05')).toEqual([]);
});
