import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { migrationNames } from './migration-names.ts';

function isRefused(name: string): boolean {
  return migrationNames.run(treeOf({ [`packages/server/migrations/${name}`]: '' })).problems.length > 0;
}

it.each([
  '0001_add-bank-account-state.sql',
  '0000_users-and-sessions.sql',
  '0002_create.sql',
  '0003_add_state.sql',
])('accepts %s', (name) => {
  expect(isRefused(name)).toBe(false);
});

it.each([
  '0000_fresh_banshee.sql',
  '0001_banshee.sql',
  '1_add-state.sql',
  'add-state.sql',
  '0001_Add-State.sql',
])('refuses %s', (name) => {
  expect(isRefused(name)).toBe(true);
});
