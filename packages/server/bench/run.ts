/**
 * Measures the platform over HTTP, as users reach it, and baselines on the same machine in the same run:
 * npm run bench, or only some parts: npm run bench -- lists pages.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchDesk } from './desk.ts';
import { benchLists } from './lists/index.ts';
import { benchOpening } from './opening.ts';
import { benchOrders } from './orders/index.ts';
import { benchPages } from './pages/index.ts';
import { benchStart } from './start.ts';
import { printTable, type Row } from './table.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  start: benchStart,
  pages: benchPages,
  orders: benchOrders,
  opening: benchOpening,
  lists: benchLists,
  desk: benchDesk,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => name !== 'browser' && !(name in parts));
if (unknown.length)
  throw new Error(`unknown: ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}, browser`);
let isReached = true;
const failed: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`${name}:`);
  // If a part cannot run, the reason is printed, and the other parts are still measured.
  try {
    // Printed at once, so that a run that is stopped early has already printed its measurements.
    isReached = printTable(await measure()) && isReached;
  } catch (error) {
    failed.push(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}
isReached &&= failed.length === 0;
if (!wanted.length) {
  // Not measured, because it would run all tests.
  console.log(
    'npm test, cold | – | – | – | 12 min | 9 min | not measured here | run it: its last lines say how long it took',
  );
  console.log('npm test, nothing changed | – | – | – | 4 min | 2 min | not measured here | run it again');
}
for (const line of failed) console.log(line);
if (!wanted.length || wanted.includes('browser')) {
  const cwd = join(import.meta.dirname, '../../..');
  isReached =
    spawnSync('npm', ['run', 'bench:pages', '-w', 'e2e'], { cwd, stdio: 'inherit' }).status === 0 &&
    isReached;
}
// A part that failed may have left a platform that runs.
process.exit(isReached ? 0 : 1);
