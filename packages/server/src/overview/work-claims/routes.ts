import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { findClaims, releaseRecord, takeRecord } from './queries.ts';

export function registerWorkClaims(app: FastifyInstance): void {
  route(app, v1.workClaims.find, async (call) => ({
    data: await findClaims(call.db, call.query.queue, call),
  }));
  route(app, v1.workClaims.take, ({ body, caller, now, change }) =>
    change(({ tx }) => takeRecord(tx, body, { caller, userId: caller.userId, now })),
  );
  route(app, v1.workClaims.release, ({ params, caller, change }) =>
    change(({ tx }) => releaseRecord(tx, params, { caller, userId: caller.userId })),
  );
}
