import { type AnswerOf, civilDateAt, scopeOf, type v1 } from '@semilla/contract';
import type { SQL } from 'drizzle-orm';
import { sumOf } from '../../kit/database/sum-of.ts';
import type { Db } from '../../kit/database/types.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { projects } from '../../schema/projects.ts';
import { sumOutstanding } from '../business/find-loans-by-age.ts';

type Sums = Pick<AnswerOf<typeof v1.projects.find>, 'totalFinancing' | 'totalInvested' | 'totalOutstanding'>;

/** The sums of the projects of a condition. Managers may not know what the projects of others still owe. */
export async function sumProjects(db: Db, caller: Caller, where: SQL | undefined, now: Date): Promise<Sums> {
  const { financingAmountCents, amountInvestedCents } = projects;
  const seesAllLoans = scopeOf('returns.read', roleOf(caller)) === 'all';
  const [[sums], totalOutstanding] = await Promise.all([
    db
      .select({ totalFinancing: sumOf(financingAmountCents), totalInvested: sumOf(amountInvestedCents) })
      .from(projects)
      .where(where),
    seesAllLoans ? sumOutstanding(db, where, civilDateAt(now)) : undefined,
  ]);
  return { ...sums, totalOutstanding };
}
