import { listPublicCountries, readPublicFigures } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { findPublicCountries, findPublicFigures } from './queries.ts';

export async function registerPublicFigures(app: FastifyInstance): Promise<void> {
  route(app, readPublicFigures, ({ db }) => findPublicFigures(db));

  route(app, listPublicCountries, async ({ db }) => {
    const data = await findPublicCountries(db);
    return { data, total: data.length };
  });
}
