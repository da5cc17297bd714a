import { expect, it } from 'vitest';
import { hashOf, lockMigrations } from './migrations.ts';

it('adds new migrations to the lock, also once more after an edit, and leaves the committed ones as they are', () => {
  const committed = { '0000_create-schema.sql': hashOf('create table a ()') };
  const migrations = { '0001_add-b.sql': 'create table b ()', '0000_create-schema.sql': 'edited' };
  const locked = lockMigrations(committed, migrations);
  expect(Object.entries(locked)).toEqual([
    ...Object.entries(committed),
    ['0001_add-b.sql', hashOf('create table b ()')],
  ]);
  expect(lockMigrations(committed, { '0001_add-b.sql': 'edited' })['0001_add-b.sql']).toBe(hashOf('edited'));
});
