import { createHash } from 'node:crypto';
import { type ErrorCode, idempotencyKeyPattern } from '@semilla/contract';
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idempotencyKeys } from '../../schema/idempotency-keys.ts';
import { insertRows } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import { ApiError } from '../errors.ts';

export const idempotencyKey = z.string().regex(new RegExp(idempotencyKeyPattern));

/** A request that carries an `Idempotency-Key`. */
export interface KeyedRequest<T> {
  userId: string;
  key: string;
  requestHash: Buffer;
  /** Convert the answer to and from its wire format, in which it is stored. */
  encode: (answer: T) => unknown;
  /** Throws if a refusal was stored. */
  decode: (stored: unknown) => T;
  /** Whether a refusal is stored and repeated, like an answer. */
  remembersRefusals?: boolean;
}

type Keyed = KeyedRequest<unknown>;

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
 * Returns the earlier answer for this key. Inserts a new key at once, so a duplicate sent at the same time waits here
 * until the first request has finished.
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

/** How often a running call says that its process lives, and after how much silence its key is free again. */
const beatMs = 3_000;
const abandonedSeconds = 15;
/** How long a key stays taken if nobody knows whether its call changed something. */
const uncertainSeconds = 60;

/**
 * Reserves a key for a call whose answer is stored after the call, or returns the answer stored earlier. During the
 * first call, duplicates are refused, however long it takes; if its process died, the key can be reserved again soon.
 */
export async function reserveKey(
  db: Db,
  { userId, key, requestHash }: Omit<Keyed, 'encode' | 'decode'>,
): Promise<{ stored: unknown } | undefined> {
  const { createdAt, answer } = idempotencyKeys;
  const [reserved] = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { createdAt: sql`now()` },
      setWhere: and(
        eq(idempotencyKeys.requestHash, requestHash),
        isNull(answer),
        lt(createdAt, sql`now() - make_interval(secs => ${abandonedSeconds})`),
      ) as SQL,
    })
    .returning({ key: idempotencyKeys.key });
  if (reserved) return undefined;
  const [earlier] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (earlier && !earlier.requestHash.equals(requestHash))
    throw new ApiError('request.idempotency_key_reused');
  if (!earlier?.answer)
    throw new ApiError('request.unavailable', {
      retryAfterSeconds: 1,
      cause: new Error('the first request with this key is still running'),
    });
  return { stored: earlier.answer };
}

const renewReservation = (db: Db, { userId, key }: Pick<Keyed, 'userId' | 'key'>, until: SQL) =>
  db
    .update(idempotencyKeys)
    .set({ createdAt: until })
    .where(
      and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key), isNull(idempotencyKeys.answer)),
    );

/** Keeps a reserved key from being taken for that of a process that died. Returns a function that ends it. */
export function keepReserved(db: Db, keyed: Pick<Keyed, 'userId' | 'key'>): () => void {
  const beat = () => void renewReservation(db, keyed, sql`now()`).catch(() => {});
  const beats = setInterval(beat, beatMs);
  return () => clearInterval(beats);
}

/** Keeps the key of a call of which nobody knows whether it changed something, longer than that of a process that died. */
export async function holdUncertain(db: Db, keyed: Pick<Keyed, 'userId' | 'key'>): Promise<void> {
  const more = uncertainSeconds - abandonedSeconds;
  await renewReservation(db, keyed, sql`now() + make_interval(secs => ${more})`);
}

/** Frees the key of a call that failed for a temporary reason. */
export async function freeKey(db: Db, { userId, key }: Pick<Keyed, 'userId' | 'key'>): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
}

interface StoredRefusal {
  $refusal: Pick<ApiError, 'code' | 'params' | 'fields'>;
}

// Other refusals are temporary, depend on the session, or are not a decision about the request.
const rememberedStatuses = [400, 409, 422];
const ofTheMoment: ErrorCode[] = ['request.idempotency_key_reused', 'request.edited_meanwhile'];

/** The refusal in the form stored for a key; undefined if it must not be remembered. */
export function storedRefusal(
  keyed: Pick<Keyed, 'remembersRefusals'>,
  error: unknown,
): StoredRefusal | undefined {
  const isRemembered =
    keyed.remembersRefusals &&
    error instanceof ApiError &&
    rememberedStatuses.includes(error.status) &&
    !ofTheMoment.includes(error.code);
  if (!isRemembered) return undefined;
  const { code, params, fields } = error;
  return { $refusal: { code, params, fields } };
}

/** The refusal that was stored for a key, if any. */
export function refusalIn(stored: unknown): ApiError | undefined {
  const { $refusal } = (stored ?? {}) as Partial<StoredRefusal>;
  return $refusal && new ApiError($refusal.code, $refusal);
}

/** Remembers the refusal of a request whose transaction was rolled back. */
export async function rememberRefusal(db: Db, keyed: Keyed, error: unknown): Promise<void> {
  const answer = storedRefusal(keyed, error);
  if (!answer) return;
  const { userId, key, requestHash } = keyed;
  await db.insert(idempotencyKeys).values({ userId, key, requestHash, answer }).onConflictDoNothing();
}

export async function storeAnswer<T>(tx: Db, keyed: KeyedRequest<T>, answer: T): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: keyed.encode(answer) })
    .where(and(eq(idempotencyKeys.userId, keyed.userId), eq(idempotencyKeys.key, keyed.key)));
}

/** Identifies a request by its user and key. */
export const nameOf = ({ userId, key }: Pick<Keyed, 'userId' | 'key'>) => `${userId} ${key}`;

interface Recalled {
  requestHash: Buffer;
  answer: unknown;
}

export function sameRequest(earlier: Pick<Keyed, 'requestHash'>, { requestHash }: Keyed): boolean {
  return earlier.requestHash.equals(requestHash);
}

/** The earlier answers to any of these requests, keyed by `nameOf`. */
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

/** Another transaction has answered the same request; the next transaction can read its answer. */
export class KeyTaken extends Error {
  override name = 'KeyTaken';
}

/**
 * Stores the answers of new requests. Waits while another transaction holds one of their keys, then throws `KeyTaken`.
 */
export async function storeAnswers(
  tx: Db,
  answered: readonly { keyed: Keyed; stored: () => unknown }[],
): Promise<void> {
  if (!answered.length) return;
  const rows = answered.map(({ keyed: { userId, key, requestHash }, stored }) => ({
    userId,
    key,
    requestHash,
    answer: stored(),
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
