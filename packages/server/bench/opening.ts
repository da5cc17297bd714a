/**
 * Goal: many orders at the opening of a project, and the refund of a large one, take seconds. Method: 10,000
 * investors order at once from a project with room for 9,000 of them; then a project with 10,000 orders is
 * previewed, proposed and refunded, while the health of the process is requested all the time, which shows how long
 * nothing else is answered. Medians of several rounds, each with a project of its own.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from '../test/postgres/binaries.ts';
import { makeTemplate } from '../test/postgres/databases.ts';
import { startOwn } from '../test/postgres/server.ts';
import { clientOf } from './platform/client.ts';
import { administratorNumbers, benchId, projectKind } from './platform/fill.ts';
import { type FilledPlatform, processorNote, startFilled } from './platform/filled-platform.ts';
import { usersOf } from './platform/investors.ts';
import { forEachAtOnce } from './platform/loops.ts';
import { durable, rounds } from './sizes.ts';
import { medianOf, type Row } from './table.ts';

const users = 10_000;
const room = 9_000;
const connections = 256;
const orderCents = 10_000;
const numbers = Array.from({ length: users }, (_, index) => index + 1);
/** A project for each round. */
const projects = Array.from({ length: rounds }, (_, index) => index + 1);

/** Opens a project; returns how many seconds it took until each investor had an answer. */
async function openOne(platform: FilledPlatform, project: number): Promise<number> {
  const { invest } = usersOf(platform, connections);
  let placed = 0;
  const startedAt = performance.now();
  await forEachAtOnce(numbers, connections, async (user) => {
    if ((await invest(user, project)).status === 201) placed += 1;
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  await platform.jobsDone();
  const [found] = await platform.query(
    `select amount_invested_cents::bigint::text as cents from projects where project_id = '${benchId(projectKind, project)}'`,
  );
  if (placed !== room || Number(found.cents) !== room * orderCents)
    throw new Error(
      `${placed} orders were placed, ${found.cents} cents are invested, there was room for ${room}`,
    );
  console.log(`  an opening, round ${project}: ${seconds.toFixed(1)} s`);
  return seconds;
}

async function open(platform: FilledPlatform): Promise<Row> {
  const before = platform.processorMs();
  const all: number[] = [];
  for (const project of projects) all.push(await openOne(platform, project));
  const note = processorNote(before, platform.processorMs(), users * rounds);
  return {
    what: `an opening: ${users} investors, room for ${room}`,
    unit: 's',
    result: medianOf(all),
    floor: 10,
    target: 5,
    lessIsBetter: true,
    note: `none oversold; ${note}`,
  };
}

/** Requests the health of the process until it is stopped; returns the longest wait in milliseconds. */
function watchStillness(url: string) {
  const ask = clientOf(url, 1);
  let [isOver, longest] = [false, 0];
  const watching = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await ask('/health/live');
      longest = Math.max(longest, performance.now() - startedAt);
      await pause(2);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return longest;
  };
}

interface Refunded {
  seconds: number;
  /** The longest wait of another request during the preview, the proposal and the approval. */
  stillMs: number;
  bytes: number;
  spent: { server: number; database: number };
}

async function refundOne(platform: FilledPlatform, project: number): Promise<Refunded> {
  const { as, invest } = usersOf(platform, connections);
  await forEachAtOnce(numbers, connections, async (user) => {
    const { status, body } = await invest(user, project);
    if (status !== 201) throw new Error(`an order was answered ${status}: ${body}`);
  });
  await platform.jobsDone();
  const [proposer, approver] = administratorNumbers.map((number) => as(number));
  if (!proposer || !approver) throw new Error('there are two administrators');
  const path = `/v1/project/projects/${benchId(projectKind, project)}/close`;
  const closing = { method: 'POST', body: { refund: true, why: 'Lo pide el promotor.' } };
  const stillness = watchStillness(platform.url);
  const preview = await proposer(`${path}?preview=true`, closing);
  if (preview.status !== 200) throw new Error(`the preview was answered ${preview.status}: ${preview.body}`);
  const proposed = await proposer(path, closing);
  const { proposalId, seen } = JSON.parse(String(proposed.body));
  if (!proposalId) throw new Error(`the refund was not proposed: ${proposed.body}`);
  const before = platform.processorMs();
  const startedAt = performance.now();
  const approved = await approver(`/v1/approvals/${proposalId}/approve`, {
    method: 'POST',
    body: { seen },
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const stillMs = await stillness();
  if (approved.status !== 200)
    throw new Error(`the refund was answered ${approved.status}: ${approved.body}`);
  await platform.jobsDone();
  const [refunded] = await platform.query(
    `select count(*)::int as count from orders where project_id = '${benchId(projectKind, project)}' and status = 'cancelled'`,
  );
  if (refunded.count !== users) throw new Error(`${refunded.count} of ${users} orders were refunded`);
  const after = platform.processorMs();
  console.log(`  a refund, round ${project}: ${seconds.toFixed(1)} s, still for ${stillMs.toFixed(0)} ms`);
  const spent = { server: after.server - before.server, database: after.database - before.database };
  return { seconds, stillMs, bytes: approved.body.length, spent };
}

async function refund(platform: FilledPlatform): Promise<Row[]> {
  const all: Refunded[] = [];
  for (const project of projects) all.push(await refundOne(platform, project));
  const sum = (kind: 'server' | 'database') => all.reduce((total, { spent }) => total + spent[kind], 0);
  const spent = { server: sum('server'), database: sum('database') };
  const processor = processorNote({ server: 0, database: 0 }, spent, users * rounds);
  return [
    {
      what: `a refund of ${users} orders`,
      unit: 's',
      result: medianOf(all.map(({ seconds }) => seconds)),
      floor: 4,
      target: 2,
      lessIsBetter: true,
      note: `an answer of ${((all[0]?.bytes ?? 0) / 1_000).toFixed(0)} kB; ${processor}`,
    },
    {
      what: 'the longest wait of another request during its preview, proposal and approval',
      unit: 'ms',
      result: medianOf(all.map(({ stillMs }) => stillMs)),
      floor: 100,
      target: 50,
      lessIsBetter: true,
    },
  ];
}

export async function benchOpening(): Promise<Row[]> {
  const server = await startOwn(findBinaries(), durable);
  try {
    await makeTemplate(server.url);
    const opened = await startFilled(server.url, {
      users,
      projects: rounds,
      financingAmountCents: room * orderCents,
    });
    const rows = [await open(opened)];
    await opened.stop();
    const refunded = await startFilled(server.url, { users, projects: rounds });
    rows.push(...(await refund(refunded)));
    await refunded.stop();
    return rows;
  } finally {
    await server.stop();
  }
}
