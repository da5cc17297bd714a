import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many bytes a file had when it was looked at last, by name. */
export type Sizes = Map<string, number>;

const restMs = 60_000;

/**
 * The files of a folder that are complete: their size did not change between two looks, or they are older than a minute.
 * Folders, links and hidden files are none.
 */
export async function findComplete(folder: string, before: Sizes, nowMs: number): Promise<string[]> {
  const complete: string[] = [];
  const sizes: Sizes = new Map();
  for (const name of (await readdir(folder)).sort()) {
    if (name.startsWith('.')) continue;
    const found = await lstat(join(folder, name)).catch(() => undefined);
    if (!found?.isFile()) continue;
    sizes.set(name, found.size);
    const isAtRest = before.get(name) === found.size || nowMs - found.mtimeMs > restMs;
    if (isAtRest) complete.push(name);
  }
  before.clear();
  for (const [name, size] of sizes) before.set(name, size);
  return complete;
}

/** A file of the folder as if it were uploaded; undefined if it is gone. */
export async function readFound(folder: string, name: string): Promise<File | undefined> {
  const bytes = await readFile(join(folder, name)).catch(() => undefined);
  if (!bytes) return undefined;
  const isXml = bytes.toString('latin1', 0, 200).trimStart().replace('ï»¿', '').startsWith('<');
  return new File([new Uint8Array(bytes)], name, { type: isXml ? 'application/xml' : 'text/plain' });
}
