import type { FastifyInstance } from 'fastify';
import { registerPromotionTypes } from './promotion-types/routes.ts';
import { registerPromotions } from './promotions/routes.ts';

export async function registerPromotionDomain(app: FastifyInstance): Promise<void> {
  await registerPromotionTypes(app);
  await registerPromotions(app);
}
