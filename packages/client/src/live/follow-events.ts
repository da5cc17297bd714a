import type { LiveEvent } from '@semilla/contract';

const address = '/v1/events';
const name = 'semilla-events';
/** How long the server remembers changes: `rememberedMs` of the contract. */
const rememberedMs = 60_000;
/** The data of a page may be slightly older than the page. */
const slackMs = 1_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

interface Follower {
  onEvent(event: LiveEvent): void;
  /** Called when the connection state changes: `true` while no change can be missed. */
  onState(isLive: boolean): void;
}

type Told = { event: LiveEvent } | { isLive: boolean };

const isSeen = () => document.visibilityState === 'visible';
const everything: LiveEvent = { topics: ['*'] };

/**
 * Opens the stream, and reopens it after a break with a random delay, so that clients do not all reconnect at once.
 * Returns a function that ends it.
 */
function holdStream(knownAt: number, tell: (told: Told) => void): () => void {
  let knownSince = knownAt;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  function open(): void {
    const missedMs = Math.ceil(performance.now() - knownSince + slackMs);
    const isTooLong = missedMs > rememberedMs;
    source = new EventSource(isTooLong ? address : `${address}?missedMs=${missedMs}`);
    source.addEventListener('open', () => {
      pauseMs = firstPauseMs;
      knownSince = performance.now();
      tell({ isLive: true });
      if (isTooLong) tell({ event: everything });
    });
    source.addEventListener('message', ({ data }) => {
      knownSince = performance.now();
      tell({ event: JSON.parse(data as string) as LiveEvent });
    });
    // The session ended, or the user has too many streams. The page tries again when it becomes visible.
    source.addEventListener('end', () => {
      source?.close();
      tell({ isLive: false });
    });
    source.addEventListener('error', () => {
      source?.close();
      tell({ isLive: false });
      timer = setTimeout(open, pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** A tab that joins asks which changes it has missed since its data were loaded. */
interface Question {
  from: number;
  missedMs: number;
}
/** Without `to` it is for all tabs. */
type Said = (Told & { to?: number }) | Question;

/** The events that were heard in the last minute, for tabs that join. */
function rememberEvents(since: number) {
  const events: { at: number; event: LiveEvent }[] = [];
  const limit = () => Math.max(since, performance.now() - rememberedMs);
  return {
    add(event: LiveEvent) {
      events.push({ at: performance.now(), event });
      while (events[0] && events[0].at < limit()) events.shift();
    },
    within(missedMs: number): LiveEvent[] {
      const from = performance.now() - missedMs;
      return from < limit() ? [everything] : events.filter(({ at }) => at >= from).map(({ event }) => event);
    },
  };
}

/** Shares one stream among the visible tabs of a browser: one tab holds it and forwards events to the others. */
function share(knownAt: number, hear: (told: Told) => void): () => void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only its own origin
  const post = (said: Said) => channel.postMessage(said);
  const self = Math.random();
  const recent = rememberEvents(knownAt - slackMs);
  const way = new AbortController();
  let leave: (() => void) | undefined;
  let isLive: boolean | undefined;

  function answer({ from, missedMs }: Question): void {
    // Only the tab that holds the stream knows its state.
    if (isLive === undefined) return;
    post({ isLive, to: from });
    for (const event of recent.within(missedMs)) post({ event, to: from });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('missedMs' in data) answer(data);
    else if (data.to === undefined || data.to === self) hear(data);
  });
  post({ from: self, missedMs: performance.now() - knownAt + slackMs });
  const lead = () =>
    new Promise<void>((release) => {
      if (way.signal.aborted) return release();
      const stop = holdStream(knownAt, (told) => {
        if ('isLive' in told) isLive = told.isLive;
        else recent.add(told.event);
        hear(told);
        post(told);
      });
      leave = () => {
        stop();
        // No tab receives events until another tab opens the stream.
        post({ isLive: false });
        release();
      };
    });
  // Aborting the wait for the lock, when this tab leaves, rejects the promise.
  navigator.locks.request(name, { signal: way.signal }, lead).catch(() => {});
  return () => {
    leave?.();
    way.abort();
    channel.close();
  };
}

/**
 * Receives changes for the signed-in user while the page is visible. Tabs share one stream. A page that becomes
 * visible again asks for missed changes. Without a stream `onState` reports false, and the page has to poll.
 */
export function followEvents({ onEvent, onState }: Follower): () => void {
  const way = new AbortController();
  let end: (() => void) | undefined;
  let isLive = false;

  function hear(told: Told): void {
    if ('event' in told) onEvent(told.event);
    else if (told.isLive !== isLive) {
      isLive = told.isLive;
      onState(isLive);
    }
  }

  function join(knownAt: number): void {
    if (end || !isSeen()) return;
    const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
    end = (canShare ? share : holdStream)(knownAt, hear);
  }

  function part(): void {
    end?.();
    end = undefined;
    hear({ isLive: false });
  }

  if (typeof EventSource !== 'function') return () => {};
  document.addEventListener('visibilitychange', () => (isSeen() ? join(performance.now()) : part()), {
    signal: way.signal,
  });
  // A page in the back/forward cache must not hold a connection.
  addEventListener('pagehide', part, { signal: way.signal });
  addEventListener('pageshow', () => join(performance.now()), { signal: way.signal });
  // 0: everything since the page was opened counts as missed.
  join(0);
  return () => {
    way.abort();
    part();
  };
}
