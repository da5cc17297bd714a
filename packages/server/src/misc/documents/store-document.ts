import type { Change } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { deleteDocumentRow, insertDocument, type StoredDocument } from './queries.ts';

export interface NewDocument {
  purpose: StoredDocument['purpose'];
  file: File;
  uploadedBy: string | undefined;
}

/**
 * Stores a file and deletes it again if the transaction fails. If storing itself fails, the nightly job deletes what may
 * have been stored, because a hanging store would make the caller wait a second time.
 */
async function storeFile(
  change: Change,
  services: Services,
  key: string,
  bytes: Uint8Array,
  type: string,
): Promise<void> {
  await services.files.put(key, bytes, type);
  change.otherwise(() => services.files.delete(key));
}

/** Stores several files in parallel. Waits for all even if one fails, so the clean-up deletes every stored file. */
export async function storeFiles(
  change: Change,
  services: Services,
  files: { key: string; bytes: Uint8Array; type: string }[],
): Promise<void> {
  const puts = files.map(({ key, bytes, type }) => storeFile(change, services, key, bytes, type));
  for (const put of await Promise.allSettled(puts)) {
    if (put.status === 'rejected') throw put.reason;
  }
}

/** Deletes files after the transaction has committed. */
export function deleteFiles(change: Change, services: Services, keys: string[]): void {
  change.afterwards(async () => {
    // A leftover file is harmless, because nothing refers to it any more.
    await Promise.allSettled(keys.map((key) => services.files.delete(key)));
  });
}

/** Stores a file with its document row. The view rule of the purpose decides who may see it. */
export async function storeDocument(
  change: Change,
  services: Services,
  { purpose, file, uploadedBy }: NewDocument,
): Promise<StoredDocument> {
  const documentId = newId();
  const document: StoredDocument = {
    documentId,
    purpose,
    storageKey: `documents/${documentId}`,
    name: file.name,
    type: file.type,
    sizeBytes: file.size,
    uploadedBy: uploadedBy ?? null,
    createdAt: services.now(),
  };
  await storeFile(change, services, document.storageKey, await file.bytes(), file.type);
  await insertDocument(change.tx, document);
  return document;
}

export async function deleteDocument(change: Change, services: Services, documentId: string): Promise<void> {
  const document = await deleteDocumentRow(change.tx, documentId);
  if (document) deleteFiles(change, services, [document.storageKey]);
}
