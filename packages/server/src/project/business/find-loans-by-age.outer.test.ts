/**
 * Goal: the sums by age are exact and agree with the states of the loans. Method: loans on a real ledger as the clock moves, and a
 * second implementation of the sums, from what the API says of each loan, on random loans.
 */
import { addDays, addMonths, cents, latenessOf, loanAges, paymentStates, v1 } from '@semilla/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figureFor } from '../../../test/business.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { repay } from '../../../test/investors.ts';
import { lend } from '../../../test/loans.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import type { LoanFacts } from '../loans/find-loans.ts';
import { followLoans } from '../loans/follow-loans.ts';
import { loanStateAnswer } from '../loans/loan-answer.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { sumByAge } from './find-loans-by-age.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-10T11:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  investor = await anInvestor(test, 10_000_000);
});
afterAll(() => test.close());

interface OfAge {
  age: string;
  loans: number;
  principal: string;
  share: string;
  missing: string;
}

const short = ({ data }: { data: OfAge[] }) =>
  data
    .filter(({ loans }) => loans > 0)
    .map(
      ({ age, loans, principal, share, missing }) => `${age} ${loans}: ${principal} (${share}), ${missing}`,
    );

async function goTo(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  investor = await at(test, moment, investor);
  manager = await at(test, moment, manager);
  await followLoans(test.services);
}

const projectsOfAge = async (caller: Caller, age: string): Promise<string[]> =>
  (await caller.get(`${v1.projects.find.path}?loanAge=${age}`))
    .json()
    .data.map(({ projectId }: { projectId: string }) => projectId);

it('[A27] has every age of an empty database', async () => {
  const { data } = await figureFor(admin, 'findLoansByAge');
  expect(data).toEqual(
    loanAges.map((age) => ({ age, loans: 0, principal: '0.00', share: '0.00', missing: '0.00' })),
  );
});

it('[A27][L30] moves a loan from age to age, and counts what was repaid', async () => {
  const late = await lend(test, { admin, investor }, { managerId: manager.userId });
  const onTime = await lend(test, { admin, investor });
  await repay(admin, onTime, '11200.00');
  expect(short(await figureFor(admin, 'findLoansByAge'))).toEqual(['onTime 2: 10000.00 (100.00), 0.00']);

  for (const [moment, age, missing] of [
    ['2026-04-10T10:00:00Z', 'onTime', '0.00'],
    ['2026-04-11T10:00:00Z', 'days1to30', '300.00'],
    ['2026-05-10T10:00:00Z', 'days1to30', '300.00'],
    ['2026-05-11T10:00:00Z', 'days31to60', '300.00'],
    ['2026-06-10T10:00:00Z', 'days61to90', '300.00'],
  ] as const) {
    await goTo(moment);
    expect(short(await figureFor(manager, 'findLoansByAge'))).toEqual([
      `${age} 1: 10000.00 (100.00), ${missing}`,
    ]);
    expect(await projectsOfAge(manager, age)).toContain(late);
  }
  await goTo('2026-07-10T22:30:00Z');
  expect(short(await figureFor(manager, 'findLoansByAge'))[0]).toMatch(/^default 1: 10000.00/);
  await repay(admin, late, '1600.00');
  expect(short(await figureFor(manager, 'findLoansByAge'))[0]).toMatch(/^default 1: 9000.00/);
});

it('[A27][P6] shows a manager the projects they manage, and visitors none', async () => {
  expect(short(await figureFor(await as(test, 'operator'), 'findLoansByAge'))).toEqual([]);
  const investorAnswer = await investor.get(v1.business.findLoansByAge.path);
  expect(investorAnswer.statusCode).toBe(403);
  expect(await projectsOfAge(await as(test, 'visitor'), 'default')).toEqual([]);
  expect(await projectsOfAge(admin, 'default')).toHaveLength(1);
});

it('[A26] sums in the list of projects what the filtered loans still owe', async () => {
  const outstanding = async (query = '') =>
    (await admin.get(`${v1.projects.find.path}?getTotalAmount=true${query}`)).json().totalOutstanding;
  const principalOf = async (wanted: (age: string) => boolean) => {
    const { data } = await figureFor(admin, 'findLoansByAge');
    const principals = data
      .filter(({ age }: OfAge) => wanted(age))
      .map(({ principal }: OfAge) => Number(principal));
    return principals.reduce((sum: number, principal: number) => sum + principal, 0).toFixed(2);
  };
  expect(await outstanding()).toBe(await principalOf(() => true));
  expect(await outstanding('&loanAge=default')).toBe('9000.00');
  expect(await outstanding('&loanAge=onTime')).toBe(await principalOf((age) => age === 'onTime'));
  expect(await outstanding(`&managerId=${manager.userId}`)).toBe('9000.00');
  expect(await outstanding(`&phaseId=${phaseIds.Draft}`)).toBe('0.00');
});

it('[A27][A20] does not count a loan that was closed', async () => {
  const projectId = await lend(test, { admin, investor }, { managerId: manager.userId });
  const loansNow = async () =>
    (await figureFor(manager, 'findLoansByAge')).data.reduce(
      (sum: number, { loans }: OfAge) => sum + loans,
      0,
    );
  const before = await loansNow();
  await repay(admin, projectId, '10000.00');
  const body = { refund: true, why: 'El promotor devuelve el dinero.' };
  expect((await admin.post(`${projectUrl(projectId)}/close`, { body })).statusCode).toBe(200);
  expect(await loansNow()).toBe(before - 1);
});

const today = '2026-05-20';

interface Drawn {
  principalCents: number;
  interests: number[];
  firstDueOn: number;
  repaid: { on: number; cents: number }[];
  isInDefault: boolean;
}

/** A financed loan with a payment every month, as it is read from the database. */
function factsOf({ principalCents, interests, firstDueOn, repaid, isInDefault }: Drawn): LoanFacts {
  const startOn = addDays(today, firstDueOn);
  const due = interests.map((interest, index) => ({
    period: index + 1,
    dueOn: addMonths(startOn, index),
    dueCents: interest + (index === interests.length - 1 ? principalCents : 0),
  }));
  const owed = principalCents + (interests[0] ?? 0);
  return {
    project: {
      projectId: 'p',
      phaseId: phaseIds.Financed,
      amountInvestedCents: principalCents,
    } as LoanFacts['project'],
    financedOn: '2024-01-01',
    due,
    repayments: repaid.map(({ on, cents: paidCents }) => {
      const paidOn = addDays(today, on);
      return { paidOn, cents: paidCents, at: new Date(`${paidOn}T12:00:00Z`) };
    }),
    defaultedOn: isInDefault ? addDays(today, -40) : null,
    judgedAt: null,
    owedCents: cents(isInDefault ? owed : 0),
  };
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  principalCents: fc.integer({ min: 1, max: 5_000_000 }),
  interests: fc.array(fc.nat(90_000), { minLength: 1, maxLength: 8 }),
  firstDueOn: fc.integer({ min: -200, max: 60 }),
  repaid: fc.array(fc.record({ on: fc.integer({ min: -200, max: 0 }), cents: fc.nat(2_000_000) }), {
    maxLength: 5,
  }),
  isInDefault: fc.boolean(),
});

/** What is outstanding of a loan, settled payment by payment: interest first, then principal. */
function outstandingAgain(facts: LoanFacts): number {
  const { amountInvestedCents } = facts.project;
  let paid = facts.repayments.reduce((sum, { cents: amount }) => sum + amount, 0);
  if (facts.defaultedOn) {
    const { owed, recovered } = loanStateAnswer(facts, today);
    return Math.max(0, Math.min(owed - recovered, amountInvestedCents));
  }
  let outstanding = 0;
  for (const [index, { dueCents }] of facts.due.entries()) {
    const principal = index === facts.due.length - 1 ? amountInvestedCents : 0;
    const toInterest = Math.min(paid, dueCents - principal);
    paid -= toInterest;
    const toPrincipal = Math.min(paid, principal);
    paid -= toPrincipal;
    outstanding += principal - toPrincipal;
  }
  return outstanding;
}

function ageAgain(facts: LoanFacts): string {
  if (facts.defaultedOn) return 'default';
  const { daysLate } = latenessOf(paymentStates(facts.due, facts.repayments, today));
  if (daysLate === 0) return 'onTime';
  return ['days1to30', 'days31to60', 'days61to90'][Math.ceil(daysLate / 30) - 1] ?? 'over90';
}

it('[A27][L30] agrees with the states of random loans, to the cent', () => {
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 12 }), (several) => {
      const all = several.map(factsOf);
      const expected = loanAges.map((age) => {
        const ofAge = all.filter((facts) => ageAgain(facts) === age);
        return {
          age,
          loans: ofAge.length,
          principal: ofAge.reduce((sum, facts) => sum + outstandingAgain(facts), 0),
          missing: ofAge.reduce((sum, facts) => sum + loanStateAnswer(facts, today).missing, 0),
        };
      });
      const sums = sumByAge(all, today).map(({ age, loans, principal, missing }) => ({
        age,
        loans,
        principal,
        missing,
      }));
      expect(sums).toEqual(expected);
    }),
  );
});
