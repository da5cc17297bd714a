import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { waitingPlaceList } from './queries.ts';

export async function registerWaitingPlaces(app: FastifyInstance): Promise<void> {
  route(app, v1.waitingPlaces.find, waitingPlaceList.find);

  exportRoute(app, v1.waitingPlaces.export, {
    fileName: 'waiting-places',
    find: waitingPlaceList.file,
  });
}
