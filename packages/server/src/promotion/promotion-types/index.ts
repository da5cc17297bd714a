import { listPromotionTypes } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../routing/route.ts';
import { promotionTypeList } from './catalogue.ts';

export async function registerPromotionTypes(app: FastifyInstance): Promise<void> {
  route(app, listPromotionTypes, async () => ({ data: promotionTypeList, total: promotionTypeList.length }));
}
