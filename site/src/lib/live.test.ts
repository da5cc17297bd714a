import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLiveEvent, tellLive } from './live.ts';

let acted = 0;
let stop: () => void;
const act = () => {
  acted += 1;
};

beforeEach(() => {
  vi.useFakeTimers();
  acted = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('[B17] reacts to changes of the user’s data within half a second, and at most once per second', async () => {
  stop = onLiveEvent('own', act);
  tellLive({ topics: ['wallets'] });
  tellLive({ topics: ['tickets'] });
  await vi.advanceTimersByTimeAsync(500);
  expect(acted).toBe(1);
  tellLive({ topics: ['wallets'] });
  await vi.advanceTimersByTimeAsync(400);
  expect(acted).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(acted).toBe(2);
});

it.each([
  ['own', undefined, { topics: ['projects', 'projectPhases'], ids: ['p'] }, 0],
  ['own', undefined, { topics: ['projects', 'orders'], ids: ['p'] }, 1],
  ['projects', 'p', { topics: ['projects'], ids: ['p'] }, 1],
  ['projects', 'p', { topics: ['projects'], ids: ['q'] }, 0],
  ['projects', 'p', { topics: ['projects'] }, 1],
  ['projects', 'p', { topics: ['wallets'] }, 0],
  ['projects', 'p', { topics: ['*'] }, 1],
] as const)('[B17] %s %s: reacts to %o %i times', async (about, id, event, times) => {
  stop = onLiveEvent(about, act, id);
  tellLive({ ...event, topics: [...event.topics], ...('ids' in event && { ids: [...event.ids] }) } as never);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(acted).toBe(times);
});
