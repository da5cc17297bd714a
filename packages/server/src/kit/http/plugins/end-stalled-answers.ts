import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection of a client that reads nothing of its answer for `afterMs`. Otherwise it could keep the answer
 * in memory, and count as a running read, for as long as it likes. Node lifts the limit when the answer is complete.
 */
export function endStalledAnswers(app: FastifyInstance, afterMs: number): void {
  app.addHook('onSend', async (_request, { raw }) => {
    // Requests injected by the platform itself have no real socket.
    if (raw.socket instanceof Socket) raw.socket.setTimeout(afterMs);
  });
}
