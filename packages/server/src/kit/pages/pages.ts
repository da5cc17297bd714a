import type { Db } from '../database/types.ts';

/** Names the data that a page shows: `projects`, `project:<id>`, `project-types`. */
export type PageTag = string;

/** Called with the tags of stale pages; `*` stands for all pages. */
export type OnPagesChanged = (tags: readonly PageTag[]) => void;

/** Called when a change was answered although some process had not confirmed it. */
export type OnUnheard = (change: { tags: readonly PageTag[]; missing: number; waitedMs: number }) => void;

export interface Announcement {
  /** Resolves once no process serves a page from before the change. Call it after the commit. */
  settled(): Promise<void>;
}

export interface Pages {
  /** Announces, within the transaction of a change, which pages it makes stale. */
  announce(tx: Db, tags: readonly PageTag[]): Promise<Announcement>;
  onChanged(listener: OnPagesChanged): void;
  onUnheard(listener: OnUnheard): void;
  /** Whether changes are being received. While they are not, no page may be cached. */
  isHearing(): boolean;
  close(): Promise<void>;
}
