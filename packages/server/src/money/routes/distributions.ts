import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { closeProject as closing } from '../commands/close-project.ts';
import { runDistribution as running } from '../commands/run-distribution.ts';
import { moneyRoute } from '../engine/money-route.ts';

// A preview is decided like the real thing, on what is there now; only then nothing is written.
const previewed = <T extends { distributionId: string | null; createdAt: Date | null }>(answer: T): T => ({
  ...answer,
  distributionId: null,
  createdAt: null,
});

export async function registerDistributionCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(
    app,
    v1.distributions.distribute,
    async ({ actor, body, caller, params, query, preview, run }) => {
      const command = running({ actor, ...params, ...body, adminId: caller.userId });
      return query.preview ? previewed(await preview(command)) : run(command);
    },
  );

  moneyRoute(
    app,
    v1.distributions.closeProject,
    async ({ actor, body, caller, params, query, preview, run }) => {
      const command = closing({ actor, ...params, ...body, adminId: caller.userId });
      return query.preview ? previewed(await preview(command)) : run(command);
    },
  );
}
