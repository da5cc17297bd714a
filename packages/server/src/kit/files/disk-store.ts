import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, normalize, relative, sep } from 'node:path';
import { ApiError, assert } from '../errors.ts';
import type { FileStore } from './file-store.ts';
import { isUnfinished, writeWhole } from './write-whole.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
/** Whether the disk, or the share of it that this user may fill, is full. It passes like an outage. */
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** The files in a folder and those below it. */
async function* filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // The file may have been deleted since the folder was read.
    const found = await stat(path).catch(() => undefined);
    if (found) yield { path, putAt: found.mtime };
  }
}

export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    assert(path.startsWith(normalize(folder) + sep), 'a file key stays inside the file folder');
    return path;
  };
  return {
    async put(key, bytes) {
      await writeWhole(pathOf(key), bytes).catch((error) => {
        throw isFull(error) ? new ApiError('request.unavailable', { cause: error }) : error;
      });
    },
    async get(key) {
      return readFile(pathOf(key)).catch((error) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(below) {
      for await (const { path, putAt } of filesIn(pathOf(below)))
        if (!isUnfinished(path)) yield { key: relative(folder, path).split(sep).join('/'), putAt };
    },
    async deleteUnfinished(before) {
      let deleted = 0;
      for await (const { path, putAt } of filesIn(folder)) {
        if (!isUnfinished(path) || putAt > before) continue;
        await rm(path, { force: true });
        deleted += 1;
      }
      return deleted;
    },
    async signedUrl() {
      return undefined;
    },
  };
}
