import type pg from 'pg';
import { ConfigError } from '../../src/kit/config-error.ts';
import { findPrimary } from '../../src/kit/database/find-primary.ts';
import { migrationLock, unreachable } from '../../src/kit/database/postgres.ts';
import { readPostgresAddress } from '../../src/kit/database/postgres-address.ts';
import { seeded } from '../../src/start/seeded.ts';

// All schemas that the platform creates: its tables, the migration history, and the jobs.
const schemas = ['public', 'drizzle', 'pgboss'];

async function firstValue(
  client: pg.Client,
  statement: string,
  parameters: unknown[] = [],
): Promise<unknown> {
  const { rows } = await client.query<unknown[]>({ text: statement, values: parameters, rowMode: 'array' });
  return rows[0]?.[0];
}

/** Whether the database holds a demo: filling a platform with the demo writes an entry to its audit trail. */
async function isDemo(client: pg.Client): Promise<boolean> {
  if (!(await firstValue(client, `select to_regclass('public.audit_entries')`))) return false;
  const { action, subjectType } = seeded;
  const statement = 'select exists (select from audit_entries where action = $1 and subject_type = $2)';
  return (await firstValue(client, statement, [action, subjectType])) === true;
}

async function checkUnused(client: pg.Client, name: string): Promise<void> {
  const others = await firstValue(
    client,
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (!others) return;
  throw new ConfigError(
    `The database ${name} is in use over ${others} connections: stop the platform, and whatever else looks at it.`,
  );
}

async function dropAll(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`drop schema if exists ${schemas.join(', ')} cascade`);
    await client.query('create schema public');
    await client.query('grant usage on schema public to public');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const { message } = error as Error;
    throw new ConfigError(`The database ${name} is as it was (${message}): let its owner reset it.`);
  }
}

async function reset(client: pg.Client, name: string, isMeant: boolean): Promise<string> {
  const tables = await firstValue(client, `select count(*)::int from pg_tables where schemaname = any($1)`, [
    schemas,
  ]);
  if (!tables) return `The database ${name} is empty already; npm start fills it.`;
  if (!(await isDemo(client))) {
    throw new ConfigError(
      `The database ${name} was never filled with the demo, and is left alone: if it is to go, drop it yourself.`,
    );
  }
  if (!isMeant) {
    throw new ConfigError(
      `This deletes everything in the database ${name}. If that is meant: npm run db:reset -- --delete-everything-in ${name}`,
    );
  }
  await checkUnused(client, name);
  await dropAll(client, name);
  return `The database ${name} is empty; npm start fills it anew. Files that nothing leads to are swept away at night.`;
}

/** Empties a PostgreSQL that holds a demo, if its name is given and no one is connected; returns a summary. */
export async function resetPostgres(url: string, nameMeant: string | undefined): Promise<string> {
  const { nodes, database: name } = readPostgresAddress(url);
  const { client } = await findPrimary(nodes, {}).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  try {
    // Processes that start meanwhile wait with their migrations until the database is empty.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await reset(client, name, nameMeant === name);
  } finally {
    await client.end();
  }
}
