import { buildIban } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shown } from '../../../test/bank-days.ts';
import type { Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let bank: PlatformWithBank['bank'];
beforeAll(async () => {
  ({ test, marta, elena, bank } = await givenPlatformWithBank());
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

interface Entry {
  bankEntryId: string;
  bookedOn: string;
}
const shown = async (given: Shown): Promise<Entry> => (await bank.shows(given))[0];
const book = ({ bankEntryId }: { bankEntryId: string }, body: object, options: object = {}) =>
  elena.post(`/v1/payment/bank-entries/${bankEntryId}/other-booking`, {
    body: { why: 'Visto con el banco.', ...body },
    ...options,
  });
const code = async (answer: ReturnType<typeof book>) => (await answer).json().code;
const moneyOf = async (projectId: string) => (await elena.get(`${projectUrl(projectId)}/payments`)).json();

/** A project whose promoter owes 1,120 euros. */
async function financed(): Promise<string> {
  const { projectId } = await openProject(test, marta, {
    name: 'Huerto de Arbúcies',
    financingAmount: 100_000,
    projectDuration: 12,
    targetProfitability: 1_200,
  });
  await invested(await anInvestor(test, 100_000), projectId, '1000.00');
  return projectId;
}

describe('a repayment that the bank took back', () => {
  const repaid = async (projectId: string, amountCents: number, given: object = {}): Promise<Entry> => {
    const entry = await shown({ amountCents, ...given });
    expect((await book(entry, { as: 'repayment', projectId })).statusCode).toBe(201);
    return entry;
  };

  it('[L40][B4] leaves the project by two people, and the promoter owes it again', async () => {
    const projectId = await financed();
    const received = await repaid(projectId, 13_000, { counterpartyAccount: buildIban(46_001) });
    const receivedId = received.bankEntryId;
    const taken = { amountCents: -13_000, isReturn: true, counterpartyAccount: buildIban(46_002) };
    const entry = await shown(taken);
    const proposed = await book(entry, { as: 'repayment', receivedId }, { alone: true });
    expect(proposed.json()).toMatchObject({
      act: 'bookOtherMovement',
      subjectName: 'Huerto de Arbúcies',
      effects: [
        {
          action: 'bank-entry.bookOther',
          after: { bookedAs: 'repayment', reversesOn: received.bookedOn, doubt: 'otherAccount' },
        },
        { action: 'project.repayment-returned', after: { amountCents: 13_000 } },
      ],
    });
    const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
    const { answer } = (await marta.post(url, { body: {} })).json();
    expect(answer).toMatchObject({
      state: 'booked',
      bookedAs: 'repayment',
      projectId,
      reversesId: receivedId,
    });
    expect(await moneyOf(projectId)).toMatchObject({
      balances: { returns: '0.00', outstanding: '1120.00' },
      data: [
        { kind: 'repaymentReturned', amount: '130.00', bankEntryId: entry.bankEntryId },
        { kind: 'repayment', amount: '130.00', bankEntryId: receivedId },
      ],
    });
    // The promoter may pay the whole amount again.
    await repaid(projectId, 112_000);
    expect((await moneyOf(projectId)).balances).toMatchObject({ returns: '1120.00', outstanding: '0.00' });
  });

  it('[L40][B4] is refused twice, for another amount or movement, and once the money was distributed', async () => {
    const projectId = await financed();
    const { bankEntryId: receivedId } = await repaid(projectId, 14_000);
    const takenBack = async (amountCents: number, id: string) =>
      code(book(await shown({ amountCents }), { as: 'repayment', receivedId: id }));
    expect(await takenBack(-13_999, receivedId)).toBe('payment.entry_not_repayment');
    expect(await takenBack(14_000, receivedId)).toBe('payment.entry_not_outgoing');
    const other = await shown({ amountCents: 14_000 });
    expect(await takenBack(-14_000, other.bankEntryId)).toBe('payment.entry_not_repayment');
    expect(await takenBack(-14_000, receivedId)).toBeUndefined();
    expect(await takenBack(-14_000, receivedId)).toBe('payment.already_sent_back');

    const { bankEntryId: again } = await repaid(projectId, 112_000);
    const body = { period: 1, why: 'Ha pagado antes.' };
    const paid = await elena.post(`${projectUrl(projectId)}/distributions`, { body });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await takenBack(-112_000, again)).toBe('payment.returns_paid_out');
  });
});

it('[B1][L40] no part of the difference between bank and ledger is left unexplained', async () => {
  await compareBank(test.services, { error: () => {} });
  const days = await test.db.select().from(bankBalances);
  expect(days.filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
  expect(days.length).toBeGreaterThan(5);
});
