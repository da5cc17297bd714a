import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { findBalanceRows, findBalances } from './queries.ts';

export async function registerBankBalances(app: FastifyInstance): Promise<void> {
  route(app, v1.bankBalances.find, ({ db, query }) => findBalances(db, query));

  exportRoute(app, v1.bankBalances.export, {
    find: ({ query }, db, page) => findBalanceRows(db, { ...query, ...page }),
  });
}
