// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { tellConnection } from './tell-connection.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The page's place for messages, and every change of it above the rest. */
function open() {
  document.body.innerHTML = `
    <div popover="manual"><p data-offline="Sin conexión" data-online="De vuelta"></p></div>
    <dialog></dialog>`;
  const raised: string[] = [];
  const messages = document.querySelector('[popover]') as HTMLElement;
  messages.hidePopover = () => void raised.push('hidden');
  messages.showPopover = () => void raised.push('shown');
  tellConnection();
  const told = () => document.body.textContent.trim();
  const after = (event: string) => {
    dispatchEvent(new Event(event));
    return told();
  };
  return { raised, told, after };
}

it('[X3][B11] says that there is no network, that it is back, and then nothing', () => {
  vi.useFakeTimers();
  const { told, after } = open();
  expect(told()).toBe('');
  expect(after('offline')).toBe('Sin conexión');
  expect(after('online')).toBe('De vuelta');
  // The network is lost again before the words are gone.
  vi.advanceTimersByTime(4_000);
  expect(after('offline')).toBe('Sin conexión');
  vi.advanceTimersByTime(60_000);
  expect(told()).toBe('Sin conexión');
  after('online');
  vi.advanceTimersByTime(6_000);
  expect(told()).toBe('');
});

it('[X3][B11] says what is so when a page is shown, for the first time or again', () => {
  const { after } = open();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(after('pageshow')).toBe('Sin conexión');
  isOnline.mockReturnValue(true);
  expect(after('pageshow')).toBe('');
});

it('[X3][B11] says it above a dialog, whichever comes first', () => {
  const { raised, after } = open();
  after('offline');
  expect(raised).toEqual(['hidden', 'shown']);
  document.querySelector('dialog')?.dispatchEvent(new Event('toggle'));
  expect(raised).toEqual(['hidden', 'shown', 'hidden', 'shown']);
});
