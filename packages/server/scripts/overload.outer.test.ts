/**
 * Goal: thousands of readers and hundreds of other changes at once do not stop requests about money, and
 * cause no errors. Method: the platform runs as a process on PostgreSQL; each reader and each editor has
 * their own connection, and customers request deposits in between. The test checks every answer, and the
 * memory of the process all the time.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, inject, it } from 'vitest';
import type { Answer } from '../bench/platform/client.ts';
import { administratorNumbers, benchId, projectKind, userKind } from '../bench/platform/fill.ts';
import { type FilledPlatform, startFilled } from '../bench/platform/filled-platform.ts';
import { usersOf } from '../bench/platform/investors.ts';
import { memoryMb } from '../bench/platform/processor-time.ts';
import { sized } from '../test/seed.ts';
import type { ReadyAnswer } from './ready-watcher.ts';

const [readers, editors, depositors] = [sized(300, 5_000), sized(150, 500), sized(20, 100)];
const memoryMbMax = 600;
const readyMsMax = 2_000;
const projects = 5;
const paths = [
  '/v1/wallet/transactions?take=25',
  '/v1/project/projects?take=25',
  '/v1/project/orders?take=25',
];

/** Watches the health of the process until the returned function is called, which returns what was seen. */
async function watchReady({ url }: FilledPlatform) {
  const answers: ReadyAnswer[] = [];
  const watcher = fork(new URL('./ready-watcher.ts', import.meta.url), [url]);
  watcher.on('message', (answer) => answers.push(answer as ReadyAnswer));
  await once(watcher, 'message');
  return async () => {
    const ended = once(watcher, 'exit');
    watcher.kill();
    await ended;
    return {
      statuses: [...new Set(answers.map(({ status }) => status))],
      longestMs: Math.max(...answers.map(({ ms }) => ms)),
    };
  };
}

/** Gives each customer a validated bank account, from which they send money. */
async function giveAccounts({ query }: FilledPlatform): Promise<void> {
  await query(`insert into documents (document_id, storage_key, name, type, size_bytes, purpose)
    select user_id, 'documents/' || user_id, 'c.pdf', 'application/pdf', 1, 'bank-account-certificate' from users`);
  await query(`insert into bank_accounts (bank_account_id, user_id, alias, account, state, main, document_id)
    select user_id, user_id, 'Cuenta', 'ES9121000418450200051332', 'valid', true, user_id from users`);
}

/** How often each status was answered; a 503 without the header Retry-After is counted separately. */
function countStatuses(answers: readonly Answer[]): Record<string, number> {
  const names = answers.map(({ status, headers }) =>
    status === 503 && !headers['retry-after'] ? '503 without Retry-After' : String(status),
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name)).map(([name, all = []]) => [name, all.length]),
  );
}

it(`[B2][B11] ${readers} readers and ${editors} edits at once do not stop ${depositors} requests of deposits`, async () => {
  const platform = await startFilled(inject('postgresUrl'), { users: depositors, projects });
  let mostMb = 0;
  const watching = setInterval(() => {
    mostMb = Math.max(mostMb, memoryMb(platform.pid));
  }, 50);
  try {
    await giveAccounts(platform);
    const ready = await watchReady(platform);
    const { as } = usersOf(platform, readers + editors + depositors);
    const reading = Array.from({ length: readers }, (_, index) =>
      as(1 + (index % depositors))(paths[index % paths.length] as string),
    );
    const editing = Array.from({ length: editors }, (_, index) =>
      as(administratorNumbers[0] as number)(
        `/v1/project/projects/${benchId(projectKind, 1 + (index % projects))}`,
        {
          method: 'PATCH',
          body: { direction: `Calle Mayor, ${index}` },
          headers: { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` },
        },
      ),
    );
    const depositing = Array.from({ length: depositors }, (_, index) =>
      as(index + 1)('/v1/wallet/transactions', {
        method: 'POST',
        body: { type: 'income', amount: '50.00', bankAccountId: benchId(userKind, index + 1) },
      }),
    );
    const [deposited, edited, read] = [
      countStatuses(await Promise.all(depositing)),
      countStatuses(await Promise.all(editing)),
      countStatuses(await Promise.all(reading)),
    ];
    const { statuses, longestMs } = await ready();
    console.log('ready', statuses, `after ${Math.round(longestMs)} ms at most`);
    console.log('deposits', deposited, 'edits', edited, 'readers', read, `${Math.round(mostMb)} MB at most`);
    expect(deposited).toEqual({ 201: depositors });
    expect(Object.keys(edited).filter((status) => !['200', '503'].includes(status))).toEqual([]);
    expect(Object.keys(read).filter((status) => !['200', '503'].includes(status))).toEqual([]);
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(longestMs).toBeLessThan(readyMsMax);
    expect(mostMb).toBeLessThan(memoryMbMax);
  } finally {
    clearInterval(watching);
    await platform.stop();
  }
});
