import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { findKeyFigures } from './find-key-figures.ts';

export async function registerKeyFigures(app: FastifyInstance): Promise<void> {
  route(app, v1.keyFigures.find, (call) => findKeyFigures(call.db, call, call.now));
}
