/**
 * Goal: many simultaneous reads, or changes that move no money, do not delay requests that move money. Requests above the
 * limit wait their turn, and are answered in time or once the lock is gone. Method: a real PostgreSQL, on which another connection locks what the crowd needs.
 */
import { buildNewTemplate, buildPdf } from '@semilla/contract/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { anInvestor, approve, askFor, transactionsUrl } from '../../../test/money.ts';
import { compareBooks, invest, openProject, projectUrl } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';

/** How many requests of each kind are accepted at once; more than there are connections. */
const mostAtOnce = { reads: 20, changes: 15 };
const above = 30;
/** Long enough that a busy machine refuses no change of a crowd that only waits for its lock. */
const crowdPatienceMs = 20_000;
const shortPatienceMs = 2_000;
const answerMsMax = 5_000;
const readyMsMax = 2_000;

let url: string;
let test: TestApp;
let blocker: pg.Client;
let admin: Caller;
let second: Caller;
let investors: Caller[];
let projectId: string;

const newApp = async (patienceMs: number) =>
  buildTestApp({
    config: { mostAtOnce, patienceMs },
    database: await openDatabase({ database: { kind: 'postgres', url } }),
  });

beforeAll(async () => {
  url = await newPostgresDatabase(inject('postgresUrl'));
  test = await newApp(crowdPatienceMs);
  blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
  admin = await as(test, 'admin');
  second = await as(test, 'admin');
  investors = await Promise.all(Array.from({ length: 4 }, () => anInvestor(test, 1_000_000)));
  ({ projectId } = await openProject(test, admin));
});
afterAll(async () => {
  await blocker.end();
  await compareBooks(test);
  await test.close();
});

async function block(statement: string, values: unknown[] = []): Promise<void> {
  await blocker.query('begin');
  await blocker.query(statement, values);
}

/** A deposit so large that a second person must approve it. */
async function proposedDeposit(): Promise<{ proposalId: string; seen: string }> {
  const requested = await askFor(investors[0] as Caller, { type: 'income', amount: '20000.00' });
  const answer = await admin.patch(`${transactionsUrl}/${requested.json().transactionId}`, {
    form: formOf({
      status: 'completed',
      file: fileOf(buildPdf('Justificante'), 'justificante.pdf'),
      why: 'Ha llegado.',
    }),
    alone: true,
  });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json();
}

type Answer = Awaited<ReturnType<Caller['get']>>;

const statusesOf = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode);
const isRefused = ({ statusCode, headers }: Answer) =>
  statusCode === 503 && Number(headers['retry-after']) > 0;

/** Sends more requests than are let in at once, all of which wait. */
function crowd(send: () => Promise<Answer>, max: number) {
  const settled: Answer[] = [];
  const all = Array.from({ length: max + above }, async () => {
    const answer = await send();
    settled.push(answer);
    return answer;
  });
  return { settled, all };
}

it.each([
  ['readers', 'reads', 200, () => admin.get('/v1/project/templates')],
  ['changes', 'changes', 201, () => admin.post('/v1/project/templates', { body: buildNewTemplate() })],
] as const)(
  '[B1] %s above the limit wait their turn, and neither money nor the health check waits for them',
  async (_who, kind, status, send) => {
    await block('lock table templates in access exclusive mode');
    const { settled, all } = crowd(send, mostAtOnce[kind]);

    const money = await Promise.all([
      ...investors.map((investor) => askFor(investor, { type: 'withdraw', amount: '1.00' })),
      ...investors.map((investor) => invest(investor, projectId, '100.00')),
    ]);
    expect(statusesOf(money)).toEqual(money.map(() => 201));
    const [withdrawal] = money.map((answer) => answer.json().transactionId);
    expect((await approve(admin, withdrawal)).statusCode).toBe(200);
    const startedAt = performance.now();
    expect((await test.app.inject('/health/ready')).statusCode).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(readyMsMax);
    expect(statusesOf(settled)).toEqual([]);

    await blocker.query('rollback');
    const answers = await Promise.all(all);
    expect(statusesOf(answers)).toEqual(answers.map(() => status));
  },
);

it('[B1] approving a proposal does not wait for the connections of other changes', async () => {
  const { proposalId, seen } = await proposedDeposit();
  await block('lock table templates in access exclusive mode');
  const { all } = crowd(
    () => admin.post('/v1/project/templates', { body: buildNewTemplate() }),
    mostAtOnce.changes,
  );
  const { writeDb } = test.services.database;
  const ofChanges = [vi.spyOn(writeDb, 'insert'), vi.spyOn(writeDb, 'update')];
  const approved = await second.post(`/v1/approvals/${proposalId}/approve`, {
    body: { seen },
    headers: { 'idempotency-key': 'approved-in-a-crowd' },
  });
  expect(ofChanges.flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const spy of ofChanges) spy.mockRestore();
  await blocker.query('rollback');
  await Promise.all(all);
  expect(approved.statusCode, approved.body).toBe(200);
});

it('[B1] changes behind a locked row or without a connection are refused within five seconds, and their keys can be used again', async () => {
  const hurried = await newApp(shortPatienceMs);
  const editor = await as(hurried, 'admin');
  await block('select 1 from projects where project_id = $1 for update', [projectId]);
  // Simulates a second crowd that takes all connections before the keys of the first are freed.
  const freeing = vi.spyOn(hurried.services.database.writeDb, 'delete').mockImplementation(() => {
    throw new Error('timeout exceeded when trying to connect');
  });
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: mostAtOnce.changes }, (_, index) =>
      editor.patch(projectUrl(projectId), {
        body: { direction: `Calle Mayor, ${index + 1}` },
        headers: { 'idempotency-key': `behind-a-lock-${index}` },
      }),
    ),
  );
  const ms = performance.now() - startedAt;
  await blocker.query('rollback');
  freeing.mockRestore();
  expect(answers.filter((answer) => !isRefused(answer))).toEqual([]);
  expect(ms).toBeLessThan(answerMsMax);
  const after = await editor.patch(projectUrl(projectId), {
    body: { direction: 'Calle Mayor, 1' },
    headers: { 'idempotency-key': 'behind-a-lock-0' },
  });
  expect(after.statusCode, after.body).toBe(200);
  expect(after.headers['idempotency-replayed']).toBeUndefined();
  await hurried.close();
});
