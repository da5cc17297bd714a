import { verificationMediaKinds } from '@semilla/contract';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { verificationMedia } from '@semilla/server/schema/verification-media.ts';
import type { Person } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { FileSink } from '../file-sink.ts';
import { encodeWebp } from '../pictures.ts';
import type { Attempt } from './attempts.ts';
import { verificationId } from './verifications.ts';

export interface IdentityPictures {
  stored: StoredDocument[];
  media: (typeof verificationMedia.$inferInsert)[];
}

/** The image folder of each user with verification images: all that wait for a decision, and some others. */
export const identityFolders: Record<string, string> = {
  'emma.clarke@example.com': 'emma-clarke',
  'monica.carrasco@example.com': 'monica-carrasco',
  'julia.sanchez@example.com': 'julia-sanchez',
  'investor@semilla.test': 'investor',
  'company@semilla.test': 'company',
  'javier.ortega@example.com': 'javier-ortega',
  'pau.marti@example.com': 'pau-marti',
  'ainhoa.etxeberria@example.com': 'ainhoa-etxeberria',
  'manuel.quintana@example.com': 'manuel-quintana',
  'sofia.almeida@example.com': 'sofia-almeida',
  'iria.castro@example.com': 'iria-castro',
  'rafael.moreno@example.com': 'rafael-moreno',
};
const width = 960;
const type = 'image/webp';

/** Stores the verification images; returns the rows of their documents and media. */
export async function storeIdentityPictures(
  { files }: FileSink,
  people: readonly Person[],
  attempts: readonly Attempt[][],
): Promise<IdentityPictures> {
  const pictures: IdentityPictures = { stored: [], media: [] };
  for (const [personIndex, person] of people.entries()) {
    const { user } = person;
    const folder = identityFolders[user.email];
    const index = (attempts[personIndex]?.length ?? 0) - 1;
    const attempt = attempts[personIndex]?.[index];
    if (!folder || !attempt) continue;
    for (const [order, kind] of verificationMediaKinds.entries()) {
      const bytes = await encodeWebp(`identities/${folder}/${kind}.svg`, width);
      const createdAt = new Date(attempt.createdAt.getTime() + (order + 1) * 20_000);
      const documentId = demoId(`identity picture ${user.email} ${kind}`, createdAt);
      const storageKey = `documents/${documentId}`;
      await files.put(storageKey, bytes, type);
      pictures.stored.push({
        documentId,
        purpose: 'verification-media',
        storageKey,
        name: `${kind}.webp`,
        type,
        sizeBytes: bytes.length,
        uploadedBy: null,
        createdAt,
      });
      pictures.media.push({
        mediaId: demoId(`identity medium ${user.email} ${kind}`, createdAt),
        verificationId: verificationId(person, attempt, index),
        kind,
        documentId,
        createdAt,
      });
    }
  }
  return pictures;
}

export async function seedIdentityPictures(tx: Db, { stored, media }: IdentityPictures): Promise<void> {
  await insertRows(tx, documents, stored);
  await insertRows(tx, verificationMedia, media);
}
