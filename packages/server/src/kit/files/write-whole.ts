import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId } from '../../schema/columns/new-id.ts';

const unfinished = '.part';

/** Whether a process that died left the file before it had its name. */
export const isUnfinished = (path: string) => path.endsWith(unfinished);

async function writeInFolder(path: string, bytes: Uint8Array | string): Promise<void> {
  await writeFile(path, bytes).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  });
}

/** Writes a temporary file and renames it, so readers never see a partial file, even after a crash. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const temporaryPath = `${path}.${newId()}${unfinished}`;
  try {
    await writeInFolder(temporaryPath, bytes);
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true }).catch(() => {});
    throw error;
  }
}
