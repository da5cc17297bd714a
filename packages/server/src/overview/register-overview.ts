import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../kit/http/route.ts';
import { findEverywhere } from './find-everywhere.ts';
import { findWaiting } from './find-waiting.ts';

/** What staff see across all domains. */
export async function registerOverview(app: FastifyInstance): Promise<void> {
  route(app, v1.waiting.find, findWaiting);
  route(app, v1.search.find, findEverywhere);
}
