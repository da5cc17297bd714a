/**
 * Writes `demo.br`, the rows of a demo database at the baseline. The current demo writes the current columns, so run
 * this only when a new baseline replaces all migrations: node packages/server/test/baseline/write-demo.ts
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { seedDemo } from '@semilla/demo/seed-demo.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../../src/kit/database/migrations-folder.ts';
import { buildTestApp } from '../test-app.ts';
import { demoFile } from './fill-baseline.ts';
import { writeRows } from './rows.ts';

if (readMigrationFiles({ migrationsFolder }).length > 1) {
  throw new Error('There are migrations after the baseline: what the demo writes now does not fit into it.');
}
const test = await buildTestApp();
await seedDemo(test.services);
writeFileSync(demoFile, brotliCompressSync(await writeRows(test.db)));
await test.close();
