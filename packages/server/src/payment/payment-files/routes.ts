import { cents, namedPaymentsMax, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { FastifyInstance } from 'fastify';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { approvePaymentFile } from './approve-payment-file.ts';
import { cancelPaymentFile, findSentPayment, wasTaken } from './cancel-payment-file.ts';
import { createPaymentFile } from './create-payment-file.ts';
import { findLeftOut } from './find-left-out.ts';
import { findPayable } from './find-payable.ts';
import { findFile, paymentFileList } from './queries.ts';
import { takePaymentFile } from './take-payment-file.ts';

async function lookAt(
  tx: Db,
  act: 'approvePaymentFile' | 'cancelPaymentFile',
  { paymentFileId, why }: { paymentFileId: string; why: string | undefined },
): Promise<SecondLook> {
  const { number } = await findFile(tx, paymentFileId);
  return {
    act,
    subject: { type: 'payment-file', id: paymentFileId, name: String(number) },
    onceKey: paymentFileId,
    beneficiaryId: null,
    enteredById: null,
    why,
  };
}

/**
 * What the second person decides on; undefined if none is needed, because the bank never had the file. If
 * only one payment is cancelled, its owner and the person who entered it cannot be the second person.
 */
async function lookAtCancelling(
  tx: Db,
  given: { paymentFileId: string; why: string | undefined; reference: string | undefined },
): Promise<SecondLook | undefined> {
  const { paymentFileId, reference } = given;
  if (!(await wasTaken(tx, paymentFileId))) return undefined;
  const look = await lookAt(tx, 'cancelPaymentFile', given);
  if (reference === undefined) return look;
  const { userId, managerId, paidId } = await findSentPayment(tx, paymentFileId, reference);
  return { ...look, onceKey: paidId, beneficiaryId: userId, enteredById: managerId };
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.paymentFiles.find, paymentFileList.find);

  exportRoute(app, v1.paymentFiles.export, {
    find: paymentFileList.file,
  });

  route(app, v1.paymentFiles.findNext, async ({ caller, db, now }) => {
    const gathering = { makerId: caller.userId, now, isLocking: false };
    const payables = await findPayable(db, gathering);
    const total = payables.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return {
      payments: payables.length,
      total: cents(total),
      first: payables
        .slice(0, namedPaymentsMax)
        .map(({ paidId, userId, holderName, account, amountCents }) => ({
          paidId,
          userId,
          holderName,
          account: maskIban(account),
          amount: cents(amountCents),
        })),
      leftOut: await findLeftOut(db, gathering),
    };
  });

  route(app, v1.paymentFiles.findOne, ({ db, params }) => findFile(db, params.paymentFileId));
}

/** Payments to the bank: one person gathers them, another approves them, and they count as paid once a statement shows them. */
export async function registerPaymentFiles(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.paymentFiles.create, ({ body, caller, change, services }) =>
    change((draft) => createPaymentFile(draft, services, { makerId: caller.userId, ...body })),
  );

  route(app, v1.paymentFiles.approve, (call) => {
    const { approval, body, caller, now, params } = call;
    return call.changeWithSecond(
      (tx) => lookAt(tx, 'approvePaymentFile', { ...params, why: body.why }),
      (draft) =>
        approvePaymentFile(draft, {
          ...params,
          proposerId: caller.userId,
          deciderId: approval?.deciderId,
          now,
        }),
    );
  });

  route(app, v1.paymentFiles.take, async ({ caller, change, params, services }) =>
    change(async (draft) =>
      temporaryAddress(
        services,
        await takePaymentFile(draft, services, { ...params, takerId: caller.userId }),
      ),
    ),
  );

  route(app, v1.paymentFiles.cancel, (call) => {
    const { body, caller, now, params, services } = call;
    const { reference, why } = body;
    return call.changeWithSecond(
      (tx) => lookAtCancelling(tx, { ...params, reference, why }),
      (draft) =>
        cancelPaymentFile(draft, services.jobs, { ...params, reference, proposerId: caller.userId, now }),
    );
  });
}
