import { id as idRule } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { findMediaByIds } from './queries.ts';
import { keysOf } from './write-media-file.ts';

/** Which of these file keys belong to an existing picture or film. */
export async function findStoredKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''));
  const media = await findMediaByIds(
    db,
    [...ids].filter((id) => idRule.safeParse(id).success),
  );
  return new Set(media.flatMap(keysOf));
}
