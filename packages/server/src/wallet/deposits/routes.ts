import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';

export async function registerDeposits(app: FastifyInstance): Promise<void> {
  route(app, v1.depositAccount.find, async ({ services }) => ({
    depositAccount: services.config.depositAccount ?? null,
  }));
}
