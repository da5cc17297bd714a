import { buildIban, buildPdf } from '@semilla/contract/testing';
import { and, eq } from 'drizzle-orm';
import { users } from '../account/users/table.ts';
import { verifications } from '../account/verifications/table.ts';
import { bankAccounts } from '../payment/bank-accounts/table.ts';
import { givenBankAccount, givenVerification } from './account-records.ts';
import { as, type Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';
import type { TestApp } from './test-app.ts';
import type { UserGiven } from './users.ts';

export const transactionsUrl = '/v1/wallet/transactions';

let accounts = 0;

/** The main bank account of a customer, accepted by administrators; made if there is none. */
export async function acceptedAccount(test: TestApp, userId: string): Promise<string> {
  const main = and(eq(bankAccounts.userId, userId), eq(bankAccounts.main, true));
  const [there] = await test.db.select().from(bankAccounts).where(main);
  if (there?.state === 'valid') return there.bankAccountId;
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

type Asked = {
  type: 'income' | 'withdraw';
  amount: string;
  userId?: string;
  walletId?: string;
  bankAccountId?: string;
};

/** Asks to add or withdraw money, the way a page does. */
export function askFor(caller: Caller, body: Asked, headers: Record<string, string> = {}) {
  return caller.post(transactionsUrl, { body, headers });
}

export const proofOfPayment = (line = 'Justificante de la transferencia') =>
  fileOf(buildPdf(line), 'justificante.pdf');

export function approve(admin: Caller, transactionId: string, file = proofOfPayment()) {
  return admin.patch(`${transactionsUrl}/${transactionId}`, { form: formOf({ status: 'completed', file }) });
}

export function reject(
  admin: Caller,
  transactionId: string,
  rejectReason = 'La transferencia no ha llegado.',
) {
  return admin.patch(`${transactionsUrl}/${transactionId}`, {
    form: formOf({ status: 'rejected', rejectReason }),
  });
}

const decimal = (cents: number) => (cents / 100).toFixed(2);
const administrators = new WeakMap<TestApp, Promise<Caller>>();

/** Puts money into a wallet as it gets there in life: asked for by its owner, approved by an administrator. */
export async function giveMoney(test: TestApp, userId: string, amountCents: number): Promise<string> {
  await acceptedAccount(test, userId);
  const owner = await as(test, { userId });
  const admin = administrators.get(test) ?? as(test, 'admin');
  administrators.set(test, admin);
  const asked = await askFor(owner, { type: 'income', amount: decimal(amountCents) });
  const { transactionId } = asked.json();
  const approved = await approve(await admin, transactionId);
  if (approved.statusCode !== 200) throw new Error(`${asked.body} ${approved.body}`);
  return transactionId;
}

/** Lets somebody invest: with an approved identity, and with money. */
export async function makeInvestor(test: TestApp, userId: string, amountCents: number): Promise<void> {
  const [user] = await test.db.select().from(users).where(eq(users.userId, userId));
  if (user?.verificationStatus !== 'Approved') {
    const attempt = 1 + (await test.db.$count(verifications, eq(verifications.userId, userId)));
    await givenVerification(test, userId, { attempt, status: 'Approved', decision: 'Approved' });
  }
  if (amountCents) await giveMoney(test, userId, amountCents);
}

/** Somebody new who may invest so much. */
export async function anInvestor(test: TestApp, amountCents: number, given: UserGiven = {}): Promise<Caller> {
  const caller = await as(test, 'user', given);
  await makeInvestor(test, caller.userId, amountCents);
  return caller;
}
