import { parseArgs } from 'node:util';

const vitestSuites: Record<string, string> = {
  config: 'packages/config',
  contract: 'packages/contract',
  client: 'packages/client',
  i18n: 'packages/i18n',
  format: 'packages/format',
  site: 'site',
  backoffice: 'backoffice',
  demo: 'packages/demo',
  server: 'packages/server',
};
const suites = [...Object.keys(vitestSuites), 'browser'];

/** One run of one suite. */
export interface ShakenRun {
  /** Names the run by the arguments that repeat it. */
  name: string;
  folder: string;
  command: string[];
}

export interface Outcome {
  run: ShakenRun;
  seconds: number;
  isGreen: boolean;
}

interface Given {
  suite: string;
  files: string[];
  workers: number | undefined;
  seed: number;
}

function runOf({ suite, files, workers, seed }: Given): ShakenRun {
  const name = [suite, ...files, ...(workers ? ['--workers', workers] : []), '--seed', seed].join(' ');
  const folder = vitestSuites[suite];
  if (folder) {
    const order = ['--sequence.shuffle.files', `--sequence.seed=${seed}`, `--maxWorkers=${workers}`];
    return { name, folder, command: ['vitest', 'run', ...order, ...files] };
  }
  // Named files are run whole; otherwise the browser's inner ring.
  const chosen = files.length > 0 ? files : ['--grep=@inner'];
  const order = [`--shuffle=${seed}`, ...(workers ? [`--workers=${workers}`] : [])];
  return { name, folder: 'e2e', command: ['playwright', 'test', ...order, ...chosen] };
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} takes a whole number above 0, not ${text}`);
  return Number(text);
}

/** The runs that the arguments of `npm run test:shaken` ask for. Each round has its own seed. */
export function shakenRuns(args: string[], newSeed: number): ShakenRun[] {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { workers: option, rounds: option, seed: option },
  });
  const named = suites.filter((suite) => positionals.includes(suite));
  const files = positionals.filter((word) => !suites.includes(word));
  if (files.length > 0 && named.length !== 1)
    throw new Error(`name the one suite of ${files.join(', ')}: ${suites.join(', ')}`);
  const workers = wholeNumber('workers', values.workers);
  const firstSeed = wholeNumber('seed', values.seed) ?? newSeed;
  return Array.from({ length: wholeNumber('rounds', values.rounds) ?? 1 }, (_, round) =>
    (named.length > 0 ? named : suites).flatMap((suite) => {
      // The browser has as many workers as it usually has.
      const usual = vitestSuites[suite] ? [1, 2] : [undefined];
      return (workers ? [workers] : usual).map((count) =>
        runOf({ suite, files, workers: count, seed: firstSeed + round }),
      );
    }),
  ).flat();
}

/** A table of what was green and what was red. */
export function outcomesOf(outcomes: Outcome[]): string {
  return [
    'Each line repeats its run after `npm run test:shaken --`:',
    ...outcomes.map(
      ({ run, seconds, isGreen }) =>
        `${isGreen ? 'green' : 'red  '}${seconds.toFixed(0).padStart(6)} s  ${run.name}`,
    ),
  ].join('\n');
}
