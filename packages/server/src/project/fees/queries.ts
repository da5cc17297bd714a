import { cents, type Fee, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { compares } from '../../kit/database/queries.ts';
import { sumOf } from '../../kit/database/sum-of.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fees } from '../../schema/fees.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';

const { feeId, userId, projectId, amountCents } = fees;

export const feeList = list(v1.fees.find, {
  table: fees,
  id: feeId,
  reach: (reader) => investmentsWithinReach(reader, fees),
  filters: { amount: (amount) => compares(amountCents, amount) },
  days: fees.createdAt,
  order: {
    createdAt: fees.createdAt,
    amount: amountCents,
    userName: sortedUserName(userId),
    percentage: fees.percentageHundredths,
  },
  select: (db) =>
    db
      .select({ own: fees, projectName: projects.name, userName: userName() })
      .from(fees)
      .innerJoin(projects, eq(projects.projectId, projectId))
      .innerJoin(users, eq(users.userId, userId))
      .$dynamic(),
  answers: (rows) =>
    rows.map(
      ({ own: { amountCents: amount, percentageHundredths, ...same }, ...names }): Fee => ({
        ...same,
        ...names,
        amount: cents(amount),
        percentage: percentageHundredths,
      }),
    ),
  totals: async (db, where) => {
    const [sums] = await db
      .select({ totalAmount: sumOf(amountCents) })
      .from(fees)
      .where(where);
    return sums;
  },
});
