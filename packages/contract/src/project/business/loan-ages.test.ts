/**
 * Goal: what is outstanding is exact to the cent. Method: a second implementation that settles cent by cent, oldest payment and
 * interest first, on random loans.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loanAgeOf, outstandingPrincipal } from './loan-ages.ts';

it.each([
  ['onTime', 0, 'onTime'],
  ['late', 1, 'days1to30'],
  ['late', 30, 'days1to30'],
  ['late', 31, 'days31to60'],
  ['late', 60, 'days31to60'],
  ['late', 61, 'days61to90'],
  ['late', 90, 'days61to90'],
  ['late', 91, 'over90'],
  ['default', 0, 'default'],
  ['default', 120, 'default'],
] as const)('[A27][L30] a loan that is %s by %s days is %s', (state, daysLate, age) => {
  expect(loanAgeOf({ state, daysLate })).toBe(age);
});

const due = [
  { period: 1, dueOn: '2026-03-31', dueCents: 200 },
  { period: 2, dueOn: '2026-06-30', dueCents: 10_200 },
];
const loan = { principalCents: 10_000, due, defaulted: undefined };

it.each([
  ['nothing repaid', 0, 10_000],
  ['interest repaid', 400, 10_000],
  ['a cent of principal repaid', 401, 9_999],
  ['everything repaid', 10_400, 0],
  ['more than everything repaid', 10_500, 0],
] as const)('[A27] with %s', (_title, repaidCents, outstanding) => {
  expect(outstandingPrincipal({ ...loan, repaidCents })).toBe(outstanding);
});

it.each([
  ['nothing was paid since', 10_200, 0, 10_000],
  ['interest was paid since', 10_200, 200, 10_000],
  ['a part of the principal was paid since', 10_200, 5_200, 5_000],
  ['everything was paid since', 10_200, 10_200, 0],
] as const)('[A27][L31] of a loan in default when %s', (_title, owedCents, recoveredCents, outstanding) => {
  const defaulted = { owedCents, recoveredCents };
  expect(outstandingPrincipal({ ...loan, repaidCents: 0, defaulted })).toBe(outstanding);
});

/** Pays interest and principal cent by cent, in the order in which they are due. */
function settleByCent(interests: readonly number[], principalCents: number, repaidCents: number): number {
  const cents = [
    ...interests.flatMap((interest) => Array.from({ length: interest }, () => 'interest')),
    ...Array.from({ length: principalCents }, () => 'principal'),
  ];
  return cents.slice(repaidCents).filter((cent) => cent === 'principal').length;
}

it('[A27] agrees with a settlement cent by cent', () => {
  const loans = fc.record({
    interests: fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
    principalCents: fc.nat(300),
    repaidCents: fc.nat(600),
  });
  fc.assert(
    fc.property(loans, ({ interests, principalCents, repaidCents }) => {
      const payments = interests.map((interest, index) => ({
        period: index + 1,
        dueOn: '2026-01-31',
        dueCents: interest + (index === interests.length - 1 ? principalCents : 0),
      }));
      expect(outstandingPrincipal({ principalCents, due: payments, repaidCents, defaulted: undefined })).toBe(
        settleByCent(interests, principalCents, repaidCents),
      );
    }),
  );
});
