import type { AnswerOf, ClientInputOf, Endpoint } from '@semilla/contract';
import { addressOf } from './address-of.ts';
import { isSettled } from './api-problem.ts';
import { readItem, removeItem, storeItem } from './browser-storage.ts';
import type { CallOptions, Client } from './create-client.ts';
import { newKey } from './new-key.ts';

// After an hour the same request counts as a new one, not as a retry.
const keptMs = 3_600_000;

// FNV-1a, because browsers offer no digest on pages without HTTPS. With a hash, the stored name reveals no amount or
// account number.
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

const withFilesDescribed = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

function placeOf(endpoint: Endpoint, input: { params?: Record<string, unknown>; body?: unknown }): string {
  const request = [endpoint.method, addressOf(endpoint, input), input.body];
  return `unanswered.${hashOf(JSON.stringify(request, withFilesDescribed))}`;
}

function keyAt(place: string): string {
  const [key, sentAt] = readItem(place, 'sessionStorage')?.split(' ') ?? [];
  if (key && Date.now() - Number(sentAt) < keptMs) return key;
  const fresh = newKey();
  storeItem(place, `${fresh} ${Date.now()}`, 'sessionStorage');
  return fresh;
}

/**
 * Calls with an idempotency key. Without an answer it is unknown whether the call was carried out. If the same call
 * is sent again, even after a reload, it has the same key, so it is carried out only once.
 */
export async function sendOnce<E extends Endpoint>(
  call: Client,
  endpoint: E,
  input: ClientInputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const callOnce = call as (endpoint: E, input: unknown, options: CallOptions) => Promise<AnswerOf<E>>;
  if (!endpoint.idempotency) return callOnce(endpoint, input, options);
  const place = placeOf(endpoint, input as object);
  try {
    const answer = await callOnce(endpoint, input, { ...options, idempotencyKey: keyAt(place) });
    removeItem(place, 'sessionStorage');
    return answer;
  } catch (error) {
    if (isSettled(error)) removeItem(place, 'sessionStorage');
    throw error;
  }
}
