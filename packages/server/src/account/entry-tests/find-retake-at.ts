import { retakeAt } from '@semilla/contract';
import { and, eq, max } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { entryTests } from '../../schema/entry-tests.ts';

/** When a user who failed the test may take it again; undefined if they may now. A refusal in between does not end the pause. */
export async function findRetakeAt(
  db: Db,
  { config, now }: Pick<Services, 'config' | 'now'>,
  userId: string,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ failedAt: max(entryTests.createdAt) })
    .from(entryTests)
    .where(and(eq(entryTests.userId, userId), eq(entryTests.outcome, 'failed')));
  return retakeAt(row?.failedAt ?? null, config.entryTest.pauseHours, now());
}
