import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { findDesk } from './find-desk.ts';

export async function registerTreasury(app: FastifyInstance): Promise<void> {
  route(app, v1.treasury.find, (call) => findDesk(app, call));
}
