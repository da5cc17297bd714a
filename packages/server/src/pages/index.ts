import type { Database, Db } from '../database/types.ts';
import { pagesAcrossProcesses } from './across-processes.ts';

/** What a page shows, by name: `projects`, `project:<id>`, `project-types`. */
export type PageTag = string;

/** Whoever keeps rendered pages; `*` stands for all of them. */
export type OnPagesChanged = (tags: readonly PageTag[]) => void;

/** A change that was answered although some process had not said that it heard of it. */
export type OnUnheard = (change: { tags: readonly PageTag[]; missing: number; waitedMs: number }) => void;

export interface Announcement {
  /** Resolves once no process will answer a page from before the change. Call it after the commit. */
  settled(): Promise<void>;
}

export interface Pages {
  /** Says, within the transaction of a change, which pages it makes old. */
  announce(tx: Db, tags: readonly PageTag[]): Promise<Announcement>;
  onChanged(listener: OnPagesChanged): void;
  onUnheard(listener: OnUnheard): void;
  /** Whether changes are heard of at the moment. While they are not, no page may be kept. */
  isHearing(): boolean;
  close(): Promise<void>;
}

/** With the embedded database there is one process, so telling it is all there is to do. */
function pagesOfOneProcess(): Pages {
  const listeners: OnPagesChanged[] = [];
  return {
    async announce(_tx, tags) {
      return {
        async settled() {
          for (const listener of listeners) listener(tags);
        },
      };
    },
    onChanged: (listener) => void listeners.push(listener),
    onUnheard() {},
    isHearing: () => true,
    async close() {},
  };
}

export function createPages(database: Database): Promise<Pages> {
  return database.kind === 'embedded' ? Promise.resolve(pagesOfOneProcess()) : pagesAcrossProcesses(database);
}
