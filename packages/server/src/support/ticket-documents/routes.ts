import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { route } from '../../kit/http/route.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { sendDocument } from '../../misc/documents/send-document.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { isTicketVisible } from '../access.ts';
import { findTicketOfDocument } from './queries.ts';

async function isDocumentVisible(db: Db, caller: Caller, documentId: string): Promise<boolean> {
  const ticketId = await findTicketOfDocument(db, documentId);
  return ticketId !== undefined && (await isTicketVisible(db, caller, ticketId));
}

export async function registerTicketDocuments(app: FastifyInstance): Promise<void> {
  registerViewRule('ticket-document', async (db, documentId, caller) =>
    (await isDocumentVisible(db, caller, documentId)) ? 'caller' : 'nobody',
  );

  route(app, v1.ticketDocuments.view, async ({ db, services, caller, params, reply }) => {
    const { documentId } = params;
    if (!(await isDocumentVisible(db, caller, documentId))) throw new NotFound();
    const stored = await findDocument(db, documentId);
    if (!stored) throw new NotFound();
    await sendDocument(services, reply, stored);
  });
}
