import { id as idRule } from '@semilla/contract';
import type { Db } from '../../database/types.ts';
import { findMediaByIds } from './repository.ts';
import { keysOf } from './write-media-file.ts';

/** Which of these keys in the file store are a size of a picture, or a film, that is there. */
export async function findKeptKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''));
  const media = await findMediaByIds(
    db,
    [...ids].filter((id) => idRule.safeParse(id).success),
  );
  return new Set(media.flatMap(keysOf));
}
