import { randomFor } from '@semilla/contract/testing';
import { actAll } from './clients.ts';
import type { Person } from './person.ts';
import { lookAround } from './sight.ts';
import { newTally, type Tally } from './tally.ts';

export interface Wanted {
  url: string;
  operations: number;
  clients: number;
  seed: string;
}

export interface Report {
  tally: Tally;
  seconds: number;
  breachesTotal: number;
}

export async function breachesAt(admin: Person): Promise<number> {
  const { body, code } = await admin.send({ method: 'POST', path: '/v1/wallet/reconciliations' });
  if (code) throw new Error(`the reconciliation: ${code}`);
  return body.breachesTotal;
}

/** Runs random operations over HTTP, then checks the books. */
export async function simulate({ url, operations, clients, seed }: Wanted): Promise<Report> {
  const sight = await lookAround(url, randomFor(seed));
  const tally = newTally();
  let remaining = operations;
  const startedAt = performance.now();
  await actAll({
    sight,
    clients,
    goesOn() {
      remaining -= 1;
      return remaining >= 0;
    },
    done: tally.note,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  return { tally, seconds, breachesTotal: await breachesAt(sight.admins[0] as Person) };
}
