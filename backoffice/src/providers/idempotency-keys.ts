import { isDecided } from '@semilla/contract/client';
import { HttpError } from 'react-admin';
import { forget, recall, remember } from './browser-storage.ts';

const unanswered = new Map<string, string>();
// Later than that it is asked for anew, not tried again.
const validMs = 3_600_000;

/** Where the key of something asked is kept: an amount or an account number is not left lying about. */
async function placeOf(fingerprint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(fingerprint));
  return `unanswered.${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** The key under which it went out without an answer, on this page or before it was loaded anew. */
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
 * Sends a creation under a key of its own. When no answer came, nobody knows whether it was carried out: the same
 * creation sent again then goes under the same key, and is done once, even if the page was loaded anew meanwhile.
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
    // What stands between us and the API answers for it when it is late, and knows no more than we do.
    if (error instanceof HttpError && isDecided(error.status)) drop(place);
    throw error;
  }
}

function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** What makes two creations the same one. */
export function fingerprintOf(path: string, fields: Record<string, unknown>): string {
  return JSON.stringify([path, Object.entries(fields).map(([key, value]) => [key, described(value)])]);
}
