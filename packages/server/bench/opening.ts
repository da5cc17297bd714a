/**
 * Goal: a popular project opens, and closes with a refund, in seconds. Method: 10,000 investors order at once from a
 * project with room for 9,000 of them; then another project with 10,000 orders is refunded, while the health of the
 * process is requested all the time, which shows how long nothing else is answered.
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
import { durable } from './sizes.ts';
import type { Row } from './table.ts';

const users = 10_000;
const room = 9_000;
const connections = 256;
const orderCents = 10_000;
const numbers = Array.from({ length: users }, (_, index) => index + 1);

async function open(platform: FilledPlatform): Promise<Row> {
  const { invest } = usersOf(platform, connections);
  let placed = 0;
  const before = platform.processorMs();
  const startedAt = performance.now();
  await forEachAtOnce(numbers, connections, async (user) => {
    if ((await invest(user, 1)).status === 201) placed += 1;
  });
  const result = (performance.now() - startedAt) / 1_000;
  await platform.jobsDone();
  const note = processorNote(before, platform.processorMs(), users);
  const [project] = await platform.query(
    `select amount_invested_cents::bigint::text as cents from projects where project_id = '${benchId(projectKind, 1)}'`,
  );
  if (placed !== room || Number(project.cents) !== room * orderCents)
    throw new Error(
      `${placed} orders were placed, ${project.cents} cents are invested, there was room for ${room}`,
    );
  return {
    what: `an opening: ${users} investors, room for ${room}`,
    unit: 's',
    result,
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

async function refund(platform: FilledPlatform): Promise<Row[]> {
  const { as, invest } = usersOf(platform, connections);
  // One more than there is room for in the first project, so a second one takes them all.
  await forEachAtOnce(numbers, connections, (user) => invest(user, 2));
  await platform.jobsDone();
  const [proposer, approver] = administratorNumbers.map((number) => as(number));
  if (!proposer || !approver) throw new Error('there are two administrators');
  const path = `/v1/project/projects/${benchId(projectKind, 2)}/close`;
  const proposed = await proposer(path, {
    method: 'POST',
    body: { refund: true, why: 'Lo pide el promotor.' },
  });
  const { proposalId } = JSON.parse(String(proposed.body));
  if (!proposalId) throw new Error(`the refund was not proposed: ${proposed.body}`);
  const before = platform.processorMs();
  const stillness = watchStillness(platform.url);
  const startedAt = performance.now();
  const approved = await approver(`/v1/approvals/${proposalId}/approve`, { method: 'POST', body: {} });
  const result = (performance.now() - startedAt) / 1_000;
  const still = await stillness();
  if (approved.status !== 200)
    throw new Error(`the refund was answered ${approved.status}: ${approved.body}`);
  await platform.jobsDone();
  const note = `an answer of ${(approved.body.length / 1_000).toFixed(0)} kB; ${processorNote(before, platform.processorMs(), users)}`;
  return [
    { what: `a refund of ${users} orders`, unit: 's', result, floor: 4, target: 2, lessIsBetter: true, note },
    {
      what: 'the longest wait of another request meanwhile',
      unit: 'ms',
      result: still,
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
      projects: 1,
      financingAmountCents: room * orderCents,
    });
    const rows = [await open(opened)];
    await opened.stop();
    const refunded = await startFilled(server.url, { users, projects: 2 });
    rows.push(...(await refund(refunded)));
    await refunded.stop();
    return rows;
  } finally {
    await server.stop();
  }
}
