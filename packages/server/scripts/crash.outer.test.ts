/**
 * Goal: acknowledged requests survive a crash of the server and of PostgreSQL, and none runs twice. Method: a
 * round of `npm run crash` that kills one of them; a long run has several rounds and alternates.
 */
import { expect, it } from 'vitest';
import { sized, testSeed } from '../test/seed.ts';
import { crash } from './simulation/crash.ts';

const rounds = sized(1, 10);

it('[B1][B2] nothing is lost or done twice when the server or PostgreSQL is killed under load', async () => {
  const output: string[] = [];
  const options = { victim: 'both', rounds, clients: 8, seed: String(testSeed) } as const;
  const problems = await crash({ ...options, say: (line) => void output.push(line) });
  console.log(output.join('\n'));
  expect(problems).toEqual([]);
  expect(output).toHaveLength(rounds);
});
