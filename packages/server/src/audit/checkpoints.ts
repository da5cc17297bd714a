import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../kit/database/types.ts';
import type { Services } from '../kit/services.ts';
import { auditEntries } from '../schema/audit-entries.ts';
import { lastSeal, sealChains } from './seal-chains.ts';

const folder = 'checkpoints';

const chainEnd = z.object({ count: z.number(), lastId: z.string(), seal: z.string() });
const contentSchema = z.object({
  at: z.string(),
  audit: chainEnd.extend({ hash: z.string() }),
  ledger: chainEnd.extend({ totals: z.record(z.string(), z.string()) }),
});
const fileSchema = z.object({ keyId: z.string(), content: z.string(), signature: z.string() });
export type Checkpoint = z.output<typeof contentSchema>;

/** The sum of the postings of each kind of account, over the first entries that were sealed. */
export async function ledgerTotals(db: Db, sealedCount: number): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ kind: string; cents: string }>(sql`
    select kind, sum(amount_cents)::text as cents from seals
    join ledger_postings on ledger_postings.entry_id = seals.subject_id::uuid
    join ledger_accounts using (account_id)
    where chain = 'ledger' and position <= ${sealedCount} group by kind order by kind`);
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
}

async function stateOf(db: Db, at: Date): Promise<Checkpoint> {
  const [audit, ledger] = [await lastSeal(db, 'audit'), await lastSeal(db, 'ledger')];
  const endOf = (seal: typeof audit) => ({
    count: seal?.position ?? 0,
    lastId: seal?.subjectId ?? '',
    seal: seal?.seal.toString('hex') ?? '',
  });
  const [row] = await db
    .select({ hash: auditEntries.hash })
    .from(auditEntries)
    .where(sql`audit_entry_id = ${audit?.subjectId ?? '0'}::bigint`);
  return {
    at: at.toISOString(),
    audit: { ...endOf(audit), hash: row?.hash.toString('hex') ?? '' },
    ledger: { ...endOf(ledger), totals: await ledgerTotals(db, ledger?.position ?? 0) },
  };
}

/** Signs where both chains end now, and stores that outside the database. */
export async function writeCheckpoint(services: Services): Promise<void> {
  const { database, evidenceKeys, files, checkpointFiles, now } = services;
  await sealChains(services);
  const content = JSON.stringify(await stateOf(database.db, now()));
  const { keyId } = evidenceKeys;
  const file = Buffer.from(JSON.stringify({ keyId, content, signature: evidenceKeys.sign(content) }));
  const key = `${folder}/${now().toISOString().replaceAll(':', '-')}.json`;
  await files.put(key, file, 'application/json');
  await checkpointFiles?.put(key, file, 'application/json');
}

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

/** The newest checkpoint of each store; their names begin with their time. */
export async function readNewestCheckpoints(stores: Stores): Promise<ReadCheckpoint[]> {
  const found: ReadCheckpoint[] = [];
  for (const store of storesOf(stores)) {
    let newest = '';
    for await (const { key } of store.list(folder)) if (key > newest) newest = key;
    if (newest) found.push(await readCheckpoint(stores, store, newest));
  }
  return found;
}

function parse<Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
