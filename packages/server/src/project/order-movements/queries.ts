import { cents, type OrderMovement, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { compares } from '../../kit/database/queries.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { orderMovements } from '../../schema/order-movements.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';

const { orderMovementId, userId, projectId, amountCents, penaltyCents, createdAt, type } = orderMovements;

export const orderMovementList = list(v1.orderMovements.find, {
  table: orderMovements,
  id: orderMovementId,
  reach: (reader) => investmentsWithinReach(reader, orderMovements),
  filters: { amount: (amount) => compares(amountCents, amount) },
  days: createdAt,
  order: {
    createdAt,
    amount: amountCents,
    userName: sortedUserName(userId),
    type,
    penaltyAmount: penaltyCents,
  },
  select: (db) =>
    db
      .select({ own: orderMovements, projectName: projects.name, userName: userName() })
      .from(orderMovements)
      .innerJoin(projects, eq(projects.projectId, projectId))
      .innerJoin(users, eq(users.userId, userId))
      .$dynamic(),
  answers: (rows) =>
    rows.map(
      ({ own: { amountCents: amount, penaltyCents: penalty, ...same }, ...names }): OrderMovement => ({
        ...same,
        ...names,
        amount: cents(amount),
        penaltyAmount: cents(penalty),
      }),
    ),
});
