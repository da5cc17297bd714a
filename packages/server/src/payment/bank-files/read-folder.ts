import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the last look saw in the folder. */
export interface Looks {
  /** File size in bytes, by name. */
  sizes: Map<string, number>;
  /** Files that were read, with size and time, so that old files are not read again every minute. */
  read: Set<string>;
}

export const newLooks = (): Looks => ({ sizes: new Map(), read: new Set() });

export interface CompleteFile {
  name: string;
  sizeBytes: number;
  /** Name, size and time; differs after the file is written again. */
  asSeen: string;
}

const restMs = 60_000;
const isIgnored = (name: string) => name.startsWith('.') || /[\p{Cc}\p{Cf}]/u.test(name);

/**
 * The files of a folder that are complete and not read yet. A file is complete if its size did not change between two looks, or
 * if it is older than a minute. Folders, links and hidden files are left out. So are names with line breaks or invisible
 * characters, because they could mislead people.
 */
export async function findComplete(folder: string, looks: Looks, nowMs: number): Promise<CompleteFile[]> {
  const complete: CompleteFile[] = [];
  const sizes = new Map<string, number>();
  for (const name of (await readdir(folder)).sort()) {
    const found = isIgnored(name) ? undefined : await lstat(join(folder, name)).catch(() => undefined);
    if (!found?.isFile()) continue;
    const { size: sizeBytes, mtimeMs } = found;
    sizes.set(name, sizeBytes);
    const isAtRest = looks.sizes.get(name) === sizeBytes || nowMs - mtimeMs > restMs;
    const asSeen = `${name} ${sizeBytes} ${mtimeMs}`;
    if (isAtRest && !looks.read.has(asSeen)) complete.push({ name, sizeBytes, asSeen });
  }
  looks.sizes = sizes;
  return complete;
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads a file of the folder as if it were uploaded; undefined if it is gone. */
export async function readFound(folder: string, name: string): Promise<File | undefined> {
  const bytes = await readFile(join(folder, name)).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  if (!bytes) return undefined;
  const isXml = new TextDecoder('utf-8').decode(bytes.subarray(0, 200)).trimStart().startsWith('<');
  return new File([new Uint8Array(bytes)], name, { type: isXml ? 'application/xml' : 'text/plain' });
}
