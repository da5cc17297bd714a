import { exportTotps, listTotps } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { findTotps } from './repository.ts';

/** Whose devices are told: one's own, or for whoever may see all everybody's. */
const ownerOf = ({ caller, scope }: Call<typeof listTotps> | Call<typeof exportTotps>) =>
  scope === 'all' ? undefined : (caller.userId ?? '');

export function registerTotpLists(app: FastifyInstance): void {
  route(app, listTotps, (call) => findTotps(call.db, call.query, ownerOf(call)));

  exportRoute(app, exportTotps, {
    fileName: 'one-time-code-devices',
    find: (call, db, page) => findTotps(db, { ...call.query, ...page }, ownerOf(call)),
  });
}
