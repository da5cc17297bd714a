import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import { staffProject } from '../../project/staff-project.ts';
import { findFile } from '../payment-files/queries.ts';
import { cancelPaymentOrder } from './cancel-payment-order.ts';
import { findOrdersOf, findOrdersOfEntry, findOrdersOfProject, findPayee } from './queries.ts';

/** Payment orders: the payments of payment files that are not withdrawals. */
export async function registerPaymentOrders(app: FastifyInstance): Promise<void> {
  route(app, v1.paymentOrders.find, async ({ db, params }) => {
    await findFile(db, params.paymentFileId);
    return { data: await findOrdersOf(db, params.paymentFileId) };
  });

  route(app, v1.paymentOrders.findOfProject, async (call) => {
    const { projectId } = await staffProject(call.db, call, call.params.projectId);
    return { data: await findOrdersOfProject(call.db, projectId) };
  });

  route(app, v1.paymentOrders.findOfEntry, async ({ db, params }) => ({
    data: await findOrdersOfEntry(db, params.bankEntryId),
  }));

  route(app, v1.paymentOrders.findNumber, async ({ change, db, params }) => {
    const found = await findPayee(db, params.paymentOrderId);
    // The names in a movement are erased after the retention period.
    if (!found?.account) throw new NotFound();
    const { account, bankEntryId, projectId } = found;
    await change(async ({ audit }) =>
      audit(
        projectId
          ? { action: 'project.see-payout-account', subjectType: 'project', subjectId: projectId }
          : { action: 'bank-entry.see-payee', subjectType: 'bank-entry', subjectId: bankEntryId ?? '' },
      ),
    );
    return { account };
  });

  route(app, v1.paymentOrders.cancel, ({ change, now, params }) =>
    change((draft) => cancelPaymentOrder(draft, params.paymentOrderId, now)),
  );
}
