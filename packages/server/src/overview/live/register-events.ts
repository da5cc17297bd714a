import { Socket } from 'node:net';
import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { ApiError } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import { createStreams } from './create-streams.ts';

const retryAfterSeconds = 30;

/** Serves the live events and ends the streams when the process stops. */
export function registerEvents(app: FastifyInstance): void {
  const { registry } = app.metrics;
  const registers = [registry];
  const sent = new Counter({ name: 'events_sent_total', help: 'Events sent to open pages.', registers });
  const dropped = new Counter({
    name: 'event_streams_dropped_total',
    help: 'Streams of events ended because their client took nothing.',
    registers,
  });
  const streams = createStreams(
    app.services,
    { sent: (count) => sent.inc(count), dropped: () => dropped.inc() },
    app.log,
  );
  const open = new Gauge({
    name: 'event_streams_open',
    help: 'Open streams of events.',
    registers: [],
    collect() {
      this.set(streams.count());
    },
  });
  registry.registerMetric(open);
  app.endStreams.push(streams.end);
  app.addHook('onClose', streams.close);

  route(app, v1.events.follow, async ({ caller, query, request, reply }) => {
    reply.type('text/event-stream').header('x-accel-buffering', 'no');
    // HEAD has no body, and calls from within the process have no connection to keep open.
    const isShort = request.method === 'HEAD' || !(reply.raw.socket instanceof Socket);
    if (isShort) return void reply.send('');
    if (!streams.hasRoom())
      throw new ApiError('request.unavailable', {
        retryAfterSeconds,
        cause: new Error('too many live channels are open'),
      });
    const { out } = await streams.open(caller, query.missedMs ?? 0);
    void reply.send(out);
  });
}
