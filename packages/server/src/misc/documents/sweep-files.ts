import type { Db } from '../../database/types.ts';
import type { Services } from '../../services.ts';

/** Which of these keys something in the database still leads to. */
export type FileKeeper = (db: Db, keys: string[]) => Promise<Set<string>>;

const keepers = new Map<string, FileKeeper>();

/** Whoever puts files under a folder says which of them are kept; what nobody answers for is left alone. */
export function registerFileKeeper(folder: string, keeper: FileKeeper): void {
  keepers.set(folder, keeper);
}

// A file is put before its row is there for others to see, and no change lasts that long.
const orphanHours = 24;
const batchSize = 500;

async function sweepBatch({ database, files }: Swept, keeper: FileKeeper, keys: string[]): Promise<number> {
  if (!keys.length) return 0;
  const kept = await keeper(database.db, keys);
  const orphans = keys.filter((key) => !kept.has(key));
  await Promise.allSettled(orphans.map((key) => files.delete(key)));
  return orphans.length;
}

type Swept = Pick<Services, 'database' | 'files' | 'now'>;

/** Deletes the files that nothing leads to: what a change left behind that broke off without anybody knowing its end. */
export async function sweepFiles(services: Swept): Promise<number> {
  const latest = services.now().getTime() - orphanHours * 3_600_000;
  let swept = 0;
  for (const [folder, keeper] of keepers) {
    let batch: string[] = [];
    for await (const { key, putAt } of services.files.list(folder)) {
      if (putAt.getTime() > latest) continue;
      batch.push(key);
      if (batch.length < batchSize) continue;
      swept += await sweepBatch(services, keeper, batch);
      batch = [];
    }
    swept += await sweepBatch(services, keeper, batch);
  }
  return swept;
}
