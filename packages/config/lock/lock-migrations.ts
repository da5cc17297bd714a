/**
 * Writes the hashes of new migrations into their lock. Runs after `npm run db:generate`; after an edit of the new
 * migration run it again: `node packages/config/lock/lock-migrations.ts`. A committed migration is never locked anew.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockMigrations, migrationsFolder, migrationsLock } from './migrations.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, migrationsFolder);
// Nothing is printed, and so nothing committed, in a repository without the lock.
const { stdout } = spawnSync('git', ['show', `HEAD:${migrationsLock}`], { cwd: root, encoding: 'utf8' });
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const migrations = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const locked = lockMigrations(JSON.parse(stdout || '{}'), migrations);
writeFileSync(join(root, migrationsLock), `${JSON.stringify(locked, null, 2)}\n`);
