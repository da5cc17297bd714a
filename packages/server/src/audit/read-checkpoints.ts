import { z } from 'zod';
import type { Services } from '../kit/services.ts';

const folder = 'checkpoints';

/** File names are times, so they sort by time. */
export const checkpointKey = (at: string) => `${folder}/${at.replaceAll(':', '-')}.json`;

const chainEnd = z.object({ count: z.number(), lastId: z.string(), seal: z.string() });
const contentSchema = z.object({
  at: z.string(),
  audit: chainEnd.extend({ hash: z.string() }),
  ledger: chainEnd.extend({ totals: z.record(z.string(), z.string()) }),
  /** A restore took the database back to this time, so checkpoints between it and this one are obsolete. */
  restoredTo: z.string().optional(),
});
const fileSchema = z.object({ keyId: z.string(), content: z.string(), signature: z.string() });
export type Checkpoint = z.output<typeof contentSchema>;

export interface ReadCheckpoint {
  key: string;
  /** Undefined if the file is not a checkpoint, or its signature is wrong. */
  state: Checkpoint | undefined;
  /** Whether the platform has the key that signed it. */
  isKeyKnown: boolean;
}

type Stores = Pick<Services, 'files' | 'checkpointFiles' | 'evidenceKeys'>;

const storesOf = ({ files, checkpointFiles }: Stores) =>
  checkpointFiles ? [files, checkpointFiles] : [files];

async function readCheckpoint({ evidenceKeys }: Stores, store: Services['files'], key: string) {
  const bytes = (await store.get(key)) ?? Buffer.alloc(0);
  const file = parse(fileSchema, Buffer.from(bytes).toString());
  const isSigned = file && evidenceKeys.isSignature(file.keyId, file.content, file.signature);
  const state = isSigned === false ? undefined : parse(contentSchema, file?.content ?? '');
  return { key, state, isKeyKnown: isSigned !== undefined } satisfies ReadCheckpoint;
}

/** All checkpoints of both stores, oldest first. */
export async function readCheckpoints(stores: Stores): Promise<ReadCheckpoint[]> {
  const found: ReadCheckpoint[] = [];
  for (const store of storesOf(stores))
    for await (const { key } of store.list(folder)) found.push(await readCheckpoint(stores, store, key));
  return found.sort((one, other) => one.key.localeCompare(other.key));
}

/** The newest checkpoint of each store whose signature can be checked, or else the newest one. */
export async function readNewestCheckpoints(stores: Stores): Promise<ReadCheckpoint[]> {
  const found: ReadCheckpoint[] = [];
  for (const store of storesOf(stores)) {
    const keys: string[] = [];
    for await (const { key } of store.list(folder)) keys.push(key);
    const newest = await readNewest(stores, store, keys.toSorted().toReversed());
    if (newest) found.push(newest);
  }
  return found;
}

async function readNewest(stores: Stores, store: Services['files'], newestFirst: readonly string[]) {
  let newest: ReadCheckpoint | undefined;
  for (const key of newestFirst) {
    const checkpoint = await readCheckpoint(stores, store, key);
    if (checkpoint.state && checkpoint.isKeyKnown) return checkpoint;
    newest ??= checkpoint;
  }
  return newest;
}

function parse<Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
