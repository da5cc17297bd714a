import type { FastifyInstance } from 'fastify';
import { sendDigests } from './send-digests.ts';

export function registerDigests(app: FastifyInstance): void {
  app.addHook('onReady', () =>
    app.services.jobs.schedule('send-digests', '0 8 * * *', () => sendDigests(app.services)),
  );
}
