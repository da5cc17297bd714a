import type { Services } from '@semilla/server/kit/services.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { demoId } from '../demo-id.ts';
import { type Slip, writeSlip } from './slip.ts';

interface NewPaper extends Omit<Slip, 'brandName'> {
  /** A unique name. */
  key: string;
  purpose: StoredDocument['purpose'];
  fileName: string;
  uploadedBy: string;
  createdAt: Date;
}

/** Documents created while the demo is computed; they are stored together afterwards. */
export interface Folder {
  add(paper: NewPaper): StoredDocument;
  store(services: Pick<Services, 'files'>): Promise<void>;
}

const concurrency = 24;

export function openFolder(brandName: string): Folder {
  const files: { key: string; bytes: Buffer }[] = [];
  return {
    add({ key, purpose, fileName, uploadedBy, createdAt, ...slip }) {
      const documentId = demoId(`paper ${key}`, createdAt);
      const storageKey = `documents/${documentId}`;
      const bytes = writeSlip({ brandName, ...slip });
      files.push({ key: storageKey, bytes });
      return {
        documentId,
        purpose,
        storageKey,
        name: fileName,
        type: 'application/pdf',
        sizeBytes: bytes.length,
        uploadedBy,
        createdAt,
      };
    },
    async store(services) {
      const remaining = files.values();
      const work = async () => {
        for (const { key, bytes } of remaining) await services.files.put(key, bytes, 'application/pdf');
      };
      await Promise.all(Array.from({ length: concurrency }, work));
    },
  };
}
