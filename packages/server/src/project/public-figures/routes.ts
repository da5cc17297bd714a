import { listPublicCountries, readPublicFigures } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../routing/route.ts';
import { findPublicCountries, findPublicFigures } from './repository.ts';

export async function registerPublicFigures(app: FastifyInstance): Promise<void> {
  route(app, readPublicFigures, ({ db }) => findPublicFigures(db));

  route(app, listPublicCountries, async ({ db }) => {
    const data = await findPublicCountries(db);
    return { data, total: data.length };
  });
}
