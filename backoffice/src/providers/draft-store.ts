import { readItem, removeItem, storeItem } from '@semilla/client';
import { lastUserId } from './session.ts';

type Values = Record<string, unknown>;

/** What was typed in a form and not saved. */
export interface Draft {
  values: Values;
  /** When it was last changed, as an ISO time. */
  at: string;
}

const prefix = 'semilla-draft';
const keptMs = 7 * 86_400_000;
/** Longer texts would fill the storage of the browser. */
const lengthMax = 200_000;

/** Each user of a browser has drafts of their own. */
const keyOf = (path: string) => `${prefix} ${lastUserId() ?? ''} ${path}`;

/** Files cannot be stored as text. */
function hasFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

/** Keeps what was typed in the form at a path, or drops the draft if there is nothing left of it. */
export function keepDraft(path: string, values: Values): void {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined && !hasFile(value));
  if (!kept.length) {
    dropDraft(path);
    return;
  }
  const text = JSON.stringify({ values: Object.fromEntries(kept), at: new Date().toISOString() });
  if (text.length <= lengthMax) storeItem(keyOf(path), text, 'localStorage');
}

export function readDraft(path: string): Draft | undefined {
  const text = readItem(keyOf(path), 'localStorage');
  if (!text) return undefined;
  const draft: Draft = JSON.parse(text);
  if (Date.now() - Date.parse(draft.at) < keptMs) return draft;
  dropDraft(path);
  return undefined;
}

export function dropDraft(path: string): void {
  removeItem(keyOf(path), 'localStorage');
}

/** Drops the drafts of all users of this browser: they may contain data of customers. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // If storage is disabled, nothing was stored.
  }
}
