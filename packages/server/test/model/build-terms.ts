import type { Terms } from './book.ts';

/** The terms of a project that stays open. Tests override only the fields that they need. */
export function buildTerms(overrides: Partial<Terms> & Pick<Terms, 'projectId'>): Terms {
  return {
    isPrivate: false,
    dateStart: null,
    dateEnd: null,
    startedAt: null,
    financingCents: 1_000_000,
    minimumCents: 100,
    maxInvestors: null,
    months: 12,
    profitability: 850,
    managerFee: 1_000,
    cancellationFee: 200,
    every: 'monthly',
    hasDestination: true,
    isReleasedEarly: true,
    isTaxed: false,
    ...overrides,
  };
}
