import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { wishList } from './queries.ts';

export async function registerWishes(app: FastifyInstance): Promise<void> {
  route(app, v1.wishes.find, wishList.find);

  exportRoute(app, v1.wishes.export, { find: wishList.file });
}
