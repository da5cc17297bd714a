import type { Database } from '../database/types.ts';
import type { OnPagesChanged, Pages } from './pages.ts';
import { pagesAcrossProcesses } from './pages-across-processes.ts';

/** With the embedded database there is only one process, so its own listeners are enough. */
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
