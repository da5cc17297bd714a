// @vitest-environment jsdom
// Goal: the tabs of a browser share one stream, and no tab misses a change. Two followers stand for two tabs.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  isClosed = false;
  constructor() {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  tell(name: string, data?: string) {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
}

/** A lock that one request holds at a time, as in browsers; jsdom has none. */
function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, _options: object, act: () => Promise<void>) {
      const held = tail.then(act);
      tail = held;
      return held;
    },
  };
}

interface Tab {
  heard: string[];
  states: boolean[];
  close: () => void;
}
const tabs: Tab[] = [];

function openTab(): Tab {
  const heard: string[] = [];
  const states: boolean[] = [];
  const close = followEvents({
    onEvent: ({ topics }) => void heard.push(...topics),
    onState: (isLive) => void states.push(isLive),
  });
  const tab = { heard, states, close };
  tabs.push(tab);
  return tab;
}

const open = () => FakeSource.all.filter(({ isClosed }) => !isClosed);
const newest = () => FakeSource.all.at(-1) as FakeSource;

async function leadingTab(): Promise<Tab> {
  const tab = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  newest().tell('open');
  return tab;
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource);
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  FakeSource.all = [];
});
afterEach(() => {
  for (const { close } of tabs.splice(0)) close();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

it('[B17] two tabs hear a change by one stream', async () => {
  const [first, second] = [await leadingTab(), openTab()];
  await vi.waitFor(() => expect(second.states).toEqual([true]));
  newest().tell('message', '{"topics":["wallets"]}');
  await vi.waitFor(() => expect(second.heard).toEqual(['wallets']));
  expect(first.heard).toEqual(['wallets']);
  expect(FakeSource.all).toHaveLength(1);
});

it('[B17] a tab that joins hears the changes since its data were loaded, and the others do not hear them again', async () => {
  const first = await leadingTab();
  newest().tell('message', '{"topics":["wallets"]}');
  const second = openTab();
  await vi.waitFor(() => expect(second.heard).toEqual(['wallets']));
  const third = openTab();
  await vi.waitFor(() => expect(third.heard).toEqual(['wallets']));
  expect([first.heard, second.heard]).toEqual([['wallets'], ['wallets']]);
});

it('[B17] another tab opens the stream when the leading one closes', async () => {
  const [first, second] = [await leadingTab(), openTab()];
  await vi.waitFor(() => expect(second.states).toEqual([true]));
  first.close();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  newest().tell('open');
  newest().tell('message', '{"topics":["tickets"]}');
  expect([second.states, second.heard]).toEqual([[true, false, true], ['tickets']]);
});
