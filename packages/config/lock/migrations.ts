import { createHash } from 'node:crypto';

export const migrationsFolder = 'packages/server/migrations/';
export const migrationsLock = `${migrationsFolder}lock.json`;

/** The hash of each migration by the name of its file. */
export type LockedMigrations = Record<string, string>;

export const hashOf = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** The lock for these migrations: those already committed keep their hashes, whatever their files hold now. */
export function lockMigrations(
  committed: LockedMigrations,
  migrations: Record<string, string>,
): LockedMigrations {
  const hashes = Object.entries(migrations).map(([name, sql]) => [name, committed[name] ?? hashOf(sql)]);
  const all = { ...committed, ...Object.fromEntries(hashes) } as LockedMigrations;
  return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}
