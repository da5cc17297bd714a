import {
  decideVerification,
  exportVerifications,
  listVerifications,
  startVerification,
  type Verification,
  viewVerificationMedia,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { findDocument } from '../../misc/documents/repository.ts';
import { sendDocument } from '../../misc/documents/send-document.ts';
import type { SignedIn } from '../../routing/caller.ts';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { isWithin } from '../access.ts';
import { registerErasure } from '../erasure.ts';
import { decide } from './decide-verification.ts';
import { findVerification, findVerificationRows, findVerifications } from './find-verifications.ts';
import { forgetVerifications } from './forget-verifications.ts';
import { findMediaDocument } from './repository.ts';
import { start } from './start-verification.ts';
import { verifications } from './table.ts';
import { registerWebhook } from './webhook.ts';

const reachOf = ({ scope, caller }: Pick<Call<typeof listVerifications>, 'scope' | 'caller'>) =>
  isWithin(scope, caller, verifications.userId);

async function view(call: Call<typeof viewVerificationMedia>): Promise<void> {
  const { db, services, params, reply } = call;
  const documentId = await findMediaDocument(db, params.mediaId, reachOf(call));
  const document = documentId && (await findDocument(db, documentId));
  if (!document) throw new NotFound();
  await sendDocument(services, reply, document);
}

export async function registerVerifications(app: FastifyInstance): Promise<void> {
  registerErasure('verifications', { erase: forgetVerifications });

  route(app, listVerifications, (call) => findVerifications(call.db, call.query, call.scope, reachOf(call)));
  exportRoute(app, exportVerifications, {
    fileName: 'verifications',
    find: (call, db, page) => findVerificationRows(db, { ...call.query, ...page }, call.scope, reachOf(call)),
    // Of several documents the first.
    values: {
      identificationDocumentType: ({ documents }) => documents[0]?.type,
      identificationDocumentNumber: ({ documents }) => documents[0]?.number,
    },
  });
  route(app, startVerification, start);
  await registerWebhook(app);
  route(app, viewVerificationMedia, view);
  route(app, decideVerification, ({ params, body, caller, now, change }) =>
    change(async (made) => {
      await decide(made, caller as SignedIn, params.verificationId, body, now);
      return (await findVerification(made.tx, params.verificationId)) as Verification;
    }),
  );
}
