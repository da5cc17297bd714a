/**
 * Goal: the same request sent many times at once, to two processes, is done once, and everybody gets that answer; also
 * where doing it a second time would be refused. Method: the real ledger of two apps on one PostgreSQL.
 */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../database/ids.ts';
import { openPostgres } from '../../database/postgres.ts';
import { randomFor } from '../../demo/random.ts';
import { newPostgresDatabase } from '../../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { findBreaches } from '../reconciliations/find-breaches.ts';
import { asCommand } from './model/as-command.ts';
import { bookOf, newCast } from './model/cast.ts';
import { ask, happen } from './model/model.ts';
import type { Operation } from './model/operations.ts';
import { onWire, type Sending, send } from './model/sending.ts';
import { happenOnStage, type Stage, setStage } from './model/stage.ts';
import { buildTerms } from './model/testing.ts';

const times = 50;
const cast = newCast(randomFor('same key'), newId);
const [investor] = cast.members;
const userId = investor?.userId as string;
const adminId = cast.adminIds[0] as string;
const book = bookOf(cast, 1_000_000);

let apps: [TestApp, TestApp];
let stage: Stage;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const open = async () => buildTestApp({ database: await openPostgres(url) });
  apps = [await open(), await open()];
  stage = await setStage(apps, cast);
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** Sends one request with one key to both processes at once, so many times; says the one answer that all must get. */
async function sendAtOnce(asked: Operation): Promise<{ transactionId: string; orderId: string }> {
  const command = asCommand(book, asked, { now: new Date(), newId });
  const key = newId();
  const sendings = Array.from({ length: times }, (): Sending => {
    const common = { sequence: undefined, at: new Date(0), isRecalled: false, said: undefined };
    return { asked, userId, key, ...common };
  });
  await Promise.all(
    sendings.map((sending, index) => {
      const ledger = stage.ledgers[index % 2] as Stage['ledgers'][number];
      return send(ledger, sending, command);
    }),
  );
  const told = sendings.map(({ said }) =>
    said && 'answer' in said ? onWire(asked, said.answer) : String(said?.refusal),
  );
  expect(new Set(told.map((one) => JSON.stringify(one, Object.keys(Object(one)).sort()))).size).toBe(1);
  const [first] = told as [{ transactionId: string; orderId: string }];
  expect(first).toBeTypeOf('object');
  ask(book, asked, apps[0].clock.now, first.transactionId ?? first.orderId);
  return first;
}

it(`[B2] each command of which a second one is refused, sent ${times} times at once, is done once`, async () => {
  const { bankAccountId } = cast.accounts[0] as (typeof cast.accounts)[number];
  const { transactionId } = await sendAtOnce({
    kind: 'request',
    userId,
    type: 'income',
    cents: 100_000,
    bankAccountId,
    enteredBy: undefined,
  });
  await sendAtOnce({ kind: 'decide', transactionId, adminId, verdict: 'completed' });
  const terms = buildTerms({ projectId: newId(), financingCents: 150_000, months: 1 });
  const { projectId } = terms;
  const opens = { kind: 'opens', terms, phaseEntryId: newId() } as const;
  await happenOnStage(stage, opens);
  happen(book, opens, apps[0].clock.now);
  const place = { kind: 'place', userId, projectId, phaseEntryId: undefined, terms: '2026-01' } as const;
  const { orderId } = await sendAtOnce({ ...place, cents: 60_000 });
  await sendAtOnce({ kind: 'cancel', orderId });
  await sendAtOnce({ ...place, cents: 100_000 });
  await sendAtOnce({ kind: 'close', projectId, adminId, refund: true });
  expect((await findBreaches(apps[0].db)).breaches).toEqual([]);
});
