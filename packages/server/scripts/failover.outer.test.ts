/**
 * Goal: the loss of the primary database loses nothing that was acknowledged, does nothing twice, and stops orders for 15 s
 * at most. Method: the platform as a process, on a primary with a synchronous standby, under load; the primary is killed
 * and the standby promoted; every request is then repeated with its key.
 */
import { expect, it } from 'vitest';
import { sized, testSeed } from '../test/seed.ts';
import { failOver } from './simulation/fail-over.ts';

it('[B1][B2][B11] a promoted standby takes over under load, with nothing lost and nothing done twice', async () => {
  const output: string[] = [];
  const rounds = sized(1, 20);
  const options = { rounds, clients: 8, seed: String(testSeed) };
  const problems = await failOver({ ...options, say: (line) => void output.push(line) });
  console.log(output.join('\n'));
  expect(problems).toEqual([]);
  expect(output).toHaveLength(rounds);
});
