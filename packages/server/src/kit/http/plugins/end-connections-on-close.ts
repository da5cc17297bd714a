import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 25;
/** A connection accepted by the kernel reaches the process within this time. */
const quietMs = 200;
const drainMsMax = 3_000;
/** Hanging requests keep the process alive no longer than this. */
const graceMs = 10_000;

/** Returns a function that waits at least `leastMs`, until every connection is answered and no new one arrives. */
function watchConnections({ server }: FastifyInstance, leastMs: number): () => Promise<void> {
  const unanswered = new Set<Socket>();
  let lastAt = 0;
  server.on('connection', (socket) => {
    lastAt = performance.now();
    unanswered.add(socket);
    socket.once('close', () => unanswered.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => unanswered.delete(socket));
  });
  const isQuiet = () => unanswered.size === 0 && performance.now() - lastAt > quietMs;
  return async () => {
    const stoppedAt = performance.now();
    const elapsedMs = () => performance.now() - stoppedAt;
    const goesOn = () => elapsedMs() < leastMs || (!isQuiet() && elapsedMs() < leastMs + drainMsMax);
    while (server.listening && goesOn()) await pause(lookEveryMs);
  };
}

/**
 * After a stop is requested, every answer closes its connection. New connections are still accepted for a moment,
 * because a server that stops listening at once resets connections that the kernel has already accepted. A load
 * balancer needs `leastMs` to notice that the process is no longer ready, and sends requests until then.
 */
export function endConnectionsOnClose(app: FastifyInstance, leastMs: number): void {
  const closing = { isUnderWay: false };
  const endStreams: (() => Promise<void>)[] = [];
  app.decorate('closing', closing);
  app.decorate('endStreams', endStreams);
  const untilQuiet = watchConnections(app, leastMs);
  app.addHook('onSend', async (_request, reply) => {
    if (closing.isUnderWay) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing.isUnderWay = true;
    setTimeout(() => app.server.closeAllConnections(), leastMs + graceMs).unref();
    await Promise.all(endStreams.map((end) => end()));
    await untilQuiet();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is stopping; then every answer closes its connection. */
    closing: { isUnderWay: boolean };
    /** Callbacks that end endless answers; called when the process stops. */
    endStreams: (() => Promise<void>)[];
  }
}
