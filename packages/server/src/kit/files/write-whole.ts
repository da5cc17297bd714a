import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId } from '../../schema/columns/new-id.ts';

/** Written aside and moved into place: after a crash, and for whoever reads meanwhile, it is there whole or not at all. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${newId()}.part`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}
