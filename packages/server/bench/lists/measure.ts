import type { Answer } from '../platform/client.ts';
import { medianOf } from '../table.ts';

const warmUps = 2;

async function timed(ask: () => Promise<Answer>): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await ask();
  if (status !== 200) throw new Error(`a list was answered ${status}: ${body}`);
  return performance.now() - startedAt;
}

/** The median milliseconds of each request, measured in turn so that all run under the same conditions. */
export async function inTurn(requests: (() => Promise<Answer>)[], rounds: number): Promise<number[]> {
  const took: number[][] = requests.map(() => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, ask] of requests.entries()) {
      const milliseconds = await timed(ask);
      if (round >= 0) took[index]?.push(milliseconds);
    }
  }
  return took.map(medianOf);
}
