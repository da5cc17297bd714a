/**
 * Goal: what was acknowledged survives the end of the server and of PostgreSQL, and nothing is done twice. Method: one
 * round of `npm run crash` of each.
 */
import { expect, it } from 'vitest';
import { testSeed } from '../src/testing/seed.ts';
import { crash } from './simulation/crash.ts';

it('[B1][B2] nothing is lost or done twice when the server is killed under load, nor when PostgreSQL is', async () => {
  const said: string[] = [];
  const wanted = { victim: 'both', rounds: 2, clients: 8, seed: String(testSeed) } as const;
  const wrong = await crash({ ...wanted, say: (line) => void said.push(line) });
  console.log(said.join('\n'));
  expect(wrong).toEqual([]);
  expect(said).toHaveLength(2);
});
