import { newId } from '../../database/ids.ts';
import type { Services } from '../../services.ts';
import type { StoredDocument } from './repository.ts';
import type { NewDocument } from './store-document.ts';

/** Puts the bytes of a document whose row is still to be written, by a command that may yet refuse. */
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

/** For a document whose command was refused. */
export async function discardDocument(
  { files }: Pick<Services, 'files'>,
  { storageKey }: StoredDocument,
): Promise<void> {
  // A file that stays behind harms nobody: nothing leads to it.
  await files.delete(storageKey).catch(() => {});
}
