import { describe, expect, it } from 'vitest';
import { findBinaries, fromNpm } from './binaries.ts';
import { startOwn } from './server.ts';

describe('PostgreSQL for the tests', () => {
  it('[B11] is on every machine: npm brings one that starts', async () => {
    const server = await startOwn(fromNpm(), []);
    expect(server.description).toMatch(/that npm brought$/);
    await server.stop();
  });

  it('[B11] is the machine’s own where that is new enough', () => {
    expect(findBinaries().origin).toMatch(/PostgreSQL (1[5-9]|[2-9]\d)/);
  });
});
