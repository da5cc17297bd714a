// Goal: digests that two processes send at once reach each customer once.
// Method: several runs side by side on a real PostgreSQL, while customers change their choices and get more messages.
import { v1 } from '@semilla/contract';
import { writeExamples } from '@semilla/demo/desk/mail-examples/index.ts';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailTo, messagesOf } from '../../../test/inbox.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';
import { inboxMessages } from '../../schema/inbox-messages.ts';
import { sendDigests } from './send-digests.ts';

let test: TestApp;
beforeAll(async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  test = await buildTestApp({ database, now: new Date('2026-03-03T10:00:00Z') });
});
afterAll(() => test.close());

const choose = (caller: Caller, frequency: string) =>
  caller.post(`${v1.mailGroups.choose.path.replace(':group', 'wallet')}?frequency=${frequency}`);

const digestsTo = async ({ userId }: Caller) =>
  (await mailsTo(test, await addressOf(test, userId))).filter(({ kind }) => kind === 'account.digest');

it('[B8] sends each customer one digest if several processes send digests at once', async () => {
  const letter = writeExamples('es').find(({ kind }) => kind === 'wallet.transactionDecided')?.letter;
  const customers = await Promise.all(Array.from({ length: 12 }, () => as(test, 'user')));
  for (const caller of customers) {
    expect((await choose(caller, 'daily')).statusCode).toBe(204);
    for (let count = 0; count < 3; count += 1) await mailTo(test, caller.userId, letter);
  }
  test.clock.advance(22 * 3_600);
  const [leaving, ...staying] = await Promise.all(customers.map((caller) => as(test, caller)));
  await Promise.all([
    ...Array.from({ length: 4 }, () => sendDigests(test.services)),
    choose(leaving as Caller, 'never'),
    ...staying.map(({ userId }) => mailTo(test, userId, letter)),
  ]);
  await sendDigests(test.services);
  for (const caller of staying) {
    const digests = await digestsTo(caller);
    expect(digests.map(({ subject }) => subject)).toEqual(['Resumen de Semilla: 3 mensajes']);
    expect(await messagesOf(caller)).toHaveLength(4);
  }
  expect((await digestsTo(leaving as Caller)).length).toBeLessThanOrEqual(1);
  // What came after half past seven waits for tomorrow.
  expect(await test.db.$count(inboxMessages, isNotNull(inboxMessages.digest))).toBe(staying.length);
});
