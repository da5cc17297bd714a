import type { Memory } from './memory.ts';
import { countsAt } from './memory.ts';
import type { Person } from './person.ts';
import { breachesAt } from './simulate.ts';

export interface Findings {
  problems: string[];
  /** What was found, in one line. */
  summary: string;
}

/** Compares the platform with what its clients were answered, and checks the books. */
export async function findProblems(
  admin: Person,
  memory: Memory,
  before: { orders: number; requests: number },
): Promise<Findings> {
  const { acknowledged, unknown, done, wrong: problems } = await memory.recall();
  const after = await countsAt(admin);
  for (const what of ['orders', 'requests'] as const) {
    const expected = before[what] + memory.made[what].size;
    if (after[what] !== expected) problems.push(`${after[what]} ${what} and not ${expected}`);
  }
  if (!acknowledged && !done) problems.push('nothing was accepted');
  const breaches = await breachesAt(admin);
  if (breaches) problems.push(`${breaches} breaches in the books`);
  const books = breaches ? `${breaches} BREACHES` : 'the books agree';
  return {
    problems,
    summary: `${acknowledged} acknowledged (${memory.made.orders.size} orders so far), ${unknown} unknown of which ${done} are done now; ${problems.length} wrong; ${books}`,
  };
}
