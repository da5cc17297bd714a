import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Disturbance } from './disturb.ts';
import type { Stage } from './start-stage.ts';

/** Longer than the platform waits for its database (three seconds) and for a lock (four seconds). */
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

/** Makes every commit wait, as if the disk were slow. */
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

type Part = Stage['files'];

async function hanging(part: Part): Promise<void> {
  part.freeze();
  await pause(longMs);
  part.thaw();
}

async function delaying(part: Part): Promise<void> {
  part.delay(delayMs);
  await pause(longMs);
  part.delay(0);
}

async function dropping(part: Part): Promise<void> {
  for (let count = 0; count < cuts; count += 1) {
    part.cut();
    await pause(shortMs / cuts);
  }
}

/** Disturbances that stop or delay a part of the platform but end no process. */
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
    { name: 'a slow network', happen: () => delaying(database) },
    { name: 'a network that drops connections', happen: () => dropping(database) },
    { name: 'a network that passes nothing on', happen: () => hanging(database) },
    { name: 'a file store that hangs', happen: () => hanging(files) },
    { name: 'a slow network to the file store', happen: () => delaying(files) },
    { name: 'a network to the file store that drops connections', happen: () => dropping(files) },
    { name: 'a mail server that hangs', happen: () => hanging(mails) },
    { name: 'a slow network to the mail server', happen: () => delaying(mails) },
    { name: 'a network to the mail server that drops connections', happen: () => dropping(mails) },
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
