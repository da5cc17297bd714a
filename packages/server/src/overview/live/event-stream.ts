import { PassThrough } from 'node:stream';
import { everything, type LiveEvent } from '@semilla/contract';

/** What a stream holds for a client that takes nothing; the next event is not written behind it. */
const heldBytesMax = 16_384;

export interface EventStream {
  out: PassThrough;
  send(events: readonly LiveEvent[]): void;
  /** Ends the stream, and says so, so that the client does not connect again at once. */
  finish(): void;
  /** Keeps the connection open. Returns false for a client that has taken nothing since the last time. */
  beat(): boolean;
}

/** Server-sent events for one client. A slow one gets no queue of events: once it reads again, it must ask for all. */
export function createEventStream(onSent: (count: number) => void): EventStream {
  const out = new PassThrough({ highWaterMark: heldBytesMax });
  // A client that goes away is no error.
  out.on('error', () => {});
  let hasMissed = false;
  let wasFull = false;
  const write = (text: string) => !out.destroyed && !out.writableEnded && out.write(text);
  const say = (events: readonly LiveEvent[]) => {
    onSent(events.length);
    write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
  };
  out.on('drain', () => {
    if (hasMissed) say([{ topics: [everything] }]);
    hasMissed = false;
  });
  // Shows the client, and every proxy in between, that the stream has begun.
  write(':\n\n');
  return {
    out,
    send(events) {
      if (out.writableNeedDrain) hasMissed = true;
      else say(events);
    },
    finish() {
      write('event: end\ndata: .\n\n');
      out.end();
    },
    beat() {
      const isStuck = out.writableNeedDrain && wasFull;
      wasFull = out.writableNeedDrain;
      if (!wasFull) write(':\n\n');
      return !isStuck;
    },
  };
}
