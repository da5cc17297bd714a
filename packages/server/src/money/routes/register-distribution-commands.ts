import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { closeProject } from '../commands/close-project.ts';
import { runDistribution } from '../commands/run-distribution.ts';
import { moneyRoute } from '../engine/money-route.ts';

// A preview is decided like the real command, on the current data, but nothing is written, so it has no id and no time.
const withoutIds = <T extends { distributionId: string | null; createdAt: Date | null }>(answer: T): T => ({
  ...answer,
  distributionId: null,
  createdAt: null,
});

export async function registerDistributionCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(
    app,
    v1.distributions.distribute,
    async ({ actor, body, caller, params, query, preview, run }) => {
      const command = runDistribution({ actor, ...params, ...body, adminId: caller.userId });
      return query.preview ? withoutIds(await preview(command)) : run(command);
    },
  );

  moneyRoute(
    app,
    v1.distributions.closeProject,
    async ({ actor, body, caller, params, query, preview, run }) => {
      const command = closeProject({ actor, ...params, ...body, adminId: caller.userId });
      return query.preview ? withoutIds(await preview(command)) : run(command);
    },
  );
}
