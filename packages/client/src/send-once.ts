import type { AnswerOf, ClientInputOf, Endpoint } from '@semilla/contract';
import { addressOf } from './address-of.ts';
import { isSettled } from './api-problem.ts';
import { readItem, removeItem, storeItem } from './browser-storage.ts';
import type { CallOptions, Client } from './create-client.ts';
import { newKey } from './new-key.ts';

// After an hour the same request is a new one, not another try.
const keptMs = 3_600_000;

// FNV-1a, because browsers compute no digest on a page without HTTPS. The stored name shows no amount or account number.
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
 * Calls under an idempotency key. Without an answer it is unknown whether the call was carried out: the same call sent
 * again then has the same key, and is carried out once, even if the page was reloaded in between.
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
