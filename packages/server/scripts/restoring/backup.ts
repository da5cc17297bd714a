import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ConfigError } from '../../src/kit/config-error.ts';
import { seeded } from '../../src/start/seeded.ts';

const run = promisify(execFile);

/** The commands of the README, of one PostgreSQL. */
export interface Tools {
  /** Writes all of a database into one file, as it is at one moment. */
  dump(url: string, file: string): Promise<{ bytes: number; ms: number }>;
  /** Makes an empty database beside the given one. */
  create(serverUrl: string, name: string): Promise<string>;
  /** Makes another and fills it; stops at the first thing that does not fit. */
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
    const as = ['--template=template0', '--encoding=UTF8', '--locale=C.UTF-8'];
    await run(join(folder, 'createdb'), [`--maintenance-db=${serverUrl}`, ...as, name]);
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

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

/** Whether people have begun to do things on the platform since it was filled. */
export async function hasBusiness(url: string): Promise<boolean> {
  const [row] = await ask<{ entries: number }>(
    url,
    `select count(*)::int as entries from audit_entries
      where audit_entry_id > (select max(audit_entry_id) from audit_entries where action = '${seeded.action}')`,
  );
  return (row?.entries ?? 0) > 50;
}

/** How many rows each table has, and a digest of all that stands in it. */
export async function contentOf(url: string): Promise<Map<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const content = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await ask<{ held: string }>(
      url,
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as held from ${name} t`,
    );
    content.set(name, row?.held ?? '');
  }
  return content;
}
