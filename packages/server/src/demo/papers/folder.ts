import type { StoredDocument } from '../../misc/documents/repository.ts';
import type { Services } from '../../services.ts';
import { demoId } from '../random.ts';
import { type Slip, writeSlip } from './slip.ts';

interface NewPaper extends Omit<Slip, 'brandName'> {
  /** What tells it from all others. */
  key: string;
  purpose: StoredDocument['purpose'];
  fileName: string;
  uploadedBy: string;
  createdAt: Date;
}

/** Papers that are written while the world is made up, and put into the store all together. */
export interface Folder {
  add(paper: NewPaper): StoredDocument;
  store(services: Pick<Services, 'files'>): Promise<void>;
}

const atOnce = 24;

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
      const waiting = files.values();
      const work = async () => {
        for (const { key, bytes } of waiting) await services.files.put(key, bytes, 'application/pdf');
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
  };
}
