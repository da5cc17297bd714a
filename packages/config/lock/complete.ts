/**
 * npm leaves out of the lock file what a registry could not show it of other platforms' optional packages, and then
 * `npm ci` refuses the lock. This puts them in by name, version and platform: after an install, run
 * `node packages/config/lock/complete.ts`.
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
// In npm's own order, so that the next install changes nothing.
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} optional packages of other platforms added to the lock.`);
