import { addDays, civilDateAt, walletReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { matchEntries } from '../../src/money/matching/match-entries.ts';
import { compareBank } from '../../src/money/reconciliation/compare-bank.ts';
import { bankAccounts } from '../../src/schema/bank-accounts.ts';
import { wallets } from '../../src/schema/wallets.ts';
import { givenTaxed } from '../alone/bystanders.ts';
import { as, type Caller } from '../callers.ts';
import { formOf } from '../forms.ts';
import { modelBank } from '../model-bank.ts';
import { acceptedAccount, anInvestor, giveMoney } from '../money.ts';
import { invested, openProject } from '../orders.ts';
import { platformAccount } from '../platform-with-bank.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';

/** The account of the promoter of the project. */
export const promoterAccount = buildIban(51_515);

/** A movement of the bank as the API returns it. */
export interface Movement {
  bankEntryId: string;
  amount: string;
  side: 'in' | 'out';
  isReturn: boolean;
  doubt: string | null;
  transactionId: string | null;
}

/** A platform with one customer and two projects, a model of its bank, and what the acts must remember. */
export interface BankWorld {
  test: TestApp;
  bank: ReturnType<typeof modelBank>;
  customer: { userId: string; name: string; reference: string; account: string };
  /** A project that holds more money than the tests release. */
  projectId: string;
  /** A project that has withheld tax, of which the platform pays a part to the tax office. */
  taxedId: string;
  /** What the wallet should hold, without the movements that only the bank knows. */
  walletCents: number;
  /** Each amount occurs once, so that no movement can be taken for another. */
  nextCents(): number;
  /** Withdrawals that the bank paid and may return. */
  paidIds: string[];
  /** Movements booked as money of a third party, which the bank sends back. */
  received: Movement[];
  /** Deposits that the bank takes back. */
  takenBack: Movement[];
  takenBackIds: Set<string>;
  /** Movements booked as a promoter's repayment, which the bank may take back. */
  repaid: Movement[];
  /** Repayments that the bank took back. */
  repaidTakenBack: Movement[];
  /** The days of all imported statements. */
  importedDays: string[];
}

const begunWithCents = 900_000;
const financedCents = 10_000_000;

export async function givenBankWorld(): Promise<BankWorld> {
  const test = await buildTestApp({
    now: new Date('2026-03-02T08:00:00Z'),
    config: { depositAccount: { holder: 'Semilla', account: platformAccount } },
  });
  const customer = await givenCustomer(test);
  const projectId = await financedProject(test);
  const { projectId: taxedId } = await givenTaxed(test, await as(test, 'admin'), 'platform');
  let cents = 10_000;
  return {
    test,
    bank: modelBank(platformAccount, 700_000),
    customer,
    projectId,
    taxedId,
    walletCents: begunWithCents,
    nextCents() {
      cents += 7;
      return cents;
    },
    paidIds: [],
    received: [],
    takenBack: [],
    takenBackIds: new Set(),
    repaid: [],
    repaidTakenBack: [],
    importedDays: [],
  };
}

/**
 * A customer with money, and with an account validated so long ago that deposits from it need no reference.
 */
async function givenCustomer(test: TestApp): Promise<BankWorld['customer']> {
  const { userId } = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer' });
  await giveMoney(test, userId, begunWithCents);
  await acceptedAccount(test, userId);
  const validSince = new Date('2026-02-01T08:00:00Z');
  const [own] = await test.db
    .update(bankAccounts)
    .set({ validSince, validatedByTwo: true })
    .where(eq(bankAccounts.userId, userId))
    .returning();
  const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, userId));
  const reference = walletReference(wallet?.walletId ?? '');
  return { userId, name: 'Lucía Ferrer', reference, account: own?.account ?? '' };
}

async function financedProject(test: TestApp): Promise<string> {
  const { projectId } = await openProject(test, await as(test, 'admin'), {
    financingAmount: financedCents,
    withdrawMoneyFinanced: true,
    payoutAccount: promoterAccount,
  });
  await invested(await anInvestor(test, financedCents), projectId, amountOf(financedCents));
  return projectId;
}

export const amountOf = (cents: number) => (cents / 100).toFixed(2);
export const centsOf = (amount: string) => Math.round(Number(amount) * 100);

export const today = ({ test }: BankWorld) => civilDateAt(test.clock.now);
export const admin = ({ test }: BankWorld) => as(test, 'admin');

/** Throws if the request was refused, unless with an expected code. */
export async function accepted(answer: ReturnType<Caller['post']>, ...expectedCodes: string[]) {
  const given = await answer;
  if (given.statusCode >= 400 && !expectedCodes.includes(given.json().code)) throw new Error(given.body);
  return given;
}

const entriesUrl = '/v1/payment/bank-entries';

export async function findMovements(world: BankWorld, query: string): Promise<Movement[]> {
  return (await (await admin(world)).get(`${entriesUrl}?take=100&${query}`)).json().data;
}

/** Two people book a movement; returns the kind of the booking. */
export async function bookAs(world: BankWorld, movement: Movement | undefined, body: object) {
  const by = await admin(world);
  const answer = by.post(`${entriesUrl}/${movement?.bankEntryId}/other-booking`, { body });
  const bookedAs: string = (await accepted(answer)).json().bookedAs;
  if (bookedAs === 'repayment' && movement?.side === 'in') world.repaid.push(movement);
  return bookedAs;
}

export const log = { error: () => {} };

/** Imports the statement of these days, matches its movements, and compares the bank with the ledger. */
export async function importDays(world: BankWorld, from: string, to: string): Promise<void> {
  const { test, bank, importedDays } = world;
  const form = formOf({ file: bank.statement(from, to) });
  await accepted((await admin(world)).post('/v1/payment/bank-statements', { form }));
  for (let day = from; day <= to; day = addDays(day, 1)) importedDays.push(day);
  await matchEntries(test.app);
  await compareBank(test.services, log);
}
