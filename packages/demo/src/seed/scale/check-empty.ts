import { ConfigError } from '@semilla/server/kit/config-error.ts';
import { findPrimary } from '@semilla/server/kit/database/find-primary.ts';
import { readPostgresAddress } from '@semilla/server/kit/database/postgres-address.ts';
import type pg from 'pg';

const platformTable = 'users';

async function reasonNotEmpty(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = rows.map(({ name }) => name);
  if (!names.length) return undefined;
  if (!names.includes(platformTable)) return 'holds tables of something else';
  const result = await client.query<{ used: boolean }>(
    'select exists (select from users) or exists (select from audit_entries) as used',
  );
  return result.rows[0]?.used ? 'has people or a history in it' : undefined;
}

/** Refuses a database that is in use, before changing anything in it. */
export async function checkEmpty(url: string): Promise<void> {
  const { nodes, database: name } = readPostgresAddress(url);
  const { client } = await findPrimary(nodes, {}).catch((error: Error) => {
    throw new ConfigError(
      `The database cannot be reached (${error.message}): start it, or set DATABASE_URL.`,
    );
  });
  const reason = await reasonNotEmpty(client).finally(() => client.end());
  if (!reason) return;
  throw new ConfigError(`The database ${name} ${reason}: make an empty one, and set DATABASE_URL to it.`);
}
