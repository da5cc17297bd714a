import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { compares } from '../../kit/database/queries.ts';
import { sumOf } from '../../kit/database/sum-of.ts';
import type { Call } from '../../kit/http/route.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { sortedProjectName } from '../sorted-project-name.ts';
import { offerColumns } from './offer-end.ts';
import { orderAnswer } from './order-answer.ts';
import { withPictures } from './with-pictures.ts';

const { orderId, userId, projectId, amountCents, createdAt } = orders;

const orderRows = list(v1.orders.find, {
  table: orders,
  id: orderId,
  reach: (reader) => investmentsWithinReach(reader, orders),
  filters: { amount: (amount) => compares(amountCents, amount) },
  days: createdAt,
  order: {
    createdAt,
    amount: amountCents,
    status: orders.status,
    userName: sortedUserName(userId),
    projectName: sortedProjectName(projectId),
    penaltyAmount: orders.penaltyCents,
    penalty: orders.penaltyHundredths,
    cancelledAt: orders.cancelledAt,
    termsVersion: orders.termsVersion,
  },
  select: (db) =>
    db
      .select({ own: orders, offer: offerColumns, projectName: projects.name, userName: userName() })
      .from(orders)
      .innerJoin(projects, eq(projects.projectId, projectId))
      .innerJoin(users, eq(users.userId, userId))
      .$dynamic(),
  answers: (rows) => rows.map(({ own, offer, ...names }) => orderAnswer(own, names, offer)),
  totals: async (db, where) => {
    const [all] = await db
      .select({ totalAmount: sumOf(amountCents) })
      .from(orders)
      .where(where);
    return all;
  },
});

export const orderList = {
  ...orderRows,
  async find(call: Call<typeof v1.orders.find>) {
    const page = await orderRows.find(call);
    return call.query.getPictures
      ? { ...page, data: await withPictures(call.db, call.caller, page.data) }
      : page;
  },
};
