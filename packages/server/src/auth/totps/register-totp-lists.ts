import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { findTotps } from './queries.ts';

/** The user whose devices a list shows: the caller, or undefined for administrators, who see all devices. */
const ownerOf = ({ caller, scope }: Call<typeof v1.totps.find> | Call<typeof v1.totps.export>) =>
  scope === 'all' ? undefined : (caller.userId ?? '');

export function registerTotpLists(app: FastifyInstance): void {
  route(app, v1.totps.find, (call) => findTotps(call.db, call.query, ownerOf(call)));

  exportRoute(app, v1.totps.export, {
    fileName: 'one-time-code-devices',
    find: (call, db, page) => findTotps(db, { ...call.query, ...page }, ownerOf(call)),
  });
}
