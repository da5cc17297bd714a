// Prevents a lock file that `npm ci` refuses: one that lacks optional packages of other platforms.
import { type Lock, missingOptionals } from '../lock/platforms.ts';
import type { Check } from './lib/check.ts';

const file = 'package-lock.json';

export const lockFile: Check = {
  name: 'lock-file',
  run(tree) {
    const lock = JSON.parse(tree.read(file)) as Lock;
    return {
      counted: `${Object.keys(lock.packages).length} packages`,
      problems: missingOptionals(lock).map(({ name }) => ({
        file,
        line: 1,
        message: `${name} is missing; run node packages/config/lock/complete.ts`,
      })),
    };
  },
};
