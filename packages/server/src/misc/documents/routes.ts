import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { assertFreshFactor } from '../../kit/http/assert-fresh-factor.ts';
import { route } from '../../kit/http/route.ts';
import { findDocument, findStorageKeys } from './queries.ts';
import { sendDocument } from './send-document.ts';
import { privateToCaller, publicForever } from './send-file.ts';
import { documentOfToken } from './signed-address.ts';
import { registerFileKeeper } from './sweep-files.ts';
import { sightOf } from './view-rules.ts';

export async function registerDocuments(app: FastifyInstance): Promise<void> {
  registerFileKeeper('documents', findStorageKeys);

  route(app, v1.documents.view, async ({ db, services, params, caller, reply }) => {
    const document = await findDocument(db, params.documentId);
    const sight = document ? await sightOf(db, document, caller) : 'nobody';
    if (!document || sight === 'nobody') throw new NotFound();
    if (sight === 'confirmedCaller') assertFreshFactor(services, caller);
    await sendDocument(services, reply, document, sight === 'everyone' ? publicForever : privateToCaller);
  });

  route(app, v1.documents.viewSigned, async ({ db, services, params, reply }) => {
    const documentId = documentOfToken(services, params.token);
    const document = documentId && (await findDocument(db, documentId));
    if (!document) throw new NotFound();
    reply.header('referrer-policy', 'no-referrer');
    await sendDocument(services, reply, document, 'private, no-store');
  });
}
