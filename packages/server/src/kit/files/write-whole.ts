import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId } from '../../schema/columns/new-id.ts';

/** Writes a temporary file and renames it, so that a reader never sees half a file, not even after a crash. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const temporaryPath = `${path}.${newId()}.part`;
  await writeFile(temporaryPath, bytes).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporaryPath, bytes);
  });
  await rename(temporaryPath, path);
}
