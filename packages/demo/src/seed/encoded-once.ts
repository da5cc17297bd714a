import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const ownFolder = fileURLToPath(new URL('../../dist/pictures/', import.meta.url));

/** Renames the file when it is complete, because another process may read it. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/**
 * Encodes an image, unless the build or an earlier start of the demo already did: encoding all images takes 14 s of
 * processor time. The file name contains `settings` and the encoder version, so other settings use another file.
 */
export async function encodedOnce(
  source: Buffer,
  settings: object,
  encode: () => Promise<Buffer>,
  folder = ownFolder,
): Promise<Buffer> {
  const name = createHash('sha256')
    .update(JSON.stringify([settings, sharp.versions]))
    .update(source)
    .digest('hex');
  const file = join(folder, name);
  if (existsSync(file)) return readFile(file);
  const bytes = await encode();
  // Ignores errors: without write access to the installation, the next filling encodes the images again.
  await keep(file, bytes).catch(() => {});
  return bytes;
}
