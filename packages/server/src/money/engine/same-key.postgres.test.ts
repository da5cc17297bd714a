/**
 * Goal: a request sent many times at once to two processes runs once, and every caller gets the same answer, even if a second run
 * would be refused. Method: two apps on one PostgreSQL, with the real ledger.
 */

import { randomFor } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { asCommand } from '../../../test/model/as-command.ts';
import { buildTerms } from '../../../test/model/build-terms.ts';
import { bookOf, newCast } from '../../../test/model/cast.ts';
import { ask, happen } from '../../../test/model/model.ts';
import type { Operation } from '../../../test/model/operations.ts';
import { onWire, type Sending, send } from '../../../test/model/sending.ts';
import { happenOnStage, type Stage, setStage } from '../../../test/model/stage.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { findBreaches } from '../reconciliation/find-breaches.ts';

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

/** Sends a request with one key to both processes many times at once. Returns the answer that all callers must get. */
async function sendAtOnce(operation: Operation): Promise<{ transactionId: string; orderId: string }> {
  const command = asCommand(book, operation, { now: new Date(), newId });
  const key = newId();
  const sendings = Array.from({ length: times }, (): Sending => {
    const common = { sequence: undefined, at: new Date(0), isRecalled: false, outcome: undefined };
    return { operation, userId, key, ...common };
  });
  await Promise.all(
    sendings.map((sending, index) => {
      const ledger = stage.ledgers[index % 2] as Stage['ledgers'][number];
      return send(ledger, sending, command);
    }),
  );
  const answers = sendings.map(({ outcome }) =>
    outcome && 'answer' in outcome ? onWire(operation, outcome.answer) : String(outcome?.refusal),
  );
  expect(
    new Set(answers.map((answer) => JSON.stringify(answer, Object.keys(Object(answer)).sort()))).size,
  ).toBe(1);
  const [first] = answers as [{ transactionId: string; orderId: string }];
  expect(first).toBeTypeOf('object');
  ask(book, operation, apps[0].clock.now, first.transactionId ?? first.orderId);
  return first;
}

it(`[B2] each command that would be refused the second time runs once when sent ${times} times at once`, async () => {
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
