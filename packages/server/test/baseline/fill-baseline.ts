import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder } from '../../src/kit/database/migrations-folder.ts';
import type { Db } from '../../src/kit/database/types.ts';
import { readRows } from './rows.ts';

export const demoFile = join(import.meta.dirname, 'demo.br');

async function migrateToBaseline(db: Db): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  await migrate(db as unknown as NodePgDatabase, { migrationsFolder: folder });
  rmSync(folder, { recursive: true, force: true });
}

/** Fills an empty database with the demo data of the baseline, in the schema before all later migrations. */
export async function fillBaseline(db: Db): Promise<void> {
  await migrateToBaseline(db);
  await readRows(db, brotliDecompressSync(readFileSync(demoFile)).toString('utf8'));
}
