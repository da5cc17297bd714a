import { viewTicketDocument } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import { findDocument } from '../../misc/documents/repository.ts';
import { sendDocument } from '../../misc/documents/send-document.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import type { Caller } from '../../routing/caller.ts';
import { route } from '../../routing/route.ts';
import { isTicketVisible } from '../access.ts';
import { findTicketOfDocument } from './repository.ts';

/** A file is seen by whoever may see its ticket. */
async function isDocumentVisible(db: Db, caller: Caller, documentId: string): Promise<boolean> {
  const ticketId = await findTicketOfDocument(db, documentId);
  return ticketId !== undefined && (await isTicketVisible(db, caller, ticketId));
}

export async function registerTicketDocuments(app: FastifyInstance): Promise<void> {
  registerViewRule('ticket-document', async (db, documentId, caller) =>
    (await isDocumentVisible(db, caller, documentId)) ? 'caller' : 'nobody',
  );

  route(app, viewTicketDocument, async ({ db, services, caller, params, reply }) => {
    const { documentId } = params;
    if (!(await isDocumentVisible(db, caller, documentId))) throw new NotFound();
    const stored = await findDocument(db, documentId);
    if (!stored) throw new NotFound();
    await sendDocument(services, reply, stored);
  });
}
