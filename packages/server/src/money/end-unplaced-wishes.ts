import type { FastifyInstance } from 'fastify';
import { findProjectsPastWishes } from '../project/wishes/queries.ts';
import { endWishes } from './commands/end-wishes.ts';
import { platformKey } from './platform-key.ts';

/** Ends the wishes in projects that can no longer turn them into orders, and returns their deposits. */
export async function endUnplacedWishes({ services, executor }: FastifyInstance): Promise<void> {
  const projectIds = await findProjectsPastWishes(services.database.db, services.now());
  await services.eachAlone('end-wishes', projectIds, (projectId) =>
    executor.run(endWishes(projectId), platformKey()),
  );
}
