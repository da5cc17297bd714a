import { buildIban, buildPdf } from '@semilla/contract/testing';
import { and, eq } from 'drizzle-orm';
import { bankAccounts } from '../src/schema/bank-accounts.ts';
import { users } from '../src/schema/users.ts';
import { verifications } from '../src/schema/verifications.ts';
import { givenBankAccount, givenVerification } from './account-records.ts';
import { as, type Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';
import type { TestApp } from './test-app.ts';
import type { UserGiven } from './users.ts';

export const transactionsUrl = '/v1/wallet/transactions';

let accounts = 0;

/** Returns the validated main bank account of a customer; creates one if there is none. */
export async function acceptedAccount(test: TestApp, userId: string): Promise<string> {
  const main = and(eq(bankAccounts.userId, userId), eq(bankAccounts.main, true));
  const [existing] = await test.db.select().from(bankAccounts).where(main);
  if (existing?.state === 'valid') return existing.bankAccountId;
  await test.db.update(bankAccounts).set({ main: false }).where(main);
  accounts += 1;
  const alias = `Cuenta ${process.pid}-${accounts}`;
  await givenBankAccount(test, userId, {
    state: 'valid',
    main: true,
    alias,
    account: buildIban(700_000 + accounts),
  });
  return acceptedAccount(test, userId);
}

type TransactionRequest = {
  type: 'income' | 'withdraw';
  amount: string;
  userId?: string;
  walletId?: string;
  bankAccountId?: string;
};

/** Requests a deposit or a withdrawal, as the site does. */
export function askFor(caller: Caller, body: TransactionRequest, headers: Record<string, string> = {}) {
  return caller.post(transactionsUrl, { body, headers });
}

export const proofOfPayment = (line = 'Justificante de la transferencia') =>
  fileOf(buildPdf(line), 'justificante.pdf');

export function approve(admin: Caller, transactionId: string, file = proofOfPayment()) {
  return admin.patch(`${transactionsUrl}/${transactionId}`, {
    form: formOf({ status: 'completed', file, why: 'Ha llegado la transferencia.' }),
  });
}

export function reject(
  admin: Caller,
  transactionId: string,
  rejectReason = 'La transferencia no ha llegado.',
  alone = false,
) {
  return admin.patch(`${transactionsUrl}/${transactionId}`, {
    form: formOf({ status: 'rejected', rejectReason }),
    alone,
  });
}

const decimal = (cents: number) => (cents / 100).toFixed(2);
const administrators = new WeakMap<TestApp, { caller: Promise<Caller>; until: number }>();
const sessionMs = 3_000_000;

/** One administrator per app; signs in again when the session is old. */
function administratorOf(test: TestApp): Promise<Caller> {
  const now = test.clock.now.getTime();
  const before = administrators.get(test);
  if (before && now < before.until) return before.caller;
  const caller = before ? before.caller.then(({ userId }) => as(test, { userId })) : as(test, 'admin');
  administrators.set(test, { caller, until: now + sessionMs });
  return caller;
}

/** Adds money to a wallet through the API: the owner requests it, an administrator approves it. */
export async function giveMoney(test: TestApp, userId: string, amountCents: number): Promise<string> {
  await acceptedAccount(test, userId);
  const owner = await as(test, { userId });
  const admin = await administratorOf(test);
  const request = await askFor(owner, { type: 'income', amount: decimal(amountCents) });
  const { transactionId } = request.json();
  const approved = await approve(admin, transactionId);
  if (approved.statusCode !== 200) throw new Error(`${request.body} ${approved.body}`);
  return transactionId;
}

/** Gives a user an approved identity and money, so that they can invest. */
export async function makeInvestor(test: TestApp, userId: string, amountCents: number): Promise<void> {
  const [user] = await test.db.select().from(users).where(eq(users.userId, userId));
  if (user?.verificationStatus !== 'Approved') {
    const attempt = 1 + (await test.db.$count(verifications, eq(verifications.userId, userId)));
    await givenVerification(test, userId, { attempt, status: 'Approved', decision: 'Approved' });
  }
  if (amountCents) await giveMoney(test, userId, amountCents);
}

/** Creates a user who can invest `amountCents`. */
export async function anInvestor(
  test: TestApp,
  amountCents: number,
  overrides: UserGiven = {},
): Promise<Caller> {
  const caller = await as(test, 'user', overrides);
  await makeInvestor(test, caller.userId, amountCents);
  return caller;
}
