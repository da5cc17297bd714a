import { localeRecords, pageOfLookUp, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';

export async function registerLocales(app: FastifyInstance): Promise<void> {
  route(app, v1.locales.find, async ({ query }) => pageOfLookUp(localeRecords, query));
}
