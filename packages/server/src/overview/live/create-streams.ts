import { everything } from '@semilla/contract';
import { findLiveSessions } from '../../auth/sessions/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { ChangeEvent } from '../../kit/live/change-event.ts';
import type { Services } from '../../kit/services.ts';
import { createRecentEvents } from './create-recent-events.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { findFacts } from './find-facts.ts';
import { heardBy, joined, type Listener } from './heard-by.ts';

/** Changes within this time are announced together, so the listeners' permissions are looked up once. */
const gatherMs = 50;
const beatMs = 20_000;

interface Stream extends EventStream, Listener {
  sessionId: string;
}

interface Heard {
  sent(count: number): void;
  dropped(): void;
}

interface Log {
  warn(error: object, message: string): void;
}
type Following = Pick<SignedIn, 'userId' | 'role' | 'sessionId'>;

/** Sends each listener the parts of the events they may see. */
async function tell(db: Db, events: readonly ChangeEvent[], listeners: readonly Stream[]): Promise<void> {
  const facts = await findFacts(db, events, listeners);
  for (const stream of listeners) {
    const parts = events.flatMap((event) => heardBy(stream, event, facts) ?? []);
    if (parts.length) stream.send(joined(parts));
  }
}

/** The streams whose session has ended, or whose user now has another role or is disabled. */
async function findRevoked(db: Db, streams: readonly Stream[], now: Date): Promise<Stream[]> {
  if (!streams.length) return [];
  const sessionIds = streams.map(({ sessionId }) => sessionId);
  const roles = await findLiveSessions(db, sessionIds, now);
  return streams.filter(({ sessionId, role }) => roles.get(sessionId) !== role);
}

/** Whether a change may have ended the session of a stream's user. */
function mayEndSession(events: readonly ChangeEvent[], { userId }: Stream): boolean {
  return events.some(
    ({ topics, userIds }) =>
      topics.includes(everything) ||
      (userIds.includes(userId) && (topics.includes('users') || topics.includes('sessions'))),
  );
}

/** Collects what is added within a short time and calls `act` with all of it. */
function gathering<T>(act: (gathered: T[]) => void): (added: T) => void {
  let gathered: T[] = [];
  return (added) => {
    gathered.push(added);
    if (gathered.length > 1) return;
    setTimeout(() => {
      const all = gathered;
      gathered = [];
      act(all);
    }, gatherMs);
  };
}

function finish(streams: Set<Stream>, ended: readonly Stream[]): void {
  for (const stream of ended) {
    streams.delete(stream);
    stream.finish();
  }
}

/** Keeps streams open and drops those whose client reads nothing. Returns a function that stops this. */
function startBeating(streams: Set<Stream>, dropped: () => void, onBeat: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    for (const stream of streams) {
      if (stream.beat()) continue;
      dropped();
      streams.delete(stream);
      stream.out.destroy();
    }
    // If the database is unavailable, streams stay open, and their sessions are checked at the next beat.
    onBeat().catch(() => {});
  }, beatMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Starts listening with the first stream, so a process without streams needs no connection for it. */
function listeningOnce(listen: () => Promise<() => Promise<void>>) {
  let listening: Promise<() => Promise<void>> | undefined;
  return {
    async begin(): Promise<void> {
      listening ??= listen();
      await listening.catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    },
    async end(): Promise<void> {
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}

/** The open event streams of this process. */
export function createStreams(
  { database, live, now, config }: Pick<Services, 'database' | 'live' | 'now' | 'config'>,
  heard: Heard,
  log: Log,
) {
  const { db } = database;
  const { perUser, inAll } = config.eventStreamsMax;
  const streams = new Set<Stream>();
  const recent = createRecentEvents();
  let isClosing = false;

  async function endRevoked(of: (stream: Stream) => boolean): Promise<void> {
    finish(streams, await findRevoked(db, [...streams].filter(of), now()));
  }

  async function tellAll(events: ChangeEvent[]): Promise<void> {
    try {
      await endRevoked((stream) => mayEndSession(events, stream));
      await tell(db, events, [...streams]);
    } catch (error) {
      log.warn({ err: error }, 'who may hear of a change could not be looked up');
      for (const stream of streams) stream.send([{ topics: [everything] }]);
    }
  }

  const gather = gathering<ChangeEvent>((events) => void tellAll(events));
  const listening = listeningOnce(async () => {
    const stop = await live.listen((event) => {
      recent.add(event);
      if (streams.size) gather(event);
    });
    recent.begin();
    return stop;
  });
  const stopBeating = startBeating(streams, heard.dropped, () => endRevoked(() => true));

  /** Ends the user's oldest streams. */
  function makeRoomFor(userId: string): void {
    const others = [...streams].filter((other) => other.userId === userId);
    finish(streams, others.slice(0, Math.max(0, others.length + 1 - perUser)));
  }

  return {
    count: () => streams.size,
    /** Whether another stream may be opened. */
    hasRoom: () => !isClosing && streams.size < inAll,
    /** Opens a stream that first sends the changes of the last `missedMs` milliseconds. */
    async open({ userId, role, sessionId }: Following, missedMs: number): Promise<EventStream> {
      await listening.begin();
      const stream: Stream = { ...createEventStream(heard.sent), userId, role, sessionId };
      makeRoomFor(userId);
      streams.add(stream);
      stream.out.once('close', () => streams.delete(stream));
      const missed = recent.within(missedMs);
      if (missed) await tell(db, missed, [stream]);
      else stream.send([{ topics: [everything] }]);
      return stream;
    },
    /** Ends all streams and opens no more. */
    async end(): Promise<void> {
      isClosing = true;
      for (const stream of streams) stream.out.end();
    },
    async close(): Promise<void> {
      stopBeating();
      await listening.end();
    },
  };
}
