// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { tellConnection } from './tell-connection.ts';

afterEach(() => void vi.useRealTimers());

it('[X3][B11] says that there is no network, that it is back, and then nothing', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p data-offline="Sin conexión" data-online="De vuelta"></p>';
  tellConnection();
  const saying = (event: string) => {
    dispatchEvent(new Event(event));
    return document.body.textContent;
  };
  expect(document.body.textContent).toBe('');
  expect(saying('offline')).toBe('Sin conexión');
  expect(saying('online')).toBe('De vuelta');
  // The network is lost again before the words are gone.
  vi.advanceTimersByTime(4_000);
  expect(saying('offline')).toBe('Sin conexión');
  vi.advanceTimersByTime(60_000);
  expect(document.body.textContent).toBe('Sin conexión');
  saying('online');
  vi.advanceTimersByTime(6_000);
  expect(document.body.textContent).toBe('');
});
