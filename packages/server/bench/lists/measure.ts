import { medianOf } from '../table.ts';

const warmUps = 2;

async function timed(ask: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return performance.now() - begun;
}

/** How long each takes, in milliseconds: asked in turn, the medians, so that both had the same machine. */
export async function inTurn(asks: (() => Promise<Response>)[], rounds: number): Promise<number[]> {
  const took: number[][] = asks.map(() => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, ask] of asks.entries()) {
      const milliseconds = await timed(ask);
      if (round >= 0) took[index]?.push(milliseconds);
    }
  }
  return took.map(medianOf);
}

/** How many are answered in a second, with so many clients. */
export async function perSecond(
  ask: () => Promise<Response>,
  clients: number,
  seconds: number,
): Promise<number> {
  const until = Date.now() + seconds * 1_000;
  let answered = 0;
  const client = async () => {
    while (Date.now() < until) {
      await timed(ask);
      answered += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return answered / ((performance.now() - begun) / 1_000);
}
