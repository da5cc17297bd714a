import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 25;
/** Connections that the kernel has accepted reach the process within this time. */
const quietMs = 200;
const drainMsMax = 3_000;

/**
 * Goes on accepting connections for a moment after a stop was requested, until no new one arrives and each has been
 * answered: a server that stops listening at once resets those that the kernel has accepted already. Every
 * answer closes its connection meanwhile.
 */
export function drainConnections(app: FastifyInstance): void {
  const unanswered = new Set<Socket>();
  let lastAt = 0;
  app.server.on('connection', (socket) => {
    lastAt = performance.now();
    unanswered.add(socket);
    socket.once('close', () => unanswered.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => unanswered.delete(socket));
  });
  app.addHook('preClose', async () => {
    const stoppedAt = performance.now();
    while (app.server.listening && performance.now() - stoppedAt < drainMsMax) {
      if (unanswered.size === 0 && performance.now() - lastAt > quietMs) return;
      await pause(lookEveryMs);
    }
  });
}
