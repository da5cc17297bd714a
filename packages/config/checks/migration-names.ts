// Prevents migrations with random names (`0000_fresh_banshee.sql`), which nobody understands a year later.
import { posix } from 'node:path';
import type { Check } from './lib/check.ts';

const folder = 'packages/server/migrations/';
const verbs =
  'add|allow|backfill|change|create|drop|forbid|index|make|move|remove|rename|replace|seed|split|start';
const inWords = new RegExp(`^\\d{4}_(?:[a-z0-9]+(?:-[a-z0-9]+)+|(?:${verbs})[a-z0-9_-]*)\\.sql$`);

export const migrationNames: Check = {
  name: 'migration-names',
  run(tree) {
    const files = tree.paths.filter((path) => path.startsWith(folder) && path.endsWith('.sql'));
    return {
      counted: `${files.length} migrations`,
      problems: files
        .filter((file) => !inWords.test(posix.basename(file)))
        .map((file) => ({
          file,
          message: 'does not say what it does; generate it with --name add-bank-account-state or the like',
        })),
    };
  },
};
