import type { Config } from '../config.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

export function createFileStore(config: Pick<Config, 'files'>): FileStore {
  return config.files.kind === 'disk' ? diskStore(config.files.folder) : s3Store(config.files);
}

/** The bucket for copies of checkpoints, which may have an object lock. */
export function createCheckpointStore({ files }: Pick<Config, 'files'>): FileStore | undefined {
  if (files.kind !== 's3' || !files.checkpointBucket) return undefined;
  return s3Store({ ...files, bucket: files.checkpointBucket });
}
