import { expect, it } from 'vitest';
import { hashOf, migrationsFolder, migrationsLock } from '../lock/migrations.ts';
import { treeOf } from './lib/tree.ts';
import { migrationsAreLocked } from './migrations-lock.ts';

const sql = 'create table a ();';
const name = '0000_create-schema.sql';

const problemsOf = (files: Record<string, string>, locked: Record<string, string>) => {
  const inFolder = Object.entries(files).map(([file, text]) => [migrationsFolder + file, text]);
  return migrationsAreLocked.run(
    treeOf({ ...Object.fromEntries(inFolder), [migrationsLock]: JSON.stringify(locked) }),
  ).problems;
};

it('accepts migrations that are as they were locked', () => {
  expect(problemsOf({ [name]: sql }, { [name]: hashOf(sql) })).toEqual([]);
});

it.each([
  ['one that was edited', { [name]: `${sql}\n` }, { [name]: hashOf(sql) }, 'was edited'],
  ['a new one that is not locked', { [name]: sql }, {}, 'is not in lock.json'],
  ['the removal of one', {}, { [name]: hashOf(sql) }, 'is gone'],
])('refuses %s', (_title, files, locked, message) => {
  expect(problemsOf(files, locked)).toMatchObject([{ message: expect.stringContaining(message) }]);
});
