import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { findObjection } from './find-objection.ts';
import { object } from './object.ts';

export async function registerObjections(app: FastifyInstance): Promise<void> {
  route(
    app,
    v1.objections.find,
    async ({ db, services, query }) => (await findObjection(db, services, query.token)).answer,
  );
  route(app, v1.objections.create, ({ services, query, change }) =>
    change((draft) => object(draft, services, query.token)),
  );
}
