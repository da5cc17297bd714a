/**
 * Goal: every mail arrives soon and exactly once, however often the database is killed. Method: investors place orders
 * of different amounts while a dedicated PostgreSQL is killed with SIGKILL and restarted; the amounts and Message-IDs
 * in the local mailbox are compared with the orders in the database.
 */
import { rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatMoney } from '@semilla/format';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { invest, openProject } from '../../../test/orders.ts';
import { findBinaries } from '../../../test/postgres/binaries.ts';
import { type OwnPostgres, startOwn } from '../../../test/postgres/server.ts';
import { sized } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { orders } from '../../schema/orders.ts';
import { openDatabase } from '../database/open-database.ts';
import { readMailbox, type StoredMail } from './mailbox.ts';

const rounds = sized(1, 12);
const investorsNumber = 4;
/** How many orders must be accepted in a round before the kill. */
const ordersPerRound = 25;
const arrivalMsMax = 30_000;
const mailsMax = 100_000;

let postgres: OwnPostgres;
let test: TestApp;
let investors: Caller[];
let projectId: string;

beforeAll(async () => {
  postgres = await startOwn(findBinaries(), ['fsync=on']);
  test = await buildTestApp({
    database: await openDatabase({ database: { kind: 'postgres', url: postgres.url } }),
  });
  const admin = await as(test, 'admin');
  investors = await Promise.all(
    Array.from({ length: investorsNumber }, () => anInvestor(test, 90_000_000, { language: 'es' })),
  );
  ({ projectId } = await openProject(test, admin, { financingAmount: 499_999_999, minimumInvestment: 100 }));
}, 120_000);
afterAll(async () => {
  await test.close();
  await postgres.stop();
});

async function mailbox(): Promise<StoredMail[]> {
  const { mail } = test.services.config;
  return mail.kind === 'mailbox' ? readMailbox(mail.folder, mailsMax) : [];
}

async function emptyMailbox(): Promise<void> {
  const { mail } = test.services.config;
  if (mail.kind === 'mailbox') await rm(mail.folder, { recursive: true, force: true });
}

let lastAmountCents = 10_000;
function nextAmount(): string {
  lastAmountCents += 1;
  return (lastAmountCents / 100).toFixed(2);
}

/** Places orders one after the other until the database is gone. */
async function keepInvesting(
  investor: Caller,
  isOver: () => boolean,
  acknowledged: () => void,
): Promise<void> {
  while (!isOver()) {
    const answer = await invest(investor, projectId, nextAmount());
    if (answer.statusCode === 201) acknowledged();
    else expect(answer.statusCode, answer.body).toBe(503);
    // While the database is down a refusal may never yield to the event loop, and `isOver` would never change.
    await nextTurn();
  }
}

async function killUnderLoad(): Promise<void> {
  let isOver = false;
  let acknowledged = 0;
  const enough = Promise.withResolvers<void>();
  const working = investors.map((investor) =>
    keepInvesting(
      investor,
      () => isOver,
      () => {
        acknowledged += 1;
        if (acknowledged === ordersPerRound) enough.resolve();
      },
    ),
  );
  await enough.promise;
  await postgres.crash();
  isOver = true;
  await Promise.all(working);
  await postgres.restart();
}

const amountsOf = (mails: StoredMail[], amountsCents: number[]) =>
  amountsCents.filter((cents) => mails.some(({ text }) => text.includes(formatMoney(cents))));

it(`[B8] every mail arrives once within ${arrivalMsMax / 1_000} s of the database's return, in ${rounds} kills`, async () => {
  const slowest: number[] = [];
  await emptyMailbox();
  for (let round = 1; round <= rounds; round += 1) {
    await killUnderLoad();
    const backAt = performance.now();
    const owed = await until(() =>
      test.db
        .select({ amountCents: orders.amountCents })
        .from(orders)
        .catch(() => undefined),
    );
    const amounts = owed.map(({ amountCents }) => amountCents);
    await until(async () => {
      const isLate = performance.now() - backAt > arrivalMsMax;
      return isLate || amountsOf(await mailbox(), amounts).length === amounts.length ? true : undefined;
    });
    slowest.push(Math.round(performance.now() - backAt));
    expect(amountsOf(await mailbox(), amounts)).toHaveLength(amounts.length);
  }
  console.log(`Mails after ${rounds} kills of the database: all there after ${slowest.join(', ')} ms.`);

  await until(async () => {
    const { rows } = await test.db.execute(sql`select 1 from pgboss.job where name in ('letters', 'notices')
      and state < 'completed' limit 1`);
    return rows.length ? undefined : true;
  });
  const mails = await mailbox();
  expect(mails).toHaveLength(await test.db.$count(orders));
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
  expect(new Set(mails.map(({ to, text }) => to + text)).size).toBe(mails.length);
}, 600_000);
