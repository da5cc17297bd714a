import { requestHistoryLength } from '@semilla/contract';
import { readItem, storeItem } from './browser-storage.ts';
import type { Answered } from './create-client.ts';
import { redactPath } from './redact-path.ts';

export interface RememberedCall extends Omit<Answered, 'startedAt'> {
  at: string;
}

const place = 'request-history';

function stored(): RememberedCall[] {
  try {
    return JSON.parse(readItem(place, 'sessionStorage') ?? '[]') as RememberedCall[];
  } catch {
    return [];
  }
}

let calls: RememberedCall[] | undefined;

/** The latest answers of the API in this tab, oldest first, for a support ticket. */
export function requestHistory(): readonly RememberedCall[] {
  calls ??= stored();
  return calls;
}

/** Adds an answer to the history: the `onAnswer` of a client. */
export function rememberAnswer({ method, path, status, startedAt, durationMs }: Answered): void {
  const answer = { at: startedAt.toISOString(), method, path: redactPath(path), status, durationMs };
  calls = [...requestHistory(), answer].slice(-requestHistoryLength);
  storeItem(place, JSON.stringify(calls), 'sessionStorage');
}
