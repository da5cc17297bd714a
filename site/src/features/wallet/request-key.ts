import { isSettled } from '@semilla/contract/client';
import { newKey } from '../../lib/new-key.ts';
import { forget, recall, remember } from '../../lib/tab-storage.ts';

interface Unanswered {
  key: string;
  /** What was asked for. */
  of: string;
  sentAt: number;
}

const place = 'money-request';
// After that it counts as a new request, not as a retry.
const keptMs = 3_600_000;

function keyFor(of: string): string {
  const kept = JSON.parse(recall(place) ?? 'null') as Unanswered | null;
  if (kept?.of === of && Date.now() - kept.sentAt < keptMs) return kept.key;
  const key = newKey();
  remember(place, JSON.stringify({ key, of, sentAt: Date.now() } satisfies Unanswered));
  return key;
}

/**
 * Sends a request with a key that stays the same until its result is known, so that a retry never moves money twice:
 * even after its dialog was closed or the page was reloaded.
 */
export async function sendUnderKey<T>(of: string, send: (key: string) => Promise<T>): Promise<T> {
  try {
    const answer = await send(keyFor(of));
    forget(place);
    return answer;
  } catch (error) {
    if (isSettled(error)) forget(place);
    throw error;
  }
}
