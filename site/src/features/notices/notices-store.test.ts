import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $notice, dismissNotice, notify } from './notices-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissNotice();
  vi.useRealTimers();
});

it('[M8][X1] shows a notice for five seconds', () => {
  notify('success', 'Guardado.');
  vi.advanceTimersByTime(4_999);
  expect($notice.get()).toMatchObject({ kind: 'success', text: 'Guardado.' });
  vi.advanceTimersByTime(1);
  expect($notice.get()).toBeUndefined();
});

it('[M8] shows a newer notice for its own five seconds', () => {
  notify('success', 'Guardado.');
  vi.advanceTimersByTime(4_000);
  notify('error', 'No se ha podido borrar.');
  vi.advanceTimersByTime(4_000);
  expect($notice.get()).toMatchObject({ kind: 'error', text: 'No se ha podido borrar.' });
});
