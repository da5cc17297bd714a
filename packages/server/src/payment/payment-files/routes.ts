import { cents, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { approvePaymentFile } from './approve-payment-file.ts';
import { cancelPaymentFile, wasTaken } from './cancel-payment-file.ts';
import { createPaymentFile } from './create-payment-file.ts';
import { findPayable } from './payable.ts';
import { findFile, findFileRows, findFiles } from './queries.ts';
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

function registerReading(app: FastifyInstance): void {
  route(app, v1.paymentFiles.find, ({ db, query }) => findFiles(db, query));

  exportRoute(app, v1.paymentFiles.export, {
    fileName: 'payment-files',
    find: ({ query }, db, page) => findFileRows(db, { ...query, ...page }),
  });

  route(app, v1.paymentFiles.findNext, async ({ caller, db, now }) => {
    const payables = await findPayable(db, { makerId: caller.userId, now, isLocking: false });
    const total = payables.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { payments: payables.length, total: cents(total) };
  });

  route(app, v1.paymentFiles.findOne, ({ db, params }) => findFile(db, params.paymentFileId));
}

/** Payments to the bank: gathered by one person, approved by another, and paid when a statement shows them. */
export async function registerPaymentFiles(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.paymentFiles.create, ({ caller, change, services }) =>
    change((draft) => createPaymentFile(draft, services, caller.userId)),
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
    const { body, now, params } = call;
    return call.changeWithSecond(
      async (tx) =>
        (await wasTaken(tx, params.paymentFileId))
          ? lookAt(tx, 'cancelPaymentFile', { ...params, why: body.why })
          : undefined,
      (draft) => cancelPaymentFile(draft, { ...params, now }),
    );
  });
}
