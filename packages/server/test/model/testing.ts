import type { Terms } from './book.ts';

/** A project that is open without an end; only what matters needs to be said. */
export function buildTerms(given: Partial<Terms> & Pick<Terms, 'projectId'>): Terms {
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
    ...given,
  };
}
