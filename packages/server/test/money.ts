import { type Transaction, v1 } from '@semilla/contract';
import { buildIban, buildPdf } from '@semilla/contract/testing';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../src/kit/change/actor.ts';
import { nameOfUser } from '../src/kit/users/name-of-user.ts';
import { withProof } from '../src/misc/documents/with-proof.ts';
import { decideTransaction } from '../src/money/commands/decide-transaction.ts';
import { requestTransaction } from '../src/money/commands/request-transaction.ts';
import type { Command } from '../src/money/engine/command.ts';
import { platformKey } from '../src/money/platform-key.ts';
import { bankAccounts } from '../src/schema/bank-accounts.ts';
import { proposals } from '../src/schema/proposals.ts';
import { users } from '../src/schema/users.ts';
import { verifications } from '../src/schema/verifications.ts';
import { givenBankAccount, givenVerification } from './account-records.ts';
import { as, type Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';
import { givenResidences } from './investor-facts.ts';
import type { TestApp } from './test-app.ts';
import { newUser, type UserGiven } from './users.ts';

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

const approvers = new WeakMap<TestApp, Promise<[proposer: string, approver: string]>>();

/** The two administrators who approve the deposits of an app. No test acts as them. */
function approversOf(test: TestApp): Promise<[proposer: string, approver: string]> {
  const before = approvers.get(test);
  if (before) return before;
  const newAdministrator = async () => (await newUser(test.services, { role: 'admin' })).userId;
  const both = Promise.all([newAdministrator(), newAdministrator()]);
  approvers.set(test, both);
  return both;
}

const actorOf = (userId: string): Actor => ({ userId, address: '127.0.0.1', requestId: undefined });

/** Inserts the proposal of an approved deposit, so that the deposit counts for neither of the two who approved it. */
async function noteTwoPeople(
  test: TestApp,
  { transactionId, userName }: Transaction,
  [proposedById, decidedById]: [string, string],
): Promise<void> {
  await test.db.insert(proposals).values({
    act: 'approveTransaction',
    endpoint: `PATCH ${v1.transactions.decide.path}`,
    request: { params: { transactionId }, query: {}, body: {}, fileField: null },
    subjectType: 'transaction',
    subjectId: transactionId,
    subjectName: userName,
    effects: [],
    status: 'approved',
    proposedById,
    decidedById,
    createdAt: test.clock.now,
    lapsesAt: test.clock.now,
    decidedAt: test.clock.now,
  });
}

/**
 * Adds money to a wallet by the two commands of a deposit. The requests of its owner and of two administrators would
 * take three times as long; the tests of deposits send them.
 */
export async function giveMoney(test: TestApp, userId: string, amountCents: number): Promise<string> {
  const run = <T>(command: Command<T>) => test.app.executor.run(command, platformKey<T>());
  const bankAccountId = await acceptedAccount(test, userId);
  const deposit = await run(
    requestTransaction({ actor: actorOf(userId), userId, type: 'income', amountCents, bankAccountId }),
  );
  const { transactionId } = deposit;
  const approvedBy = await approversOf(test);
  const [, approverId] = approvedBy;
  const decider = { userId: approverId, userName: await nameOfUser(test.db, approverId) };
  const actor = actorOf(approverId);
  await withProof(test.services, { file: proofOfPayment(), uploadedBy: approverId }, (proof) => {
    const decision = { status: 'completed' as const, proof };
    const ids = { transactionId, userId, bankAccountId };
    return run(decideTransaction({ actor, ...ids, managerName: null, decider, decision, isSeenByTwo: true }));
  });
  if (amountCents >= test.services.config.fourEyesCents) await noteTwoPeople(test, deposit, approvedBy);
  return transactionId;
}

/** Gives a user an approved identity, a fiscal residence and money, so that they can invest. */
export async function makeInvestor(test: TestApp, userId: string, amountCents: number): Promise<void> {
  const [user] = await test.db.select().from(users).where(eq(users.userId, userId));
  if (user?.verificationStatus !== 'Approved') {
    const attempt = 1 + (await test.db.$count(verifications, eq(verifications.userId, userId)));
    await givenVerification(test, userId, { attempt, status: 'Approved', decision: 'Approved' });
  }
  await givenResidences(test.db, [userId], test.clock.now);
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
