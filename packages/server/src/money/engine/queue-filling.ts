import type { Db } from '../../kit/database/types.ts';
import type { Jobs } from '../../kit/jobs/create-jobs.ts';
import { fillingQueue } from '../../project/waiting-places/filling-queue.ts';
import type { World } from './world.ts';

/** Enqueues the job that fills the waiting lists of projects with free room, in the same transaction. */
export async function queueFilling(
  tx: Db,
  jobs: Pick<Jobs, 'enqueue'>,
  world: World,
  projectIds: Iterable<string>,
): Promise<void> {
  for (const projectId of projectIds) {
    const project = world.projects.get(projectId)?.project;
    if (project?.waitingNumber && project.amountInvestedCents < project.financingAmountCents)
      await jobs.enqueue(tx, fillingQueue, { projectId });
  }
}
