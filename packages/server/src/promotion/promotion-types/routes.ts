import { pageOfLookUp, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { promotionTypeList } from './catalogue.ts';

export async function registerPromotionTypes(app: FastifyInstance): Promise<void> {
  route(app, v1.promotionTypes.find, async ({ query }) => pageOfLookUp(promotionTypeList, query));
}
