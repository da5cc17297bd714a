import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { newId } from '../../database/ids.ts';
import { assert } from '../../errors.ts';
import type { FileStore } from './index.ts';

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

async function entriesOf(folder: string) {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    assert(path.startsWith(normalize(folder) + sep), 'a file key stays inside the file folder');
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written aside and moved into place, so that a crash leaves the old file or the new one, never half of one.
      const aside = `${path}.${newId()}.part`;
      await writeFile(aside, bytes);
      await rename(aside, path);
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
      const top = pathOf(below);
      for (const entry of await entriesOf(top)) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        // Whoever deletes at the same time is as welcome.
        const found = await stat(path).catch(() => undefined);
        if (found) yield { key: relative(folder, path).split(sep).join('/'), putAt: found.mtime };
      }
    },
    async signedUrl() {
      return undefined;
    },
  };
}
