import { PassThrough } from 'node:stream';
import { everything, type LiveEvent } from '@semilla/contract';

/** The most bytes buffered for a client that reads nothing; further events are not added. */
const heldBytesMax = 16_384;

export interface EventStream {
  out: PassThrough;
  send(events: readonly LiveEvent[]): void;
  /** Ends the stream and tells the client, so it does not reconnect at once. */
  finish(): void;
  /** Keeps the connection open. Returns false if the client has read nothing since the last beat. */
  beat(): boolean;
}

/** Server-sent events for one client. Events are not queued for a slow client: it is told to reload everything later. */
export function createEventStream(onSent: (count: number) => void): EventStream {
  const out = new PassThrough({ highWaterMark: heldBytesMax });
  // A client that disconnects is not an error.
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
  // Shows the client and every proxy in between that the stream has started.
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
