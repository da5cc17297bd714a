// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

/** Replaces the browser's EventSource, which jsdom lacks. */
class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  isClosed = false;
  url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  tell(name: string, data?: string) {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
}

let isVisible: boolean;
let stop: () => void;
const heard: string[] = [];
const states: boolean[] = [];

const newest = () => FakeSource.all.at(-1) as FakeSource;
const follow = () => {
  stop = followEvents({
    onEvent: ({ topics }) => void heard.push(...topics),
    onState: (isLive) => void states.push(isLive),
  });
};
function show(visible: boolean): void {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  isVisible = true;
  FakeSource.all = [];
  heard.length = 0;
  states.length = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[B17] receives changes, including those since the page was opened', () => {
  follow();
  expect(newest().url).toMatch(/^\/v1\/events\?missedMs=\d+$/);
  newest().tell('open');
  newest().tell('message', '{"topics":["wallets"]}');
  expect([heard, states]).toEqual([['wallets'], [true]]);
});

it('[B17] reconnects after a break with growing delays, and then treats everything as changed', async () => {
  follow();
  newest().tell('open');
  newest().tell('error');
  expect(states).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(FakeSource.all).toHaveLength(2);
  newest().tell('error');
  await vi.advanceTimersByTimeAsync(999);
  expect(FakeSource.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(70_000);
  newest().tell('error');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(newest().url).toBe('/v1/events');
  newest().tell('open');
  expect([heard, states.at(-1)]).toEqual([['*'], true]);
});

it('[B17] a hidden page closes the stream, and opens it again when it is visible', () => {
  follow();
  newest().tell('open');
  show(false);
  expect([newest().isClosed, states]).toEqual([true, [true, false]]);
  show(true);
  expect(FakeSource.all).toHaveLength(2);
});

it('[B17] does not reconnect after the server ended the stream', async () => {
  follow();
  newest().tell('open');
  newest().tell('end');
  await vi.advanceTimersByTimeAsync(300_000);
  expect([FakeSource.all.length, newest().isClosed, states]).toEqual([1, true, [true, false]]);
});

it('[B17] does nothing if the browser has no server-sent events', () => {
  vi.stubGlobal('EventSource', undefined);
  follow();
  expect(states).toEqual([]);
});
