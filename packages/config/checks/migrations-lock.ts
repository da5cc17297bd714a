// Prevents edits of committed migrations: a database that already ran one never gets the edit, and is refused.
import { posix } from 'node:path';
import { hashOf, type LockedMigrations, migrationsFolder, migrationsLock } from '../lock/migrations.ts';
import type { Check } from './lib/check.ts';

const again = 'run node packages/config/lock/lock-migrations.ts';

export const migrationsAreLocked: Check = {
  name: 'migrations-lock',
  run(tree) {
    const locked = JSON.parse(
      tree.has(migrationsLock) ? tree.read(migrationsLock) : '{}',
    ) as LockedMigrations;
    const files = tree.paths.filter((path) => path.startsWith(migrationsFolder) && path.endsWith('.sql'));
    const problems = files.flatMap((file) => {
      const hash = locked[posix.basename(file)];
      if (hash === hashOf(tree.read(file))) return [];
      const message = hash
        ? `was edited after it was locked; put it back and add another migration, or, if it is not committed yet, ${again}`
        : `is not in lock.json; ${again}`;
      return [{ file, message }];
    });
    const gone = Object.keys(locked).filter((name) => !tree.has(migrationsFolder + name));
    return {
      counted: `${files.length} migrations`,
      problems: [
        ...problems,
        ...gone.map((name) => ({
          file: migrationsLock,
          message: `${name} is gone; put it back: databases that ran it are refused without it`,
        })),
      ],
    };
  },
};
