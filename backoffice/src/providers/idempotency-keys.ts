import { HttpError } from 'react-admin';

const unanswered = new Map<string, string>();

/**
 * Sends a creation under a key of its own. When no answer came, nobody knows whether it was carried out: the same
 * creation sent again then goes under the same key, and is done once.
 */
export async function sendOnce<T>(fingerprint: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(fingerprint) ?? crypto.randomUUID();
  unanswered.set(fingerprint, key);
  try {
    const answer = await send(key);
    unanswered.delete(fingerprint);
    return answer;
  } catch (error) {
    // What stands between us and the API answers for it when it is late, and knows no more than we do.
    const isRefusal = error instanceof HttpError && error.status < 500;
    if (isRefusal) unanswered.delete(fingerprint);
    throw error;
  }
}

function described(value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** What makes two creations the same one. */
export function fingerprintOf(path: string, fields: Record<string, unknown>): string {
  return JSON.stringify([path, Object.entries(fields).map(([key, value]) => [key, described(value)])]);
}
