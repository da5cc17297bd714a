/**
 * Runs bulk acts on all customers, as an administrator who watches them: one is stopped on its way and undone, one runs
 * to its end. Meanwhile the list of customers is asked for, because other staff go on working.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { BulkAct } from '@semilla/contract';
import type { Answer, Ask } from './platform/client.ts';
import { percentile, type Row } from './table.ts';

const stopAfter = 5_000;
const lookEveryMs = 1_000;
const list = '/v1/account/users?take=100';

const read = ({ status, body }: Answer): BulkAct => {
  if (status >= 300) throw new Error(`the bulk act was answered ${status}: ${body}`);
  return JSON.parse(String(body));
};
const lookAt = async (ask: Ask, id: string) => read(await ask(`/v1/bulk-acts/${id}`));
const settled = ({ done, unchanged, refused }: BulkAct) => done + unchanged + refused;

/** Looks at a bulk act until it is over or has come far enough; notes how long the list takes meanwhile. */
async function watch(ask: Ask, { bulkActId }: BulkAct, listMs: number[], enough = Number.POSITIVE_INFINITY) {
  for (let looks = 0; ; looks += 1) {
    const now = await lookAt(ask, bulkActId);
    if (now.state !== 'running' || settled(now) >= enough) return now;
    if (looks % 30 === 0) console.log(`  ${now.act}: ${settled(now)} of ${now.total}`);
    const startedAt = performance.now();
    await ask(list);
    listMs.push(performance.now() - startedAt);
    await pause(lookEveryMs);
  }
}

const start = async (ask: Ask) =>
  read(
    await ask('/v1/bulk-acts', { method: 'POST', body: { act: 'disableUsers', filter: { role: 'user' } } }),
  );

function assertEqual(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what}: ${found}, not ${expected}`);
}

async function stopAndUndo(ask: Ask, listMs: number[]): Promise<number> {
  const { bulkActId } = await watch(ask, await start(ask), listMs, stopAfter);
  const askedAt = performance.now();
  await ask(`/v1/bulk-acts/${bulkActId}/stop`, { method: 'POST' });
  const stopMs = performance.now() - askedAt;
  const stopped = await lookAt(ask, bulkActId);
  await pause(2 * lookEveryMs);
  assertEqual('changed after the stop', settled(await lookAt(ask, bulkActId)) - settled(stopped), 0);
  const undoing = read(await ask(`/v1/bulk-acts/${bulkActId}/undo`, { method: 'POST' }));
  const undone = await watch(ask, undoing, listMs);
  assertEqual('undone', undone.done, stopped.done);
  return stopMs;
}

export async function bulkToTheEnd(ask: Ask): Promise<Row[]> {
  const listMs: number[] = [];
  const stopMs = await stopAndUndo(ask, listMs);
  const startedAt = performance.now();
  const over = await watch(ask, await start(ask), listMs);
  const seconds = (performance.now() - startedAt) / 1000;
  assertEqual('came to', settled(over), over.total);
  const rows = { unit: 'ms', floor: 300, target: 300, lessIsBetter: true };
  const results = `${over.done} changed, ${over.unchanged} as wanted before, ${over.refused} refused`;
  return [
    // The group of customers under way is finished first.
    { ...rows, what: 'stop of a bulk act on its way', result: stopMs, floor: 1_000 },
    {
      ...rows,
      what: 'customers, usual order, while a bulk act runs, 95th percentile',
      result: percentile(listMs, 0.95),
      note: `median ${percentile(listMs, 0.5).toFixed(0)} ms of ${listMs.length} answers`,
    },
    {
      what: 'a bulk act on all customers, to its end',
      unit: 'customers/s',
      result: over.total / seconds,
      floor: 50,
      target: 100,
      note: `${results}, in ${seconds.toFixed(0)} s`,
    },
  ];
}
