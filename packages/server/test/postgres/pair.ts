import { execFile } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';
import { findBinaries } from './binaries.ts';
import {
  dataFolder,
  giveToPostgres,
  newPlace,
  type OwnPostgres,
  type Place,
  runPostgres,
  unprivileged,
} from './server.ts';

const run = promisify(execFile);

/** Two PostgreSQL servers with synchronous replication: an acknowledged change is on both. */
export interface PostgresPair {
  /** Contains both hosts. */
  url: string;
  primary(): OwnPostgres;
  standby(): OwnPostgres;
  /** Kills the primary and promotes the standby. */
  failOver(): Promise<void>;
  /** Restarts the lost node as the standby of the other. */
  rejoin(): Promise<void>;
  /** Restarts the lost node on its own data, unaware of the promotion. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

interface Node {
  place: Place;
  server: OwnPostgres;
}

async function withClient<T>({ url }: OwnPostgres, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return act(client).finally(() => client.end());
}

/** Copies the files of a running server, using only `cp` and PostgreSQL itself. */
async function copyData(from: Node, to: Place): Promise<void> {
  const [source, target] = [from.place, to].map(({ folder }) => join(folder, 'data')) as [string, string];
  await withClient(from.server, async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    await run('cp', ['-a', `${source}/.`, target], unprivileged);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(target, file), { force: true });
    const connection = `host=127.0.0.1 port=${from.place.port} user=postgres application_name=standby`;
    const written = {
      backup_label: rows[0]?.labelfile,
      'standby.signal': '',
      'postgresql.auto.conf': `primary_conninfo = '${connection}'\n`,
    };
    for (const [name, content] of Object.entries(written)) {
      writeFileSync(join(target, name), content);
      giveToPostgres(join(target, name));
    }
  });
}

async function follow(primary: Node, place: Place): Promise<Node> {
  await copyData(primary, place);
  const node = { place, server: await runPostgres(place, primary.server.description) };
  await withClient(primary.server, async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'standby'`);
    await client.query('select pg_reload_conf()');
    await until(async () => {
      const { rows } = await client.query(
        `select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
      );
      return rows.length ? true : undefined;
    });
  });
  return node;
}

/** Starts a primary with a synchronous standby. Their ports never change. */
export async function startPair(settings: string[] = []): Promise<PostgresPair> {
  const binaries = findBinaries();
  const both = ['wal_keep_size=512MB', 'timezone=UTC', ...settings];
  const first = await newPlace(binaries.folder, both);
  let primary: Node = { place: first, server: await runPostgres(first, binaries.origin) };
  const secondPlace = async (port: number): Promise<Place> => ({
    ...primary.place,
    folder: dataFolder(tmpdir()),
    port,
  });
  let standby = await follow(primary, await secondPlace(await freePort()));
  const url = `postgres://postgres@127.0.0.1:${first.port},127.0.0.1:${standby.place.port}/postgres`;
  return {
    url,
    primary: () => primary.server,
    standby: () => standby.server,
    async failOver() {
      await primary.server.kill();
      await withClient(standby.server, (client) => client.query('select pg_promote(true)'));
      [primary, standby] = [standby, primary];
    },
    async rejoin() {
      await standby.server.stop();
      standby = await follow(primary, await secondPlace(standby.place.port));
    },
    async comeBack() {
      // Restores the initial state: a primary that waits for its standby.
      await standby.server.restart();
    },
    async stop() {
      await Promise.all([primary, standby].map(({ server }) => server.stop()));
      for (const { place } of [primary, standby])
        if (existsSync(place.folder)) rmSync(place.folder, { recursive: true });
      binaries.dispose();
    },
  };
}
