// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAgain } from './open-again.ts';

const reload = vi.fn<() => void>();
const ask = vi.fn<typeof fetch>();
const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://semilla.example/projects/', reload });
  vi.stubGlobal('fetch', ask);
  document.body.innerHTML = '<button type="button">Reintentar</button>';
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  ask.mockReset();
});

it('[R22] opens the page again when the browser is online, or the user asks for it', () => {
  openAgain();
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('[R22] asks ever more rarely whether the platform answers, and opens the page once it does', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementationOnce(answers(503));
  ask.mockImplementation(answers(200));
  openAgain();
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenLastCalledWith('https://semilla.example/projects/', { method: 'HEAD' });
});

it('[R22] asks nothing while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openAgain();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});
