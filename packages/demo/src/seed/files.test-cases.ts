import { parseStatements } from '@semilla/server/payment/statements/parse-statements.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { projectMediaFiles } from '@semilla/server/schema/project-media-files.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

/** Tests that each file of the demo exists and can be read. */
export function describeFiles(testApp: () => TestApp): void {
  describe('the files of the demo', () => {
    it('stores every image in its listed sizes', async () => {
      const all = await testApp().db.select().from(projectMediaFiles);
      expect(all.length).toBeGreaterThan(70);
      for (const { projectMediaFileId, variants, width, height } of all) {
        expect([width, height]).toEqual([1600, 1000]);
        for (const variant of variants) {
          const bytes = await testApp().services.files.get(`media/${projectMediaFileId}/${variant.name}`);
          const metadata = await sharp(bytes).metadata();
          const own = variant.name === 'share.jpg' ? 630 : variant.width * 0.625;
          expect([metadata.width, metadata.height]).toEqual([variant.width, own]);
          expect(bytes?.length).toBe(variant.sizeBytes);
        }
      }
    });

    it('stores every document as a complete PDF, WebP or bank file', async () => {
      for (const { storageKey, type, sizeBytes } of await testApp().db.select().from(documents)) {
        const bytes = Buffer.from((await testApp().services.files.get(storageKey)) ?? []);
        expect(bytes.length).toBe(sizeBytes);
        expect(await isComplete(type, bytes)).toBe(true);
      }
    });
  });
}

/** Whether this is a readable statement, a payment file, a WebP picture, or a complete PDF of at most two pages. */
async function isComplete(type: string, bytes: Buffer): Promise<boolean> {
  if (type === 'text/plain' || type === 'application/xml') {
    const isForBank = bytes.includes('pain.001.001.09') && bytes.toString().endsWith('</Document>');
    return isForBank || parseStatements(bytes).statements.length === 1;
  }
  if (type !== 'application/pdf') return (await sharp(bytes).metadata()).format === 'webp';
  const text = bytes.toString('latin1');
  return text.startsWith('%PDF') && text.trimEnd().endsWith('%%EOF') && /\/Count [12]\b/.test(text);
}
