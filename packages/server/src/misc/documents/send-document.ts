import type { FastifyReply } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { StoredDocument } from './queries.ts';
import { privateToCaller, sendFile } from './send-file.ts';

/** Sends the file of a document. Callers must check access first. */
export async function sendDocument(
  services: Services,
  reply: FastifyReply,
  document: StoredDocument,
  cacheControl: string = privateToCaller,
): Promise<void> {
  const bytes = await services.files.get(document.storageKey);
  if (!bytes) throw new NotFound();
  const { type, name, documentId } = document;
  await sendFile(reply, { bytes, type, name, etag: `"${documentId}"`, cacheControl });
}
