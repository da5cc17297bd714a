import { snackbarMs } from '@semilla/contract';
import { atom } from 'nanostores';

export interface Notice {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

/** The current notice. A newer one replaces it. */
export const $notice = atom<Notice | undefined>(undefined);

let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function dismissNotice(): void {
  clearTimeout(timer);
  $notice.set(undefined);
}

/** Shows the outcome of an action for five seconds. */
export function notify(kind: Notice['kind'], text: string): void {
  clearTimeout(timer);
  count += 1;
  $notice.set({ id: count, kind, text });
  timer = setTimeout(dismissNotice, snackbarMs);
}
