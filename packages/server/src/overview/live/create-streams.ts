import { everything } from '@semilla/contract';
import { findLiveSessions } from '../../auth/sessions/queries.ts';
import type { ChangeEvent } from '../../kit/live/change-event.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { findFacts } from './find-facts.ts';
import { heardBy, joined, type Listener } from './heard-by.ts';
import { createRecentEvents } from './recent-events.ts';

/** Changes of this time are told together, so that who hears of them is looked up once. */
const gatherMs = 50;
const beatMs = 20_000;

interface Stream extends EventStream, Listener {
  sessionId: string;
}

interface Heard {
  sent(count: number): void;
  dropped(): void;
}

type Log = { warn(error: object, message: string): void };
type Following = Pick<SignedIn, 'userId' | 'role' | 'sessionId'>;

/** The open event streams of this process. */
export function createStreams(
  { database, live, now, config }: Pick<Services, 'database' | 'live' | 'now' | 'config'>,
  heard: Heard,
  log: Log,
) {
  const { perUser, inAll } = config.eventStreamsMax;
  const streams = new Set<Stream>();
  const recent = createRecentEvents();
  let gathered: ChangeEvent[] = [];
  let listening: Promise<() => Promise<void>> | undefined;
  let isClosing = false;

  const finish = (stream: Stream) => {
    streams.delete(stream);
    stream.finish();
  };

  async function tell(events: readonly ChangeEvent[], listeners: readonly Stream[]): Promise<void> {
    const facts = await findFacts(database.db, events, listeners);
    for (const stream of listeners) {
      const parts = events.flatMap((event) => heardBy(stream, event, facts) ?? []);
      if (parts.length) stream.send(joined(parts));
    }
  }

  /** Ends the streams whose session has ended, or whose user has another role now or is disabled. */
  async function endRevoked(of: (stream: Stream) => boolean): Promise<void> {
    const checked = [...streams].filter(of);
    if (!checked.length) return;
    const roles = await findLiveSessions(database.db, checked.map(({ sessionId }) => sessionId), now());
    for (const stream of checked) if (roles.get(stream.sessionId) !== stream.role) finish(stream);
  }

  async function tellGathered(): Promise<void> {
    const events = gathered;
    gathered = [];
    const concerned = new Set(
      events.flatMap(({ topics, userIds }) =>
        topics.some((topic) => topic === 'users' || topic === 'sessions') ? userIds : [],
      ),
    );
    const isMissed = events.some(({ topics }) => topics.includes(everything));
    await endRevoked(({ userId }) => isMissed || concerned.has(userId));
    await tell(events, [...streams]);
  }

  function onEvent(event: ChangeEvent): void {
    recent.add(event);
    if (!streams.size) return;
    gathered.push(event);
    if (gathered.length > 1) return;
    setTimeout(() => {
      tellGathered().catch((error: unknown) => {
        log.warn({ err: error }, 'who may hear of a change could not be looked up');
        for (const stream of streams) stream.send([{ topics: [everything] }]);
      });
    }, gatherMs);
  }

  const beat = setInterval(() => {
    for (const stream of streams) {
      if (stream.beat()) continue;
      heard.dropped();
      streams.delete(stream);
      stream.out.destroy();
    }
    // While the database is away, streams stay; their sessions are looked up at the next beat.
    endRevoked(() => true).catch(() => {});
  }, beatMs);
  beat.unref();

  /** Listens from the first stream on, so that a process without any needs no connection for it. */
  async function listen(): Promise<void> {
    listening ??= live.listen(onEvent).then((stop) => {
      recent.begin();
      return stop;
    });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  }

  return {
    count: () => streams.size,
    /** Whether another stream fits. */
    hasRoom: () => !isClosing && streams.size < inAll,
    /** Opens a stream that first says what changed in the last milliseconds. A user's oldest one makes room. */
    async open({ userId, role, sessionId }: Following, missedMs: number): Promise<EventStream> {
      await listen();
      const stream: Stream = { ...createEventStream(heard.sent), userId, role, sessionId };
      const others = [...streams].filter((other) => other.userId === userId);
      for (const oldest of others.slice(0, Math.max(0, others.length + 1 - perUser))) finish(oldest);
      streams.add(stream);
      stream.out.once('close', () => streams.delete(stream));
      const missed = recent.within(missedMs);
      if (missed) await tell(missed, [stream]);
      else stream.send([{ topics: [everything] }]);
      return stream;
    },
    /** Ends all streams, and opens no more. */
    async end(): Promise<void> {
      isClosing = true;
      for (const stream of streams) stream.out.end();
    },
    async close(): Promise<void> {
      clearInterval(beat);
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}
