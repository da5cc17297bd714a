import { medianOf } from '../table.ts';

const warmUps = 2;

async function timed(ask: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return performance.now() - startedAt;
}

/** The median milliseconds of each request, measured in turn so that all run under the same conditions. */
export async function inTurn(requests: (() => Promise<Response>)[], rounds: number): Promise<number[]> {
  const took: number[][] = requests.map(() => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, ask] of requests.entries()) {
      const milliseconds = await timed(ask);
      if (round >= 0) took[index]?.push(milliseconds);
    }
  }
  return took.map(medianOf);
}
