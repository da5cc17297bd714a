import { listDocumentTypes } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../routing/route.ts';
import { findDocumentTypes } from './repository.ts';

export async function registerDocumentTypes(app: FastifyInstance): Promise<void> {
  route(app, listDocumentTypes, ({ db, query }) => findDocumentTypes(db, query));
}
