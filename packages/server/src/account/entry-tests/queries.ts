import { type EntryTest, v1 } from '@semilla/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';
import { users } from '../../schema/users.ts';

const { entryTestId, userId, createdAt } = entryTests;

const acknowledgedAt = sql`(select max(${riskAcknowledgements.createdAt}) from ${riskAcknowledgements}
  where ${riskAcknowledgements.entryTestId} = ${entryTestId})`.mapWith(
  riskAcknowledgements.createdAt,
) as SQL<Date | null>;

export const entryTestList = list(v1.entryTests.find, {
  table: entryTests,
  id: entryTestId,
  reach: (reader) => withinReach(reader, userId),
  filters: {},
  order: {
    createdAt,
    validUntil: entryTests.validUntil,
    outcome: entryTests.outcome,
    score: entryTests.scoreHundredths,
    userName: sortedUserName(userId),
  },
  select: (db) =>
    db
      .select({ own: entryTests, userName: sql<string>`trim(${fullName(users)})`, acknowledgedAt })
      .from(entryTests)
      .innerJoin(users, eq(users.userId, userId))
      .$dynamic(),
  answers: (rows) =>
    rows.map(({ own, ...names }): EntryTest => {
      const { scoreHundredths, passMarkHundredths, weights: _, ...same } = own;
      return { ...same, ...names, score: scoreHundredths, passMark: passMarkHundredths };
    }),
});
