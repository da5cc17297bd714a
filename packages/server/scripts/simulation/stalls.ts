import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Disturbance } from './disturb.ts';
import type { Stage } from './start-stage.ts';

/** Longer than the patience of the platform with its database, three seconds, and with a lock, four. */
const longMs = 6_000;
const shortMs = 2_000;
const delayMs = 150;
const cuts = 8;

async function duringLocks({ postgres }: Stage): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from projects for update');
    await client.query('select 1 from ledger_accounts order by random() limit 20 for update');
    await pause(longMs);
    await client.query('rollback');
  } finally {
    await client.end();
  }
}

/** Makes every commit wait as for a slow disk. */
async function duringSlowCommits({ postgres }: Stage): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const set = async (...settings: string[]) => {
    for (const setting of settings) await client.query(`alter system ${setting}`);
    await client.query('select pg_reload_conf()');
  };
  try {
    await set('set commit_delay = 100000', 'set commit_siblings = 0');
    await pause(longMs);
  } finally {
    await set('reset commit_delay', 'reset commit_siblings');
    await client.end();
  }
}

async function hanging(part: Stage['files'], ms: number): Promise<void> {
  part.freeze();
  await pause(ms);
  part.thaw();
}

/** What can go wrong without anything ending. */
export function stallsOf(stage: Stage): Disturbance[] {
  const { server, postgres, database, files, mails } = stage;
  return [
    { name: 'locked rows', happen: () => duringLocks(stage) },
    {
      name: 'a frozen database',
      async happen() {
        postgres.freeze();
        await pause(longMs);
        postgres.thaw();
      },
    },
    { name: 'a slow disk', happen: () => duringSlowCommits(stage) },
    {
      name: 'a slow network',
      async happen() {
        database.delay(delayMs);
        await pause(longMs);
        database.delay(0);
      },
    },
    {
      name: 'a network that drops connections',
      async happen() {
        for (let count = 0; count < cuts; count += 1) {
          database.cut();
          await pause(shortMs / cuts);
        }
      },
    },
    { name: 'a network that passes nothing on', happen: () => hanging(database, longMs) },
    { name: 'a file store that hangs', happen: () => hanging(files, longMs) },
    { name: 'a mail server that hangs', happen: () => hanging(mails, longMs) },
    {
      name: 'a clock that jumps',
      async happen() {
        for (let jumps = 0; jumps < 3; jumps += 1) {
          server.kill('SIGUSR2');
          await pause(shortMs);
        }
      },
    },
  ];
}
