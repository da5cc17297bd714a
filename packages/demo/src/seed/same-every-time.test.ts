import { createHash } from 'node:crypto';
import { randomFor } from '@semilla/contract/testing';
import type { FileStore } from '@semilla/server/kit/files/file-store.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { describe, expect, it } from 'vitest';
import { calendarAt } from './calendar.ts';
import { storeIdentityPictures } from './customers/identity-pictures.ts';
import { demoId } from './demo-id.ts';
import { storeDocuments } from './documents.ts';
import { makeUp } from './made-up.ts';
import { storePictures } from './media.ts';
import { demoProjects } from './projects/index.ts';

const calendar = calendarAt(new Date('2026-03-18T11:00:00Z'));

function recordingServices() {
  const hashes = new Map<string, string>();
  const files = {
    put: async (key: string, bytes: Uint8Array) =>
      void hashes.set(key, createHash('sha256').update(bytes).digest('hex')),
  } as unknown as FileStore;
  return { kept: hashes, services: { files, config: { brandName: 'Semilla' } } as unknown as Services };
}

async function seedFiles() {
  const { kept, services } = recordingServices();
  const firstProjects = demoProjects.slice(0, 2);
  const pictures = await storePictures(services, calendar, firstProjects);
  const documents = await storeDocuments(services, calendar, firstProjects);
  const { people, attempts, folder } = makeUp(calendar, 'Semilla');
  await folder.store(services);
  const identities = await storeIdentityPictures(services, people, attempts);
  return { kept: [...kept].toSorted(), pictures, documents, identities };
}

describe('the same seed', () => {
  it('gives the same random choices', () => {
    const choices = () => {
      const random = randomFor('a subject');
      return [
        random.next(),
        random.integer(1, 6),
        random.pick(['a', 'b', 'c']),
        random.shuffled([1, 2, 3, 4]),
      ];
    };
    expect(choices()).toEqual(choices());
    expect(randomFor('another').next()).not.toBe(randomFor('a subject').next());
  });

  it('creates version 7 ids that contain their time', () => {
    const id = demoId('someone', calendar.now);
    expect(id).toBe(demoId('someone', calendar.now));
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(calendar.now.getTime());
  });

  it('stores identical images and documents, byte by byte', async () => {
    expect(await seedFiles()).toEqual(await seedFiles());
  });
});
