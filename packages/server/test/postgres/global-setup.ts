import type { TestProject } from 'vitest/node';
import { buildIfChanged } from '../build-if-changed.ts';
import { useOwnTemporaryFolder } from '../own-temporary-folder.ts';
import { makeTemplate } from './databases.ts';
import { startPostgres } from './server.ts';

/** Starts one PostgreSQL for all tests, and bundles the server for tests that run it as a process. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfChanged();
  const removeTemporaryFiles = useOwnTemporaryFolder();
  const server = await startPostgres();
  await makeTemplate(server.url);
  console.log(`The tests run on ${server.description}.`);
  project.provide('postgresUrl', server.url);
  project.provide('postgresSocketFolder', server.socketFolder);
  return async () => {
    await server.stop();
    removeTemporaryFiles();
  };
}
