import type { FastifyInstance } from 'fastify';
import { fillingQueue } from '../project/waiting-places/filling-queue.ts';
import { findNextPlace, findProjectsWaitedFor } from '../project/waiting-places/queries.ts';
import { fillWaitingPlace } from './commands/fill-waiting-place.ts';
import { platformKey } from './platform-key.ts';
import { textsInForce } from './routes/shown-with.ts';

/** Fills the room in a project from its waiting list, in order, until the room or the list is used up. */
export async function fillWaitingList(
  { services, executor }: FastifyInstance,
  projectId: string,
): Promise<void> {
  const { database, config } = services;
  const inForce = textsInForce(config);
  for (let last = 0; ; ) {
    const next = await findNextPlace(database.db, projectId, last);
    if (!next) return;
    const { state, isSkipped } = await executor.run(fillWaitingPlace(next, inForce), platformKey());
    if (state === 'waiting' && !isSkipped) return;
    last = next.number;
  }
}

/**
 * Fills all waiting lists. A job does this regularly, because room also comes from a raised target, and
 * places must end when their project does.
 */
export async function fillWaitingLists(app: FastifyInstance): Promise<void> {
  const { database, eachAlone } = app.services;
  const projectIds = await findProjectsWaitedFor(database.db);
  await eachAlone('fill-waiting-lists', projectIds, (projectId) => fillWaitingList(app, projectId));
}

export async function startFilling(app: FastifyInstance): Promise<void> {
  const { jobs } = app.services;
  await jobs.handle(fillingQueue, (data) => fillWaitingList(app, (data as { projectId: string }).projectId));
}
