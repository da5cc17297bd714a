import type { Services } from '../../kit/services.ts';
import { openingsQueue } from './openings-queue.ts';
import { tellOpenings } from './tell-openings.ts';

/** Tells followers after a change of phase, and regularly, since an offer also begins on a day or after an allocation. */
export async function startTellingOpenings(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.handle(openingsQueue, (data) =>
    tellOpenings(services, (data as { projectId: string }).projectId),
  );
  await jobs.schedule('tell-openings', '*/5 * * * *', () => tellOpenings(services));
}
