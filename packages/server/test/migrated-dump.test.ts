import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../src/kit/database/migrations-folder.ts';
import { migrationsHash } from './migrated-dump.ts';

it('makes a new dump if a migration was regenerated with the same statements', () => {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  expect(migrationsHash(folder)).toBe(migrationsHash(migrationsFolder));

  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  journal.entries[0].when += 1;
  writeFileSync(journalFile, JSON.stringify(journal));
  expect(migrationsHash(folder)).not.toBe(migrationsHash(migrationsFolder));
  rmSync(folder, { recursive: true, force: true });
});
