import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { withProof } from '../../misc/documents/with-proof.ts';
import { recordRepayment, releaseToPromoter } from '../commands/pay-promoter.ts';
import { payTax } from '../commands/pay-tax.ts';
import { moneyRoute } from '../engine/money-route.ts';
import { projectLook } from './project-look.ts';

async function adminFor(db: Db, caller: SignedIn) {
  return { userId: caller.userId, userName: await nameOfUser(db, caller.userId) };
}

export async function registerProjectPaymentCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(
    app,
    v1.projectPayments.release,
    async ({ actor, body, caller, db, params, runWithSecond, services }) => {
      const admin = await adminFor(db, caller);
      return withProof(services, { file: body.file, uploadedBy: admin.userId }, async (proof) =>
        runWithSecond(
          await projectLook(db, { act: 'release', ...params, proposer: admin, why: body.why, file: proof }),
          () =>
            releaseToPromoter({ actor, projectId: params.projectId, admin, proof, amountCents: body.amount }),
        ),
      );
    },
  );

  moneyRoute(
    app,
    v1.projectPayments.repay,
    async ({ actor, body, caller, db, params, runWithSecond, services }) => {
      const admin = await adminFor(db, caller);
      return withProof(services, { file: body.file, uploadedBy: admin.userId }, async (proof) =>
        runWithSecond(
          await projectLook(db, { act: 'repay', ...params, proposer: admin, why: body.why, file: proof }),
          () =>
            recordRepayment({ actor, projectId: params.projectId, admin, proof, amountCents: body.amount }),
        ),
      );
    },
  );

  moneyRoute(
    app,
    v1.projectPayments.payTax,
    async ({ actor, body, caller, db, params, runWithSecond, services }) => {
      const admin = await adminFor(db, caller);
      return withProof(services, { file: body.file, uploadedBy: admin.userId }, async (proof) =>
        runWithSecond(
          await projectLook(db, { act: 'payTax', ...params, proposer: admin, why: body.why, file: proof }),
          () => payTax({ actor, projectId: params.projectId, admin, proof, amountCents: body.amount }),
        ),
      );
    },
  );
}
