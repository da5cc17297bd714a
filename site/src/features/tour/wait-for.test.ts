import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from './wait-for.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[R21] checks every 500 ms until something is found', async () => {
  const find = vi.fn<() => string | undefined>().mockReturnValueOnce(undefined).mockReturnValue('here');
  const found = waitFor(find, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(499);
  expect(find).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toBe('here');
});

it('[R21] gives up after 72 s', async () => {
  const find = vi.fn<() => undefined>(() => undefined);
  const settled = vi.fn<(found: unknown) => void>();
  void waitFor(find, new AbortController().signal).then(settled);
  await vi.advanceTimersByTimeAsync(71_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(700);
  expect(settled).toHaveBeenCalledWith(undefined);
  expect(find).toHaveBeenCalledTimes(145);
});

it('stops checking when aborted', async () => {
  const way = new AbortController();
  const find = vi.fn<() => undefined>(() => undefined);
  const found = waitFor(find, way.signal);
  way.abort();
  await vi.advanceTimersByTimeAsync(500);
  expect(await found).toBeUndefined();
  expect(find).toHaveBeenCalledTimes(1);
});
