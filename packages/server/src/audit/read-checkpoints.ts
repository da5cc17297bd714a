import { z } from 'zod';
import type { Services } from '../kit/services.ts';

const folder = 'checkpoints';

/** The names of the files begin with their time. */
export const checkpointKey = (at: string) => `${folder}/${at.replaceAll(':', '-')}.json`;

const chainEnd = z.object({ count: z.number(), lastId: z.string(), seal: z.string() });
const contentSchema = z.object({
  at: z.string(),
  audit: chainEnd.extend({ hash: z.string() }),
  ledger: chainEnd.extend({ totals: z.record(z.string(), z.string()) }),
  /** What was signed after this time, and before this checkpoint, was taken back by a restore. */
  restoredTo: z.string().optional(),
});
const fileSchema = z.object({ keyId: z.string(), content: z.string(), signature: z.string() });
export type Checkpoint = z.output<typeof contentSchema>;

export interface ReadCheckpoint {
  key: string;
  /** Undefined if the file is not a checkpoint, or its signature is wrong. */
  state: Checkpoint | undefined;
  /** Whether the key that signed it is set. */
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

/** Every checkpoint of both stores, oldest first. */
export async function readCheckpoints(stores: Stores): Promise<ReadCheckpoint[]> {
  const found: ReadCheckpoint[] = [];
  for (const store of storesOf(stores))
    for await (const { key } of store.list(folder)) found.push(await readCheckpoint(stores, store, key));
  return found.sort((one, other) => one.key.localeCompare(other.key));
}

/** The newest checkpoint of each store with a signature that can be checked, or the newest of all if there is none. */
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
