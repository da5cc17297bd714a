/** Goal: administrators check the books, see earlier results, and get a mail when the nightly check finds breaches. */
import { v1, walletReference } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { mailsTo, mailTo } from '../../../test/mails.ts';
import { giveMoney } from '../../../test/money.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { reconcileNightly } from './reconcile-nightly.ts';

const url = v1.reconciliations.reconcile.path;
let test: TestApp;
let admin: Caller;
let owner: Caller;
let bank: PlatformWithBank['bank'];

beforeAll(async () => {
  ({ test, bank } = await givenPlatformWithBank());
  admin = await as(test, 'admin', { email: 'elena@example.com', name: 'Elena' });
  owner = await as(test, 'user');
  await giveMoney(test, owner.userId, 10_000);
});
afterAll(() => test.close());

async function setBalance(cents: number): Promise<void> {
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`update ledger_accounts set balance_cents = ${cents} where account_id = ${`wallet:${owner.userId}`}`,
    );
  });
}

it('[B1][P7] checks the books for administrators only', async () => {
  const visitor = await as(test, 'visitor');
  expect((await visitor.post('/v1/wallet/reconciliations')).statusCode).toBe(401);
  expect((await (await halfSignedIn(test)).post(url)).statusCode).toBe(401);
  for (const caller of [owner, await as(test, 'operator')]) {
    expect((await caller.post(url)).statusCode).toBe(403);
    expect((await caller.get(v1.reconciliations.find.path)).statusCode).toBe(403);
  }
  expect((await visitor.get('/v1/wallet/reconciliations')).statusCode).toBe(401);
  expect((await admin.get(`${url}?orderBy=breachesTotal`)).statusCode).toBe(400);
});

it('[B1][B5] returns and stores the result, and records who started the check', async () => {
  const answer = await admin.post(url);
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      reconciliationId: expect.any(String),
      startedAt: expect.any(String),
      durationMs: expect.any(Number),
      startedById: admin.userId,
      breachesTotal: 0,
      breaches: [],
      unprovenDeposits: { total: 0, sumCents: 0, newestIds: [] },
    },
  ]);
  await setBalance(9_999);
  const { unprovenDeposits: _, ...broken } = (await admin.post(url)).json();
  const subject = `wallet:${owner.userId}`;
  expect(broken).toMatchObject({
    breachesTotal: 2,
    breaches: [
      { rule: 'balance_is_sum_of_postings', subject, expectedCents: 10_000, foundCents: 9_999 },
      { rule: 'wallet_is_sum_of_transactions', subject, expectedCents: 10_000, foundCents: 9_999 },
    ],
  });
  await setBalance(10_000);
  const { unprovenDeposits: __, ...sound } = answer.json();
  expect((await admin.get(url)).json()).toEqual({ data: [broken, sound], total: 2 });
  const [, first] = (await admin.get(v1.reconciliations.export.path)).body.split('\r\n');
  const breach = `El saldo de una cuenta no es la suma de sus apuntes (${subject}): debería ser 100,00 y es 99,99`;
  expect(first).toContain(`;${broken.durationMs};${admin.userId};2;"${breach}; `);
  const trail = (await admin.get('/v1/audit?action=ledger.reconcile')).json();
  expect(trail.data.map(({ userId, after }: { userId: string; after: object }) => [userId, after])).toEqual([
    [admin.userId, { breachesTotal: 2 }],
    [admin.userId, { breachesTotal: 0 }],
  ]);
});

it('[B1] mails every administrator at night in their language and logs an error, but only if there are breaches', async () => {
  const english = await as(test, 'admin', { email: 'ellen@example.com', name: 'Ellen', language: 'en' });
  await as(test, 'admin', { email: 'gone@example.com', disabledAt: test.clock.now });
  await test.db
    .update(users)
    .set({ notifyGeneralEmail: false })
    .where(sql`${users.userId} = ${english.userId}`);
  const errors: unknown[] = [];
  const log = { error: (...given: unknown[]) => void errors.push(given) } as unknown as FastifyBaseLogger;
  await reconcileNightly(test.services, log);
  expect(errors).toEqual([]);

  await setBalance(9_998);
  await reconcileNightly(test.services, log);
  await setBalance(10_000);
  expect(errors).toMatchObject([[{ reconciliation: { breachesTotal: 2 } }, 'the books do not agree']]);
  const [spanish, inEnglish] = [
    await mailTo(test, 'elena@example.com'),
    await mailTo(test, 'ellen@example.com'),
  ];
  expect(spanish).toMatchObject({
    subject: 'Las cuentas no cuadran',
    text: expect.stringContaining('ha encontrado 2 descuadres'),
  });
  expect(inEnglish).toMatchObject({
    subject: 'The books do not balance',
    text: expect.stringContaining('found 2 discrepancies'),
  });
  expect(inEnglish?.text).toContain(`${test.services.config.publicUrl}/admin/wallet/`);
  expect([await mailsTo(test, 'elena@example.com'), await mailsTo(test, 'gone@example.com')]).toMatchObject([
    { length: 1 },
    [],
  ]);
  const [latest] = (await admin.get(url)).json().data;
  expect(latest).toMatchObject({ startedById: null, breachesTotal: 2 });
});

it('[B1][L40] names the deposits by hand that no movement of the bank proves after ten days, which are no breach', async () => {
  const approved = async (amountCents: number, daysAgo: number) => {
    const transactionId = await giveMoney(test, owner.userId, amountCents);
    const updatedAt = new Date(test.clock.now.getTime() - daysAgo * 86_400_000);
    await test.db
      .update(transactions)
      .set({ updatedAt })
      .where(eq(transactions.transactionId, transactionId));
    return transactionId;
  };
  const [older, newer] = [await approved(3_000, 12), await approved(4_000, 11)];
  await approved(5_000, 9);
  await approved(6_000, 50);
  const { walletId } = await walletOf(owner);
  const [proof] = await bank.shows({ amountCents: 6_000, reference: walletReference(walletId) });
  expect(proof).toMatchObject({ state: 'booked' });
  const unprovenDeposits = { total: 2, sumCents: 7_000, newestIds: [newer, older] };
  expect((await admin.post(url)).json()).toMatchObject({ breachesTotal: 0, unprovenDeposits });
  const warnings: unknown[] = [];
  const log = { warn: (...given: unknown[]) => void warnings.push(given) } as unknown as FastifyBaseLogger;
  await reconcileNightly(test.services, log);
  expect(warnings).toEqual([[{ unprovenDeposits }, 'deposits without a movement of the bank']]);
});
