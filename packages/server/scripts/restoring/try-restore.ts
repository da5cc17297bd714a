import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { startOwn as startPostgres } from '../../test/postgres/server.ts';
import { until } from '../../test/until.ts';
import { Person } from '../simulation/person.ts';
import { simulate } from '../simulation/simulate.ts';
import { startOwn } from '../simulation/start-own.ts';
import { contentOf, hasBusiness, type Tools, toolsIn } from './backup.ts';
import { lookAt } from './look-at.ts';

interface Place {
  tools: Tools;
  /** The URL of the platform's database. */
  url: string;
  dataDir: string;
  say: (line: string) => void;
}

export interface Trial {
  operations: number;
  seed: string;
  say: (line: string) => void;
}

const admin = 'admin@semilla.test';

interface Dump {
  file: string;
  at: Date;
}

async function restoreAndLook({ tools, url, dataDir, say }: Place, name: string, { file, at }: Dump) {
  const restored = await tools.restore(url, name, file);
  say(`${name}: restored in ${restored.ms} ms`);
  const verdicts = await lookAt(restored.url, dataDir, at);
  for (const { said } of verdicts) say(`${name}: ${said}`);
  return { url: restored.url, wrong: verdicts.filter(({ passed }) => !passed).map(({ said }) => said) };
}

async function dump({ tools, url, dataDir, say }: Place, name: string): Promise<Dump> {
  const at = new Date();
  const file = join(dataDir, `${name}.dump`);
  const { bytes, ms } = await tools.dump(url, file);
  say(`${name}: ${(bytes / 1_000_000).toFixed(1)} MB dumped in ${ms} ms`);
  return { file, at };
}

/** The backup of a running platform must be of one moment, or its books would not agree. */
async function whileAtWork(place: Place, { operations, seed, say }: Trial): Promise<string[]> {
  const server = await startOwn(place.url, { DATA_DIR: place.dataDir });
  try {
    const business = simulate({ url: server.url, operations, clients: 8, seed });
    await until(async () => ((await hasBusiness(place.url)) ? true : undefined));
    const backup = await dump(place, 'at_work');
    const { tally, seconds } = await business;
    say(`at_work: ${tally.count()} operations in ${seconds.toFixed(1)} s, ${tally.failures()} failed`);
    return (await restoreAndLook(place, 'at_work', backup)).wrong;
  } finally {
    await server.stop();
  }
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name)} became ${after.get(name)}`);
}

/** Without activity every row must be unchanged, and the platform must start on the copy and accept sign-ins. */
async function atRest(place: Place): Promise<string[]> {
  const before = await contentOf(place.url);
  const backup = await dump(place, 'at_rest');
  const { url, wrong } = await restoreAndLook(place, 'at_rest', backup);
  // The checks wrote to the restored copy, so another copy is needed for comparison.
  const { url: untouched } = await place.tools.restore(place.url, 'untouched', backup.file);
  const differing = differences(before, await contentOf(untouched));
  place.say(`at_rest: ${before.size} tables compared row by row, ${differing.length} differ`);
  const server = await startOwn(url, { DATA_DIR: place.dataDir });
  try {
    if (!(await new Person(server.url, 0).logIn(admin))) return [`${admin} cannot sign in any more`];
    place.say('at_rest: the platform starts on it, and an administrator signs in with password and code');
  } finally {
    await server.stop();
  }
  return [...wrong, ...differing];
}

/** Backs up a platform and restores it into empty databases; returns the differences. */
export async function tryRestore(trial: Trial): Promise<string[]> {
  const binaries = findBinaries();
  const tools = toolsIn(binaries.folder);
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-restore-'));
  const postgres = await startPostgres(binaries, ['fsync=on']);
  try {
    trial.say(`On ${postgres.description}, from --seed ${trial.seed}`);
    const url = await tools.create(postgres.url, 'semilla');
    const place = { tools, url, dataDir, say: trial.say };
    return [...(await whileAtWork(place, trial)), ...(await atRest(place))];
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
