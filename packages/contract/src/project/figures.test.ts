import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualProfitability, daysUntilStart, deliveryMonths, percentageInvested } from './figures.ts';
import { canChangePhase, phaseColours, phaseNames, phasesAfter } from './phases.ts';

describe('figures of a project', () => {
  it.each([
    [1_275, 18, 850],
    [850, 12, 850],
    [1_000, 36, 333],
    [1_000, 7, 1_714],
  ])('[N1] %i hundredths over %i months are %i a year', (target, months, annual) => {
    expect(annualProfitability(target, months)).toBe(annual);
  });

  it.each([
    [0, 100, 0],
    [1, 3, 3_333],
    [2, 3, 6_667],
    [28_125_000, 45_000_000, 6_250],
    [99_999_999_999, 99_999_999_999, 10_000],
    [99_999_999_998, 99_999_999_999, 10_000],
  ])('[N2] %i of %i cents are %i hundredths of a percent', (invested, financing, hundredths) => {
    expect(percentageInvested(invested, financing)).toBe(hundredths);
  });

  it('[N2] is never below 0 % or above 100 %', () => {
    const amounts = fc
      .integer({ min: 1, max: 99_999_999_999 })
      .chain((all) => fc.tuple(fc.integer({ min: 0, max: all }), fc.constant(all)));
    fc.assert(
      fc.property(amounts, ([invested, all]) => {
        const share = percentageInvested(invested, all);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(10_000);
      }),
    );
  });

  it('[N3] days to the start are counted by Spain’s calendar and never negative', () => {
    expect(daysUntilStart('2026-03-30', new Date('2026-03-28T23:30:00Z'))).toBe(1);
    expect(daysUntilStart('2026-03-28', new Date('2026-03-28T09:00:00Z'))).toBe(0);
    expect(daysUntilStart('2020-01-01', new Date('2026-03-28T09:00:00Z'))).toBe(0);
    expect(daysUntilStart(null, new Date())).toBe(0);
  });

  it('[N4] returns are delivered every month, quarter or year, or at the end', () => {
    expect(deliveryMonths).toEqual({ monthly: 1, quarterly: 3, annual: 12, end_of_project: undefined });
  });
});

describe('phases', () => {
  it('[S1] have the colours of the specification', () => {
    expect(phaseNames.map((name) => phaseColours[name])).toEqual([
      'grey',
      'grey',
      'grey',
      'blue',
      'blue',
      'blue',
      'green',
    ]);
  });

  it('[S1] change only along the allowed transitions', () => {
    const allowed = phaseNames.flatMap((from) => phasesAfter(from).map((to) => `${from} → ${to}`));
    expect(allowed).toEqual([
      'Draft → Next_Opening',
      'Draft → Preinvestment',
      'Draft → Investment',
      'Draft → Discarded',
      'Next_Opening → Preinvestment',
      'Next_Opening → Investment',
      'Next_Opening → Draft',
      'Next_Opening → Discarded',
      'Preinvestment → Investment',
      'Preinvestment → Discarded',
      'Investment → Financed',
      'Investment → Closed',
      'Financed → Closed',
    ]);
    expect(canChangePhase('Closed', 'Investment')).toBe(false);
  });
});
