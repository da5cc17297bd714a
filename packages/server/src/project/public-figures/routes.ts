import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { findTrackRecord } from './find-track-record.ts';
import { findPublicCountries, findPublicFigures, findTiedInvestments } from './queries.ts';

export async function registerPublicFigures(app: FastifyInstance): Promise<void> {
  route(app, v1.publicFigures.find, ({ db }) => findPublicFigures(db));

  route(app, v1.publicFigures.findTrackRecord, ({ db, now }) => findTrackRecord(db, now));

  route(app, v1.publicFigures.findTiedInvestments, ({ db }) => findTiedInvestments(db));

  route(app, v1.publicFigures.findCountries, async ({ db }) => {
    const data = await findPublicCountries(db);
    return { data, total: data.length };
  });
}
