import type { FastifyInstance } from 'fastify';
import { findFirstPlace, findProjectsWaitedFor } from '../project/waiting-places/queries.ts';
import { fillWaitingPlace } from './commands/fill-waiting-place.ts';
import { fillingQueue } from './engine/queue-filling.ts';
import { platformKey } from './platform-key.ts';

/** Fills the room in a project with the places of its waiting list, in order, until there is no room or no place. */
export async function fillWaitingList(
  { services, executor }: FastifyInstance,
  projectId: string,
): Promise<void> {
  const { database, config } = services;
  const inForce = { riskWarning: config.fixedTexts.riskWarning, terms: config.orderTerms };
  let previousId: string | undefined;
  for (;;) {
    const first = await findFirstPlace(database.db, projectId);
    if (!first || first.waitingPlaceId === previousId) return;
    previousId = first.waitingPlaceId;
    const { state } = await executor.run(fillWaitingPlace(first, inForce), platformKey());
    if (state === 'waiting') return;
  }
}

/** Room is also made by staff who raise a target, and a list ends with its project. */
export async function fillWaitingLists(app: FastifyInstance): Promise<void> {
  for (const projectId of await findProjectsWaitedFor(app.services.database.db))
    await fillWaitingList(app, projectId);
}

export async function startFilling(app: FastifyInstance): Promise<void> {
  const { jobs } = app.services;
  await jobs.handle(fillingQueue, (data) => fillWaitingList(app, (data as { projectId: string }).projectId));
  await jobs.schedule('fill-waiting-lists', '*/5 * * * *', () => fillWaitingLists(app));
}
