import { staffReasonKey, type Verification, v1 } from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { unlimited, withinReach } from '../../kit/users/reach.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { sendDocument } from '../../misc/documents/send-document.ts';
import { verifications } from '../../schema/verifications.ts';
import { decideVerification } from './decide-verification.ts';
import { findDecision } from './find-decision.ts';
import { verificationList } from './find-verifications.ts';
import { lookAtDecision } from './look-at-decision.ts';
import { findMediaDocument } from './queries.ts';
import { registerWebhook } from './register-webhook.ts';
import { startVerification } from './start-verification.ts';

function reasonText({ reason, reasonCode }: Verification, locale: Locale): string | null {
  const key = staffReasonKey(reasonCode);
  return key ? translate(locale, key) : reason;
}

async function view(call: Call<typeof v1.verifications.viewMedia>): Promise<void> {
  const { db, services, params, reply } = call;
  const documentId = await findMediaDocument(db, params.id, withinReach(call, verifications.userId));
  const document = documentId && (await findDocument(db, documentId));
  if (!document) throw new NotFound();
  await sendDocument(services, reply, document);
}

export async function registerVerifications(app: FastifyInstance): Promise<void> {
  route(app, v1.verifications.find, verificationList.find);
  exportRoute(app, v1.verifications.export, {
    fileName: 'verifications',
    find: verificationList.file,
    values: {
      reason: reasonText,
      // Exports only the first document.
      identificationDocumentType: ({ documents }) => documents[0]?.type,
      identificationDocumentNumber: ({ documents }) => documents[0]?.number,
    },
  });
  route(app, v1.verifications.create, startVerification);
  await registerWebhook(app);
  route(app, v1.verifications.viewMedia, view);
  route(app, v1.verifications.findDecision, findDecision);
  route(app, v1.verifications.decide, (call) => {
    const { params, body, caller, services, now } = call;
    const hasProvider = services.config.identity.kind !== 'nobody';
    return call.changeWithSecond(
      (tx) => lookAtDecision(tx, params.id, { ...body, hasProvider }),
      async (draft) => {
        await decideVerification(draft, caller as SignedIn, params.id, body, now);
        return verificationList.one(draft.tx, params.id, unlimited);
      },
    );
  });
}
