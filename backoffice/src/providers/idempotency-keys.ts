import { isDecided } from '@semilla/contract/client';
import { HttpError } from 'react-admin';
import { forget, recall, remember } from './browser-storage.ts';

const unanswered = new Map<string, string>();
// After this time, the same request counts as a new one, not as a retry.
const validMs = 3_600_000;

/** The storage name of a key: a hash, so that amounts and account numbers are not stored in plain text. */
async function placeOf(fingerprint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(fingerprint));
  return `unanswered.${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** The key of a request without an answer, sent by this page or before it was reloaded. */
function keyAt(place: string): string | undefined {
  const kept = unanswered.get(place) ?? recall(place, 'sessionStorage') ?? '';
  const [key, at] = kept.split(' ');
  return Date.now() - Number(at) < validMs ? key : undefined;
}

function keep(place: string, key: string): void {
  const kept = `${key} ${Date.now()}`;
  unanswered.set(place, kept);
  remember(place, kept, 'sessionStorage');
}

function drop(place: string): void {
  unanswered.delete(place);
  forget(place, 'sessionStorage');
}

/**
 * Sends a create request with an idempotency key. If there is no answer, it is unknown whether the request was carried
 * out: sending the same request again uses the same key, so that it is carried out once, even after a reload.
 */
export async function sendOnce<T>(fingerprint: string, send: (key: string) => Promise<T>): Promise<T> {
  const place = await placeOf(fingerprint);
  const key = keyAt(place) ?? crypto.randomUUID();
  keep(place, key);
  try {
    const answer = await send(key);
    drop(place);
    return answer;
  } catch (error) {
    // A proxy answers like this when the API is late, so the outcome is unknown.
    if (error instanceof HttpError && isDecided(error.status)) drop(place);
    throw error;
  }
}

function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** Identifies a create request: equal fingerprints mean the same request. */
export function fingerprintOf(path: string, fields: Record<string, unknown>): string {
  return JSON.stringify([path, Object.entries(fields).map(([key, value]) => [key, described(value)])]);
}
