import type { TestProject } from 'vitest/node';
import { makeTemplate } from './databases.ts';
import { startPostgres } from './server.ts';

/** Starts one PostgreSQL for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await makeTemplate(server.url);
  console.log(`The tests run on ${server.description}.`);
  project.provide('postgresUrl', server.url);
  return server.stop;
}
