import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ConfigError } from '../../src/kit/config-error.ts';
import { seeded } from '../../src/start/seeded.ts';

const run = promisify(execFile);

/** The backup commands of the README, from one PostgreSQL installation. */
export interface Tools {
  /** Dumps a whole database into one file, as of one moment. */
  dump(url: string, file: string): Promise<{ bytes: number; ms: number }>;
  /** Creates an empty database on the same server. */
  create(serverUrl: string, name: string): Promise<string>;
  /** Creates a database and restores the dump into it; stops at the first error. */
  restore(serverUrl: string, name: string, file: string): Promise<{ url: string; ms: number }>;
}

export function toolsIn(folder: string): Tools {
  const missing = ['createdb', 'pg_dump', 'pg_restore'].filter((name) => !existsSync(join(folder, name)));
  if (missing.length) {
    throw new ConfigError(
      `${folder} has no ${missing.join(' and no ')}: install PostgreSQL with its client tools.`,
    );
  }
  async function create(serverUrl: string, name: string): Promise<string> {
    const options = ['--template=template0', '--encoding=UTF8', '--locale=C.UTF-8'];
    await run(join(folder, 'createdb'), [`--maintenance-db=${serverUrl}`, ...options, name]);
    return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  }
  return {
    create,
    async dump(url, file) {
      const startedAt = performance.now();
      await run(join(folder, 'pg_dump'), ['--format=custom', '--no-owner', `--file=${file}`, url]);
      return { bytes: statSync(file).size, ms: Math.round(performance.now() - startedAt) };
    },
    async restore(serverUrl, name, file) {
      const url = await create(serverUrl, name);
      const startedAt = performance.now();
      await run(join(folder, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${url}`, file]);
      return { url, ms: Math.round(performance.now() - startedAt) };
    },
  };
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

/** Whether there has been activity since the platform was filled with the demo. */
export async function hasBusiness(url: string): Promise<boolean> {
  const [row] = await query<{ entries: number }>(
    url,
    `select count(*)::int as entries from audit_entries
      where audit_entry_id > (select max(audit_entry_id) from audit_entries where action = '${seeded.action}')`,
  );
  return (row?.entries ?? 0) > 50;
}

/** The number of rows and a hash of the contents of each table. */
export async function contentOf(url: string): Promise<Map<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const content = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await query<{ held: string }>(
      url,
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as held from ${name} t`,
    );
    content.set(name, row?.held ?? '');
  }
  return content;
}
