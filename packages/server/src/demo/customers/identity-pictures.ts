import { verificationMediaKinds } from '@semilla/contract';
import sharp from 'sharp';
import { verificationMedia } from '../../account/verifications/table.ts';
import { insertRows } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import type { StoredDocument } from '../../misc/documents/repository.ts';
import { documents } from '../../misc/documents/table.ts';
import type { Services } from '../../services.ts';
import type { Person } from '../accounts.ts';
import { drawIdentityPicture } from '../drawings/identity.ts';
import { demoId, randomFor } from '../random.ts';
import type { Attempt } from './attempts.ts';
import { verificationId } from './verifications.ts';

export interface IdentityPictures {
  stored: StoredDocument[];
  told: (typeof verificationMedia.$inferInsert)[];
}

// Those to decide on, and a few that are decided: more would keep the first start waiting.
const peopleMax = 12;
const width = 960;
const type = 'image/webp';

const waits = ({ status }: Attempt) => status === 'Completed';

/** Whose last attempt has pictures: first of all those that wait for a decision. */
function photographed(people: readonly Person[], attempts: readonly Attempt[][]) {
  return people
    .flatMap((person, index) => {
      const attempt = attempts[index]?.at(-1);
      const isShown = attempt && ['Completed', 'Approved', 'Declined'].includes(attempt.status);
      return isShown ? [{ person, attempt, index: (attempts[index]?.length ?? 0) - 1 }] : [];
    })
    .toSorted((a, b) => Number(waits(b.attempt)) - Number(waits(a.attempt)))
    .slice(0, peopleMax);
}

/** Draws and keeps what a few people photographed of themselves; answers what is to be told of it. */
export async function storeIdentityPictures(
  { files }: Pick<Services, 'files'>,
  people: readonly Person[],
  attempts: readonly Attempt[][],
): Promise<IdentityPictures> {
  const made: IdentityPictures = { stored: [], told: [] };
  for (const { person, attempt, index } of photographed(people, attempts)) {
    const { user } = person;
    for (const [order, kind] of verificationMediaKinds.entries()) {
      const svg = drawIdentityPicture(kind, randomFor(`face ${user.email}`), user.gender);
      const bytes = await sharp(Buffer.from(svg)).resize(width).webp({ quality: 78, effort: 1 }).toBuffer();
      const createdAt = new Date(attempt.createdAt.getTime() + (order + 1) * 20_000);
      const documentId = demoId(`identity picture ${user.email} ${kind}`, createdAt);
      const storageKey = `documents/${documentId}`;
      await files.put(storageKey, bytes, type);
      made.stored.push({
        documentId,
        purpose: 'verification-media',
        storageKey,
        name: `${kind}.webp`,
        type,
        sizeBytes: bytes.length,
        uploadedBy: null,
        createdAt,
      });
      made.told.push({
        mediaId: demoId(`identity medium ${user.email} ${kind}`, createdAt),
        verificationId: verificationId(person, attempt, index),
        kind,
        documentId,
        createdAt,
      });
    }
  }
  return made;
}

export async function seedIdentityPictures(tx: Db, { stored, told }: IdentityPictures): Promise<void> {
  await insertRows(tx, documents, stored);
  await insertRows(tx, verificationMedia, told);
}
