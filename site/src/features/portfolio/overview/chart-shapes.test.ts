import { expect, it } from 'vitest';
import { barsOf, chartHeight, lineOf, mostOf, mostOfStack, stackOf } from './chart-shapes.ts';

it('[R4] bars are proportional to their amounts, but never too small to see', () => {
  const [planned = [], paid = []] = barsOf([
    [1_000, 500, 1],
    [0, 1_000, -50],
  ]);
  expect(planned.map(({ height }) => height)).toEqual([chartHeight, chartHeight / 2, 1]);
  expect(paid.map(({ height }) => height)).toEqual([0, chartHeight, 0]);
  for (const { y, height } of [...planned, ...paid]) expect(y + height).toBe(chartHeight);
  expect(planned[0]?.x).toBeLessThan(paid[0]?.x ?? 0);
});

it('[R4] bars without any amount are flat', () => {
  expect(barsOf([[0, 0]])[0]?.map(({ height }) => height)).toEqual([0, 0]);
  expect(
    stackOf([[0], [0]])
      .flat()
      .map(({ height }) => height),
  ).toEqual([0, 0]);
  expect(barsOf([[]])).toEqual([[]]);
});

it('[R4] bars of one month are stacked', () => {
  const [interest, principal] = stackOf([
    [250, 0],
    [750, 500],
  ]);
  expect(interest?.[0]).toMatchObject({ y: 75, height: 25 });
  expect(principal?.[0]).toMatchObject({ y: 0, height: 75 });
  expect(principal?.[1]).toMatchObject({ y: 50, height: 50 });
});

it('[R4] a line rises with its amounts', () => {
  expect(lineOf([0, 500, 1_000], 1_000)).toBe('6,100 18,50 30,0');
  expect(lineOf([0], 0)).toBe('6,100');
});

it('[R4] the top of a chart is its largest bar, or its largest stack', () => {
  const series = [
    [250, 900, -20],
    [750, 50, 10],
  ];
  expect(mostOf(series)).toBe(900);
  expect(mostOfStack(series)).toBe(1_000);
  expect([mostOf([[]]), mostOfStack([])]).toEqual([0, 0]);
});
