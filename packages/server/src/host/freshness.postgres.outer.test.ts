/**
 * Goal: the first request after a change was answered always gets the new page.
 * Method: the built product as real processes, one on the embedded database, two on one PostgreSQL. An administrator
 * renames a project through one process while readers keep requesting pages from every process.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Project, v1 } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clientOf } from '../../test/client-of.ts';
import { prepareDemo } from '../../test/filled-demo.ts';
import { freePort } from '../../test/free-port.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { logInAs, type Running, startProcess } from '../../test/process.ts';
import { sized } from '../../test/seed.ts';
import { builtFrontends } from './mount-host.ts';

/** How many pages are read after a change. */
const tries = sized(12, 1_000);
const readersPerProcess = 2;
/** The pause between two requests of a reader, so readers do not overload the machine. */
const readersPauseMs = 60;
const folders: string[] = [];

async function startDemo(databaseUrl?: string): Promise<Running> {
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'semilla-freshness-')),
    PORT: String(await freePort()),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  folders.push(settings.DATA_DIR);
  await prepareDemo(settings);
  return startProcess({ ...settings, DEMO: 'true' });
}

async function projectNamed({ url }: Running, name: string): Promise<Project> {
  const { data } = await clientOf(url)(v1.projects.find, { query: { take: 1, name } });
  return data[0] as Project;
}

/** Keeps requesting pages. The returned function stops it and returns the number of answers. */
function load(processes: Running[], paths: string[]) {
  let isOver = false;
  let answers = 0;
  const readers = processes.flatMap(({ url }) =>
    Array.from({ length: readersPerProcess }, async () => {
      for (let i = 0; !isOver; i += 1) {
        await (await fetch(`${url}${paths[i % paths.length]}`)).arrayBuffer();
        answers += 1;
        await pause(readersPauseMs);
      }
    }),
  );
  return async () => {
    isOver = true;
    await Promise.all(readers);
    return answers;
  };
}

async function editAndLook(processes: Running[]): Promise<{ stale: number; answers: number }> {
  const cookie = await logInAs(processes[0] as Running, 'admin@semilla.test');
  const { projectId, ...project } = await projectNamed(processes[0] as Running, 'Lavapi');
  const page = `/projects/${project.url}`;
  const stop = load(processes, [page, '/projects/', '/']);
  let stale = 0;
  for (let i = 0; i < tries / processes.length; i += 1) {
    const writer = processes[i % processes.length] as Running;
    const direction = `Calle del Ave María, ${i}`;
    await clientOf(writer.url, { cookie })(v1.projects.edit, { params: { projectId }, body: { direction } });
    const pages = await Promise.all(processes.map(async ({ url }) => (await fetch(`${url}${page}`)).text()));
    stale += pages.filter((text) => !text.includes(direction)).length;
  }
  return { stale, answers: await stop() };
}

beforeAll(() => {
  const isBuilt = existsSync(join(builtFrontends.siteFolder, 'server/entry.mjs'));
  if (!isBuilt) throw new Error('The site is not built: npm run build');
});

describe('[B11] a visitor’s page after a change', () => {
  const running: Running[] = [];
  afterAll(async () => {
    await Promise.all(running.map((started) => started.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('[B11] is never stale with one process on the embedded database', async () => {
    const single = await startDemo();
    running.push(single);
    const { stale, answers } = await editAndLook([single]);
    console.log(`One process: ${stale} stale of ${tries}, while ${answers} other answers were given.`);
    expect(stale).toBe(0);
  });

  it('[B11] has the name of the platform in its title, also if it does not exist', async () => {
    const named = await startProcess({
      DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')),
      DEMO: 'false',
      SECRET_KEY: 'x'.repeat(40),
      BRAND_NAME: 'Huerta & Cía',
    });
    running.push(named);
    for (const [path, title] of [
      ['/', 'Inversión'],
      ['/projects/', 'Proyectos'],
      ['/legal', 'Aviso legal'],
      ['/offline', 'No hay conexión'],
      ['/projects/nothing', 'Página no encontrada'],
    ]) {
      const page = await (await fetch(`${named.url}${path}`)).text();
      expect(page, path).toMatch(new RegExp(`<title>${title}.* · Huerta &(?:amp|#38); Cía</title>`));
      expect(page, path).not.toMatch(/>Semilla\b/);
    }
  });

  it('[B11] is never stale with two processes on one PostgreSQL, no matter which one made the change', async () => {
    const url = await newPostgresDatabase(inject('postgresUrl'));
    const first = await startDemo(url);
    const second = await startProcess({ DATABASE_URL: url, DEMO: 'true', DATA_DIR: first.dataDir });
    running.push(first, second);
    const { stale, answers } = await editAndLook([first, second]);
    console.log(`Two processes: ${stale} stale of ${tries}, while ${answers} other answers were given.`);
    expect(stale).toBe(0);
  });
});
