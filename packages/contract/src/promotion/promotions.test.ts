import { expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { promotion, promotionFields, promotionPeriodProblem, suitsPromotion } from './promotions.ts';

it.each([
  ['large', 900, 125, true],
  ['large', 1_800, 250, true],
  ['large', 900, 143, true],
  ['large', 900, 148, false],
  ['large', 900, 110, true],
  ['large', 900, 108, false],
  ['large', 899, 125, false],
  ['small', 375, 125, true],
  ['small', 375, 146, true],
  ['small', 375, 148, false],
  ['small', 900, 125, false],
] as const)('[E16] as the %s image, %i × %i suits: %s', (kind, width, height, suits) => {
  expect(suitsPromotion(kind, { width, height })).toBe(suits);
});

it.each([
  ['2026-01-01', '2026-01-02', undefined],
  ['2026-01-02', '2026-01-02', 'start_not_before_end'],
  ['2026-01-03', '2026-01-02', 'start_not_before_end'],
])('[V19] from %s to %s is %s', (from, to, message) => {
  const problem = promotionPeriodProblem({ startsAt: new Date(from), endsAt: new Date(to) });
  expect(problem?.message).toBe(message);
  expect(promotionPeriodProblem({ startsAt: new Date(from) })).toBeUndefined();
});

it('[L29] a promotion names no project, so it cannot reward advertising a certain offer', () => {
  const names = [...Object.keys(promotionFields), ...Object.keys(promotion.shape)];
  expect(names.filter((name) => /project|order|amount|reward/i.test(name))).toEqual([]);
  const bodies = Object.entries(endpoints).flatMap(([name, { body }]) =>
    body && 'shape' in body ? Object.keys(body.shape as object).map((field) => `${name} ${field}`) : [],
  );
  expect(bodies.filter((field) => /referr|reward|voucher|bonus|invited/i.test(field))).toEqual([]);
});
