import pg from 'pg';

/** Runs one statement on a connection of its own and returns its rows. */
export async function asOwner(serverUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** The address of another database on the same server. */
export const urlOf = (serverUrl: string, database: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href;

/** The name in the address of a database. */
export const databaseOf = (url: string): string => new URL(url).pathname.slice(1);
