import { demoId } from '../demo-id.ts';
import type { Folder } from '../papers/folder.ts';

const sizeBytes = 1_200;

/** A folder that creates document rows but writes no files, because lists read only the rows. */
export function paperlessFolder(): Folder {
  return {
    add({ key, purpose, fileName, uploadedBy, createdAt }) {
      const documentId = demoId(`paper ${key}`, createdAt);
      return {
        documentId,
        purpose,
        storageKey: `documents/${documentId}`,
        name: fileName,
        type: 'application/pdf',
        sizeBytes,
        uploadedBy,
        createdAt,
      };
    },
    async store() {},
  };
}
