import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';

/** Returns the keys that the database still refers to. */
export type FileKeeper = (db: Db, keys: string[]) => Promise<Set<string>>;

const keepers = new Map<string, FileKeeper>();

/** Registers how to find the files of a folder that are still used. Folders without a keeper are not swept. */
export function registerFileKeeper(folder: string, keeper: FileKeeper): void {
  keepers.set(folder, keeper);
}

// A file is stored before its row is committed. No transaction lasts this long.
const orphanHours = 24;
const batchSize = 500;

async function sweepBatch({ database, files }: Swept, keeper: FileKeeper, keys: string[]): Promise<number> {
  if (!keys.length) return 0;
  const usedKeys = await keeper(database.db, keys);
  const orphans = keys.filter((key) => !usedKeys.has(key));
  await Promise.allSettled(orphans.map((key) => files.delete(key)));
  return orphans.length;
}

type Swept = Pick<Services, 'database' | 'files' | 'now'>;

/** Deletes half-stored files, and files of transactions that did not end, left over because the process stopped. */
export async function sweepFiles(services: Swept): Promise<number> {
  const latest = new Date(services.now().getTime() - orphanHours * 3_600_000);
  let swept = await services.files.deleteUnfinished(latest);
  for (const [folder, keeper] of keepers) {
    let batch: string[] = [];
    for await (const { key, putAt } of services.files.list(folder)) {
      if (putAt > latest) continue;
      batch.push(key);
      if (batch.length < batchSize) continue;
      swept += await sweepBatch(services, keeper, batch);
      batch = [];
    }
    swept += await sweepBatch(services, keeper, batch);
  }
  return swept;
}
