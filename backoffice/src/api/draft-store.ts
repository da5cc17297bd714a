import { draftPrefix, lastLogOut, readItem, removeItem, storeItem } from '@semilla/client';
import { lastReadUser } from './session.ts';

type Values = Record<string, unknown>;

/** What was typed in a form and not saved. */
export interface Draft {
  /** By the path of each field in the form. */
  values: Values;
  /** When it was last changed, as an ISO time. */
  at: string;
  /** The version of the record that was being edited. */
  version?: unknown;
}

const keptMs = 7 * 86_400_000;
/** Longer texts would fill the storage of the browser. */
const lengthMax = 200_000;

/** Each user of a browser has drafts of their own. Undefined while it is not known who is signed in. */
function keyOf(path: string): string | undefined {
  const user = lastReadUser();
  return user && `${draftPrefix}${user.userId} ${path}`;
}

/** Whether the user has logged out in another tab since this one last read who is signed in. */
const isLoggedOut = () => lastLogOut() > (lastReadUser()?.at ?? 0);

/** Files cannot be stored as text. */
function hasFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

/** Keeps what was typed in the form at a path, or drops the draft if there is nothing left of it. */
export function keepDraft(path: string, values: Values, version: unknown): void {
  const key = keyOf(path);
  if (!key || isLoggedOut()) return;
  const kept = Object.entries(values).filter(([, value]) => value !== undefined && !hasFile(value));
  if (!kept.length) {
    dropDraft(path);
    return;
  }
  const draft: Draft = { values: Object.fromEntries(kept), at: new Date().toISOString(), version };
  const text = JSON.stringify(draft);
  if (text.length <= lengthMax) storeItem(key, text, 'localStorage');
}

/** The draft in a stored text; undefined if it is too old or not readable. */
function draftIn(text: string): Draft | undefined {
  try {
    const draft: Partial<Draft> | null = JSON.parse(text);
    if (!draft?.at || typeof draft.values !== 'object') return undefined;
    return Date.now() - Date.parse(draft.at) < keptMs ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Drops the old drafts of all users of this browser, also of forms that are never opened again. */
function dropOldDrafts(): void {
  try {
    for (const [key, text] of Object.entries(localStorage)) {
      if (key.startsWith(draftPrefix) && !draftIn(text)) removeItem(key, 'localStorage');
    }
  } catch {
    // If storage is disabled, nothing was stored.
  }
}

export function readDraft(path: string): Draft | undefined {
  dropOldDrafts();
  const key = keyOf(path);
  const text = key && readItem(key, 'localStorage');
  return text ? draftIn(text) : undefined;
}

export function dropDraft(path: string): void {
  const key = keyOf(path);
  if (key) removeItem(key, 'localStorage');
}
