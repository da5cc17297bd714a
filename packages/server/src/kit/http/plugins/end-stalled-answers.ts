import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection of a client that takes nothing of its answer for so long: it would hold the answer in memory,
 * and the place of a reader, for as long as it likes. Node takes the limit off again once the answer is complete.
 */
export function endStalledAnswers(app: FastifyInstance, afterMs: number): void {
  app.addHook('onSend', async (_request, { raw }) => {
    // Requests by the platform itself have none.
    if (raw.socket instanceof Socket) raw.socket.setTimeout(afterMs);
  });
}
