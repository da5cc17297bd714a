import { describe, expect, it } from 'vitest';
import { findBinaries, fromNpm } from './binaries.ts';
import { startOwn } from './server.ts';

describe('PostgreSQL for the tests', () => {
  it('[B11] starts on every machine from the binaries in the npm packages', async () => {
    const server = await startOwn(fromNpm(), []);
    expect(server.description).toMatch(/that npm brought$/);
    await server.stop();
  });

  it('[B11] is the installed version if it is new enough', () => {
    expect(findBinaries().origin).toMatch(/PostgreSQL (1[5-9]|[2-9]\d)/);
  });
});
