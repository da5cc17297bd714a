import type { EntryTest, InputOf, v1 } from '@semilla/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, isAnyOf, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.entryTests.find>['query'];

const orderColumns = {
  createdAt: entryTests.createdAt,
  validUntil: entryTests.validUntil,
  outcome: entryTests.outcome,
  score: entryTests.scoreHundredths,
  userName: sortedUserName(entryTests.userId),
};

const acknowledgedAt = sql`(select max(${riskAcknowledgements.createdAt}) from ${riskAcknowledgements}
  where ${riskAcknowledgements.entryTestId} = ${entryTests.entryTestId})`.mapWith(
  riskAcknowledgements.createdAt,
) as SQL<Date | null>;

function selectTests(db: Db) {
  return db
    .select({ own: entryTests, userName: sql<string>`trim(${fullName(users)})`, acknowledgedAt })
    .from(entryTests)
    .innerJoin(users, eq(users.userId, entryTests.userId))
    .$dynamic();
}

function asAnswer({ own, ...names }: Awaited<ReturnType<typeof selectTests>>[number]): EntryTest {
  const { scoreHundredths, passMarkHundredths, weights: _, ...same } = own;
  return { ...same, ...names, score: scoreHundredths, passMark: passMarkHundredths };
}

function conditions(query: Query, reach: SQL | undefined): SQL | undefined {
  return and(
    picked(query, entryTests.entryTestId),
    reach,
    given(query.userId, (userId) => eq(entryTests.userId, userId)),
    given(query.outcome, (outcome) => isAnyOf(entryTests.outcome, outcome)),
  );
}

/** One page of tests without the total count, as the CSV export needs it. */
export async function findTestRows(db: Db, query: Query, reach: SQL | undefined) {
  const page = pageOfIds(db, query, {
    columns: orderColumns,
    id: entryTests.entryTestId,
    where: conditions(query, reach),
  });
  const rows = await rowsOfPage(selectTests(db), page, entryTests.entryTestId);
  return { data: rows.map(asAnswer) };
}

export async function findTests(db: Db, query: Query, reach: SQL | undefined) {
  const counting = db.select({ total: count() }).from(entryTests).where(conditions(query, reach));
  return pageFromNearerEnd(query, counting, (part) => findTestRows(db, part, reach));
}

export async function findTest(db: Db, entryTestId: string): Promise<EntryTest> {
  const [row] = await selectTests(db).where(eq(entryTests.entryTestId, entryTestId));
  return asAnswer(row as NonNullable<typeof row>);
}
