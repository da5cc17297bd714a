import type { FastifyInstance } from 'fastify';
import { registerMeRoutes } from './me-routes.ts';
import { registerUserRoutes } from './routes.ts';

export async function registerUsers(app: FastifyInstance): Promise<void> {
  await registerMeRoutes(app);
  await registerUserRoutes(app);
}
