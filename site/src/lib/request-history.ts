import { requestHistoryLength } from '@semilla/contract';
import { redactPath } from './redact.ts';

export interface RememberedCall {
  at: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
}

const storageKey = 'request-history';

function stored(): RememberedCall[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as RememberedCall[];
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

export function remember(call: {
  method: string;
  path: string;
  status: number;
  startedAt: Date;
  durationMs: number;
}): void {
  const { method, path, status, startedAt, durationMs } = call;
  const one = { at: startedAt.toISOString(), method, path: redactPath(path), status, durationMs };
  calls = [...requestHistory(), one].slice(-requestHistoryLength);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(calls));
  } catch {
    // Without storage the history lasts as long as the page.
  }
}
