import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { staffProject } from '../staff-project.ts';
import { findPayoutAccount, findPayoutAccountRows, findPayoutAccounts } from './queries.ts';
import { replacePayoutAccount } from './replace-payout-account.ts';

function registerReading(app: FastifyInstance): void {
  route(app, v1.payoutAccounts.find, async (call) => {
    const { projectId } = await staffProject(call.db, call, call.params.projectId);
    return findPayoutAccounts(call.db, projectId, call.query);
  });

  exportRoute(app, v1.payoutAccounts.export, {
    fileName: 'payout-accounts',
    find: async (call, db, page) => {
      const { projectId } = await staffProject(db, call, call.params.projectId);
      return findPayoutAccountRows(db, projectId, { ...call.query, ...page });
    },
  });

  route(app, v1.payoutAccounts.findNumber, async (call) => {
    const { projectId } = await staffProject(call.db, call, call.params.projectId);
    const found = await findPayoutAccount(call.db, call.params);
    if (!found) throw new NotFound();
    const action = 'project.see-payout-account';
    await call.change(async ({ audit }) => audit({ action, subjectType: 'project', subjectId: projectId }));
    return { account: found.row.account };
  });

  route(app, v1.payoutAccounts.findCertificateUrl, async (call) => {
    await staffProject(call.db, call, call.params.projectId);
    const documentId = (await findPayoutAccount(call.db, call.params))?.row.documentId;
    const certificate = documentId && (await findDocument(call.db, documentId));
    if (!certificate) throw new NotFound();
    return temporaryAddress(call.services, certificate);
  });
}

async function lookAtPayoutAccount(tx: Db, call: Call<typeof v1.payoutAccounts.create>): Promise<SecondLook> {
  const { projectId, name } = await staffProject(tx, call, call.params.projectId);
  return {
    act: 'changePayoutAccount',
    subject: { type: 'project', id: projectId, name },
    onceKey: projectId,
    beneficiaryId: null,
    enteredById: null,
    why: call.body.why,
  };
}

export async function registerPayoutAccounts(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.payoutAccounts.create, (call) =>
    call.changeWithSecond(
      (tx) => lookAtPayoutAccount(tx, call),
      async (change) => {
        const { services, params, body, caller, scope, approval } = call;
        const approvedById = approval?.deciderId;
        const payoutAccountId = await replacePayoutAccount(
          change,
          services,
          { ...params, caller, scope, approvedById },
          body,
        );
        const created = await findPayoutAccount(change.tx, { ...params, payoutAccountId });
        if (!created) throw new NotFound();
        return created.answer;
      },
    ),
  );
}
