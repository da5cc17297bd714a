import type { TicketDocumentOwnerType } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { type Belonging, insertTicketDocument } from './queries.ts';

export interface UploadedFile {
  file: File;
  ownerType: TicketDocumentOwnerType;
}

/** Stores the files of a ticket or a message, in the order they were sent. */
export async function storeTicketFiles(
  change: Change,
  services: Services,
  caller: Caller,
  owner: Belonging,
  files: UploadedFile[],
): Promise<void> {
  for (const [orderIndex, { file, ownerType }] of files.entries()) {
    const { documentId } = await storeDocument(change, services, {
      purpose: 'ticket-document',
      file,
      uploadedBy: caller.userId,
    });
    await insertTicketDocument(change.tx, { ...owner, documentId, ownerType, orderIndex });
  }
}
