// `npm test` runs the parts of the inner ring, `npm run test:outer` those of the outer one: in order, until one fails.
// Prints how long each took.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, type TurboRun, tasksOf, timesOf } from './times.ts';

const root = join(import.meta.dirname, '../../..');
const runsFolder = join(root, '.turbo/runs');

/** The parts that use two processors by themselves run alone. */
const rings = {
  inner: [
    ['build', 'turbo run build --summarize'],
    ['types', 'turbo run typecheck --summarize'],
    ['linters', 'npm run lint'],
    ['rules', 'npm run checks'],
    ['tests', "turbo run test --filter='!@semilla/server' --concurrency=2 --summarize"],
    ['server', 'turbo run test --filter=@semilla/server --summarize'],
    ['browser', 'turbo run e2e --summarize'],
  ],
  outer: [
    ['server', 'turbo run test:outer --summarize'],
    ['browser', 'turbo run e2e:outer --summarize'],
  ],
} as const;

/** The summary that turbo wrote after a given time, if any. */
function turboRunSince(startedAt: number): TurboRun | undefined {
  if (!existsSync(runsFolder)) return undefined;
  const newest = readdirSync(runsFolder)
    .map((name) => join(runsFolder, name))
    .findLast((file) => statSync(file).mtimeMs >= startedAt);
  return newest === undefined ? undefined : JSON.parse(readFileSync(newest, 'utf8'));
}

const parts: Part[] = [];
let status = 0;
for (const [name, command] of rings[process.argv[2] === 'outer' ? 'outer' : 'inner']) {
  const startedAt = Date.now();
  status = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1;
  const run = turboRunSince(startedAt);
  parts.push({ name, seconds: (Date.now() - startedAt) / 1_000, tasks: run ? tasksOf(run) : [] });
  if (status !== 0) break;
}
console.log(`\n${timesOf(parts)}`);
process.exitCode = status;
