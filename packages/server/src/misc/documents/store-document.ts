import { newId } from '../../database/ids.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { insertDocument, removeDocument, type StoredDocument } from './repository.ts';

export interface NewDocument {
  purpose: StoredDocument['purpose'];
  file: File;
  uploadedBy: string | undefined;
}

/** Puts bytes where they stay only if the change does. */
async function putFile(
  change: Change,
  services: Services,
  key: string,
  bytes: Uint8Array,
  type: string,
): Promise<void> {
  change.otherwise(() => services.files.delete(key));
  await services.files.put(key, bytes, type);
}

/** Several files at once. None is still under way when one has failed, so that what is undone is all there was. */
export async function putFiles(
  change: Change,
  services: Services,
  files: { key: string; bytes: Uint8Array; type: string }[],
): Promise<void> {
  const puts = files.map(({ key, bytes, type }) => putFile(change, services, key, bytes, type));
  for (const put of await Promise.allSettled(puts)) {
    if (put.status === 'rejected') throw put.reason;
  }
}

/** Removes bytes once the change that makes them useless is certain. */
export function deleteFiles(change: Change, services: Services, keys: string[]): void {
  change.afterwards(async () => {
    // A file that stays behind harms nobody: nothing leads to it any more.
    await Promise.allSettled(keys.map((key) => services.files.delete(key)));
  });
}

/** Keeps a file and what is told of it. Who may see it follows from its purpose. */
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
  await putFile(change, services, document.storageKey, await file.bytes(), file.type);
  await insertDocument(change.tx, document);
  return document;
}

export async function deleteDocument(change: Change, services: Services, documentId: string): Promise<void> {
  const document = await removeDocument(change.tx, documentId);
  if (document) deleteFiles(change, services, [document.storageKey]);
}
