// `npm run test:shaken` runs the suites as a test may never notice: files in a random order, in one worker and in two,
// and the journeys of the browser's inner ring in a random order, beside a busy loop on each core. Tests are never
// tried again, because what turns red here is a defect of the test or of the product:
//   npm run test:shaken -- server src/money --workers 2 --rounds 3 --seed 123
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Outcome, outcomesOf, type ShakenRun, shakenRuns } from './shaken-runs.ts';

const root = join(import.meta.dirname, '../../..');

/** Loops until it is stopped, or until this process has ended in any way. */
const startBusyLoop = () =>
  spawn(process.execPath, ['-e', `while (process.ppid === ${process.pid});`], { stdio: 'ignore' });

let isStopped = false;
let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isStopped = true;
    // Like Ctrl+C, to the whole group: a PostgreSQL that a suite started ends only if it gets the signal itself.
    if (running?.pid && running.exitCode === null) process.kill(-running.pid, 'SIGINT');
  });

function isGreenRun({ folder, command: [program = '', ...options] }: ShakenRun): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // In its own process group, so that it gets each signal once.
    running = spawn(program, options, {
      cwd: join(root, folder),
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.once('error', reject);
    running.once('exit', (code) => resolve(code === 0));
  });
}

async function outcomesBesideLoops(runs: ShakenRun[]): Promise<Outcome[]> {
  const loops = Array.from({ length: availableParallelism() }, startBusyLoop);
  const outcomes: Outcome[] = [];
  try {
    for (const run of runs) {
      if (isStopped) break;
      console.log(`\n${run.name}`);
      const startedAt = performance.now();
      const isGreen = await isGreenRun(run);
      const seconds = (performance.now() - startedAt) / 1_000;
      console.log(`${isGreen ? 'green' : 'red'} after ${seconds.toFixed(0)} s: ${run.name}`);
      outcomes.push({ run, seconds, isGreen });
    }
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
  return outcomes;
}

const runs = shakenRuns(process.argv.slice(2), 1 + Math.floor(Math.random() * 999_999));
const built = spawnSync('turbo run build --output-logs=errors-only', {
  cwd: root,
  shell: true,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
const outcomes = await outcomesBesideLoops(runs);
console.log(`\n${outcomesOf(outcomes)}`);
process.exitCode = !isStopped && outcomes.every(({ isGreen }) => isGreen) ? 0 : 1;
