import { describe, expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { joiningChecks } from './joining-checks.ts';

const full = { amountInvested: 45_000_000, fullySubscribedUntil: '2026-03-20', waitingNumber: 3 };
const unmet = (given: Parameters<typeof situation>[0]) =>
  joiningChecks(situation(given))
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

describe('joining a waiting list', () => {
  it('[L15] needs neither room in the project nor money', () => {
    expect(unmet({ project: full, balanceCents: 0 })).toEqual([]);
  });

  it('[L15] needs a verified identity and a project that takes orders', () => {
    expect(unmet({ project: full, me: { verificationStatus: 'NotVerified' } })).toEqual(['identity']);
    expect(unmet({ project: { ...full, dateEnd: '2026-03-01' } })).toEqual(['project']);
    expect(unmet({ project: { ...full, phaseName: 'Financed' } })).toEqual(['project']);
  });
});
