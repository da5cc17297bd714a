import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idempotencyKeys } from '../../schema/idempotency-keys.ts';
import { insertRows } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import { ApiError } from '../errors.ts';

export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,200}$/);

/** A request that carries an `Idempotency-Key`. */
export interface KeyedRequest<T> {
  userId: string;
  key: string;
  requestHash: Buffer;
  /** Convert the answer to and from its wire format, in which it is stored. */
  encode: (answer: T) => unknown;
  decode: (stored: unknown) => T;
}

async function hashableValue(value: unknown): Promise<unknown> {
  if (value instanceof File) {
    const digest = createHash('sha256').update(Buffer.from(await value.arrayBuffer()));
    return { name: value.name, sha256: digest.digest('hex') };
  }
  return value;
}

/** Equal for equal requests: the same endpoint, address and body, files included. */
export async function hashRequest(method: string, url: string, body: unknown): Promise<Buffer> {
  const fields = await Promise.all(
    Object.entries((body ?? {}) as object).map(async ([name, value]) => {
      const values = Array.isArray(value) ? value : [value];
      return [name, await Promise.all(values.map(hashableValue))] as const;
    }),
  );
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([method, url, sorted]))
    .digest();
}

/**
 * The earlier answer for this key. A new key is inserted at once, so that the same request sent twice at the same
 * time waits here until the first has finished.
 */
export async function recallAnswer<T>(tx: Db, keyed: KeyedRequest<T>): Promise<{ answer: T } | undefined> {
  const { userId, key, requestHash } = keyed;
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length) return undefined;
  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!earlier?.requestHash.equals(requestHash)) throw new ApiError('request.idempotency_key_reused');
  return { answer: keyed.decode(earlier.answer) };
}

export async function storeAnswer<T>(tx: Db, keyed: KeyedRequest<T>, answer: T): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: keyed.encode(answer) })
    .where(and(eq(idempotencyKeys.userId, keyed.userId), eq(idempotencyKeys.key, keyed.key)));
}

type Keyed = KeyedRequest<unknown>;

/** Identifies a request by its user and key. */
export const nameOf = ({ userId, key }: Pick<Keyed, 'userId' | 'key'>) => `${userId} ${key}`;

interface Recalled {
  requestHash: Buffer;
  answer: unknown;
}

export function sameRequest(earlier: Recalled, { requestHash }: Keyed): boolean {
  return earlier.requestHash.equals(requestHash);
}

/** The earlier answers to any of these requests, by `nameOf`. */
export async function recallAnswers(tx: Db, requests: readonly Keyed[]): Promise<Map<string, Recalled>> {
  const wanted = requests.map(({ userId, key }) => ({ user_id: userId, key }));
  const found = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      sql`(${idempotencyKeys.userId}, ${idempotencyKeys.key}) in (
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(user_id uuid, key text))`,
    );
  return new Map(found.map(({ requestHash, answer, ...name }) => [nameOf(name), { requestHash, answer }]));
}

/** Another transaction is answering the same request; its answer can be read in the next transaction. */
export class KeyTaken extends Error {
  override name = 'KeyTaken';
}

/** Stores the answers of new requests; waits while another transaction holds one of their keys. */
export async function storeAnswers(
  tx: Db,
  answered: readonly { keyed: Keyed; answer: unknown }[],
): Promise<void> {
  const rows = answered.map(({ keyed: { userId, key, requestHash, encode }, answer }) => ({
    userId,
    key,
    requestHash,
    answer: encode(answer),
  }));
  // Sorted, so that two batches with the same keys do not deadlock.
  const sorted = rows.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const inserted = await insertRows(tx, idempotencyKeys, sorted, sql`on conflict do nothing`);
  if (inserted < sorted.length) throw new KeyTaken();
}

const keptHours = 48;

export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptHours * 3_600_000);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, old));
}

/** Deleted with the user, because the stored answers contain their data. */
export async function deleteKeysOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}
