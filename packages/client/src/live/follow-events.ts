import type { LiveEvent } from '@semilla/contract';

const address = '/v1/events';
const name = 'semilla-events';
/** The server remembers no longer; see `rememberedMs` of the contract. */
const rememberedMs = 60_000;
/** What a page loads first may be a little older than the page. */
const slackMs = 1_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

interface Follower {
  onEvent(event: LiveEvent): void;
  /** Called when it begins or stops being certain that every change is heard. */
  onState(isLive: boolean): void;
}

type Told = { event: LiveEvent } | { isLive: boolean } | 'who is there?';

const isSeen = () => document.visibilityState === 'visible';
const everything: LiveEvent = { topics: ['*'] };

/** Holds the stream, and opens it again when it breaks, not at the same moment as everybody else. Returns its end. */
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
    // The session has ended, or this user follows on too many devices: the page asks again once it comes into sight.
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

/** Shares one stream among the tabs of a browser that are in sight: one of them holds it, and tells the others. */
function share(knownAt: number, hear: (told: Told) => void): () => void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const post = (told: Told) => channel.postMessage(told);
  const way = new AbortController();
  let leave: (() => void) | undefined;
  let isLive: boolean | undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data !== 'who is there?') hear(data);
    else if (isLive !== undefined) post({ isLive });
  });
  post('who is there?');
  const lead = () =>
    new Promise<void>((release) => {
      if (way.signal.aborted) return release();
      const stop = holdStream(knownAt, (told) => {
        if (typeof told === 'object' && 'isLive' in told) isLive = told.isLive;
        hear(told);
        post(told);
      });
      leave = () => {
        stop();
        // Until another tab holds it, nobody hears.
        post({ isLive: false });
        release();
      };
    });
  // Not getting the lock is how waiting ends when this tab leaves.
  navigator.locks.request(name, { signal: way.signal }, lead).catch(() => {});
  return () => {
    leave?.();
    way.abort();
    channel.close();
  };
}

/**
 * Hears what changes for the signed-in user, as long as the page is in sight. Tabs share one stream; a page that comes
 * back into sight asks by itself. Where there is no stream, nothing is heard and `onState` says so: the page goes on asking.
 */
export function followEvents({ onEvent, onState }: Follower): () => void {
  const way = new AbortController();
  let end: (() => void) | undefined;
  let isLive = false;

  function hear(told: Told): void {
    if (typeof told !== 'object') return;
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
  // A page in the browser's cache for going back must hold no connection.
  addEventListener('pagehide', part, { signal: way.signal });
  addEventListener('pageshow', () => join(performance.now()), { signal: way.signal });
  // A page knows what it loaded: nothing from before it began.
  join(0);
  return () => {
    way.abort();
    part();
  };
}
