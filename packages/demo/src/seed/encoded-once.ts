import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const ownFolder = fileURLToPath(new URL('../../dist/pictures/', import.meta.url));

/** Renamed once it is whole, because another process may read it. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/**
 * Encodes an image, or reads what the build or an earlier filling of a demo encoded: all of them take 14 s of processor time. `settings`
 * and the version of the encoder are part of the file's name, so that others give another file.
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
  // A user who may not write to the installation encodes them again at the next filling.
  await keep(file, bytes).catch(() => {});
  return bytes;
}
