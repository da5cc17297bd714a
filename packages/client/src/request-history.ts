import { redactPath, requestHistoryLength } from '@semilla/contract';
import { readItem, removeItem, storeItem } from './browser-storage.ts';
import type { Answered } from './create-client.ts';

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
let forgottenAt: Date | undefined;

/** The latest answers of the API in this tab, oldest first, for a support ticket. */
export function requestHistory(): readonly RememberedCall[] {
  calls ??= stored();
  return calls;
}

/** Adds an answer to the history: the `onAnswer` of a client. */
export function rememberAnswer({ startedAt, path, ...answered }: Answered): void {
  if (forgottenAt && (startedAt <= forgottenAt || answered.code === 'request.unauthenticated')) return;
  const answer = { at: startedAt.toISOString(), ...answered, path: redactPath(path) };
  calls = [...requestHistory(), answer].slice(-requestHistoryLength);
  storeItem(place, JSON.stringify(calls), 'sessionStorage');
}

/**
 * Clears the history. Answers to running requests are ignored too, because they belong to the user who logged out, and so
 * do requests that the page still sends before it is left, which are refused.
 */
export function forgetAnswers(): void {
  calls = [];
  forgottenAt = new Date();
  removeItem(place, 'sessionStorage');
}
