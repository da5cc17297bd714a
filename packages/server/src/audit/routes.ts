import { listAuditEntries } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../routing/route.ts';
import { findAuditEntries } from './repository.ts';

export async function registerAudit(app: FastifyInstance): Promise<void> {
  route(app, listAuditEntries, ({ db, query }) => findAuditEntries(db, query));
}
