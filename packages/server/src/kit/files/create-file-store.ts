import type { Config } from '../config.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

type StoreConfig = Pick<Config, 'files' | 'timeouts'>;

export function createFileStore({ files, timeouts }: StoreConfig): FileStore {
  return files.kind === 'disk' ? diskStore(files.folder) : s3Store(files, timeouts.fileStoreMs);
}

/** The bucket for copies of checkpoints, which may have an object lock. */
export function createCheckpointStore({ files, timeouts }: StoreConfig): FileStore | undefined {
  if (files.kind !== 's3' || !files.checkpointBucket) return undefined;
  return s3Store({ ...files, bucket: files.checkpointBucket }, timeouts.fileStoreMs);
}
