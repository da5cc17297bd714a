import type { Services } from '../kit/services.ts';
import { writeCheckpoint } from './checkpoints.ts';
import { sealChains } from './seal-chains.ts';

export async function scheduleEvidence(services: Services): Promise<void> {
  await services.jobs.schedule('seal-chains', '*/2 * * * *', () => sealChains(services));
  await services.jobs.schedule('checkpoint', '*/30 * * * *', () => writeCheckpoint(services));
}
