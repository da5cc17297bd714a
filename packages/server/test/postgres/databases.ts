import pg from 'pg';
import { openPostgres } from '../../src/kit/database/postgres.ts';

const templateName = 'semilla_test_template';
let count = 0;

async function asOwner(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates a migrated template database; copying it is much faster than migrating. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await asOwner(serverUrl, `drop database if exists ${templateName}`);
  await asOwner(serverUrl, `create database ${templateName}`);
  const database = await openPostgres(urlOf(serverUrl, templateName));
  await database.migrate();
  await database.close();
}

async function createDatabase(serverUrl: string, template: string): Promise<string> {
  count += 1;
  const name = `semilla_test_${process.pid}_${count}`;
  await asOwner(serverUrl, `drop database if exists ${name} with (force)`);
  await asOwner(serverUrl, `create database ${name} template ${template}`);
  return urlOf(serverUrl, name);
}

/** A new, empty and migrated database; returns its address. */
export const newPostgresDatabase = (serverUrl: string) => createDatabase(serverUrl, templateName);

/** A new database without tables; returns its address. */
export const emptyPostgresDatabase = (serverUrl: string) => createDatabase(serverUrl, 'template0');

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
