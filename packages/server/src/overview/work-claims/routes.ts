import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { findClaims, releaseRecord, takeRecord } from './queries.ts';

export function registerWorkClaims(app: FastifyInstance): void {
  const { live } = app.services;
  route(app, v1.workClaims.find, async (call) => ({
    data: await findClaims(call.db, call.query.resource, call),
  }));
  route(app, v1.workClaims.take, async ({ body, caller, now, change }) => {
    const { first, event } = await change(({ tx }) =>
      takeRecord(tx, body, { caller, userId: caller.userId, now }),
    );
    live.announce([event]);
    return first;
  });
  route(app, v1.workClaims.release, async ({ params, caller, change }) => {
    const event = await change(({ tx }) => releaseRecord(tx, params, { caller, userId: caller.userId }));
    live.announce([event]);
  });
}
