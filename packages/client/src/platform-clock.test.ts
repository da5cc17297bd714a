import { afterEach, expect, it, vi } from 'vitest';
import { noteDate, platformNow } from './platform-clock.ts';

const now = new Date('2026-03-05T10:00:00Z');
const noted = (date: string, cacheControl = 'no-store') => {
  vi.useFakeTimers({ now });
  noteDate(new Headers({ date, 'cache-control': cacheControl }));
  return platformNow().toISOString();
};

afterEach(() => {
  noted(now.toUTCString());
  vi.useRealTimers();
});

it('[L13] starts at the time of the last answer, and continues', () => {
  expect(noted('Sun, 15 Mar 2026 10:00:00 GMT')).toBe('2026-03-15T10:00:00.000Z');
  vi.setSystemTime('2026-03-05T11:30:00Z');
  expect(platformNow().toISOString()).toBe('2026-03-15T11:30:00.000Z');
});

it('[L13] is the time of this device if an answer has no date, may be cached, or differs by at most a second', () => {
  expect(noted('')).toBe(now.toISOString());
  expect(noted('Sun, 15 Mar 2026 10:00:00 GMT', 'max-age=60')).toBe(now.toISOString());
  expect(noted('Thu, 05 Mar 2026 10:00:01 GMT')).toBe(now.toISOString());
});
