import {
  exportProjectPayments,
  listProjectPayments,
  projectPaymentProofUrl,
  recordRepayment,
  releaseToPromoter,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { nameOfUser } from '../../account/users/name-of-user.ts';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { withProof } from '../../misc/documents/with-proof.ts';
import type { Caller } from '../../routing/caller.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { staffProject } from '../staff-project.ts';
import { balancesOf } from './balances.ts';
import { recordRepayment as recording, releaseToPromoter as releasing } from './pay-promoter.ts';
import { findPaymentRows, findPayments, findProof } from './repository.ts';

async function adminFor(db: Db, caller: Caller) {
  const userId = caller.userId as string;
  return { userId, userName: await nameOfUser(db, userId) };
}

export async function registerProjectPayments(app: FastifyInstance): Promise<void> {
  route(app, listProjectPayments, async (call) => {
    const project = await staffProject(call.db, call, call.params.projectId);
    const page = await findPayments(call.db, project.projectId, call.query);
    return { ...page, balances: await balancesOf(call.db, project) };
  });

  exportRoute(app, exportProjectPayments, {
    fileName: 'project-payments',
    find: async (call, db, page) => {
      const { projectId } = await staffProject(db, call, call.params.projectId);
      return findPaymentRows(db, projectId, { ...call.query, ...page });
    },
  });

  route(app, releaseToPromoter, async ({ actor, body, caller, db, params, run, services }) => {
    const admin = await adminFor(db, caller);
    return withProof(services, { file: body.file, uploadedBy: admin.userId }, (proof) =>
      run(releasing({ actor, projectId: params.projectId, admin, proof, amountCents: body.amount })),
    );
  });

  route(app, recordRepayment, async ({ actor, body, caller, db, params, run, services }) => {
    const admin = await adminFor(db, caller);
    return withProof(services, { file: body.file, uploadedBy: admin.userId }, (proof) =>
      run(recording({ actor, projectId: params.projectId, admin, proof, amountCents: body.amount })),
    );
  });

  route(app, projectPaymentProofUrl, async (call) => {
    await staffProject(call.db, call, call.params.projectId);
    const document = await findProof(call.db, call.params);
    if (!document) throw new NotFound();
    return temporaryAddress(call.services, document);
  });
}
