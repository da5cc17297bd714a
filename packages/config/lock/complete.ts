/**
 * Adds missing optional packages of other platforms to the lock file. If a registry does not list them, npm omits
 * them, and then `npm ci` refuses the lock file. Run after an install: `node packages/config/lock/complete.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, missingOptionals, platformOf } from './platforms.ts';

const file = join(import.meta.dirname, '../../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const missing = missingOptionals(lock);
for (const { place, name, version, dev } of missing) {
  lock.packages[place] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
}
// In npm's order, so that the next install changes nothing.
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} optional packages of other platforms added to the lock.`);
