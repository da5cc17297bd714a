import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { StoredDocument } from './queries.ts';
import type { NewDocument } from './store-document.ts';

/** Stores the file of a document before its row. A command inserts the row later, or refuses. */
export async function prepareDocument(
  { files, now }: Pick<Services, 'files' | 'now'>,
  { purpose, file, uploadedBy }: NewDocument,
): Promise<StoredDocument> {
  const documentId = newId();
  const storageKey = `documents/${documentId}`;
  await files.put(storageKey, await file.bytes(), file.type);
  return {
    documentId,
    purpose,
    storageKey,
    name: file.name,
    type: file.type,
    sizeBytes: file.size,
    uploadedBy: uploadedBy ?? null,
    createdAt: now(),
  };
}

/** Deletes the file of a document whose command was refused. */
export async function deleteUnusedFile(
  { files }: Pick<Services, 'files'>,
  { storageKey }: StoredDocument,
): Promise<void> {
  // A leftover file is harmless, because nothing refers to it.
  await files.delete(storageKey).catch(() => {});
}
