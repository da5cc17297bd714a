import type { TicketDocumentOwnerType } from '@semilla/contract';
import { storeDocument } from '../../misc/documents/store-document.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { type Belonging, insertTicketDocument } from './repository.ts';

export interface GivenFile {
  file: File;
  ownerType: TicketDocumentOwnerType;
}

/** Keeps the files that came with a ticket or a message, as they were given. */
export async function keepFiles(
  change: Change,
  services: Services,
  caller: Caller,
  belonging: Belonging,
  files: GivenFile[],
): Promise<void> {
  for (const [orderIndex, { file, ownerType }] of files.entries()) {
    const { documentId } = await storeDocument(change, services, {
      purpose: 'ticket-document',
      file,
      uploadedBy: caller.userId,
    });
    await insertTicketDocument(change.tx, { ...belonging, documentId, ownerType, orderIndex });
  }
}
