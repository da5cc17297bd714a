import { snackbarMs } from '@semilla/contract';
import { atom } from 'nanostores';

export interface Notice {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

/** What is being told at the moment; a newer notice takes the place of an older one. */
export const $notice = atom<Notice | undefined>(undefined);

let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function dismissNotice(): void {
  clearTimeout(timer);
  $notice.set(undefined);
}

/** Tells the outcome of an act for five seconds. */
export function notify(kind: Notice['kind'], text: string): void {
  clearTimeout(timer);
  count += 1;
  $notice.set({ id: count, kind, text });
  timer = setTimeout(dismissNotice, snackbarMs);
}
