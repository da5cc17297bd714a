import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../kit/services.ts';
import { writeCheckpoint } from './checkpoints.ts';
import { sealChains } from './seal-chains.ts';

const namedMax = 20;

/**
 * Seals the new rows. Throws if there are rows that the platform did not write, so that someone notices the
 * failed job.
 */
export async function sealEvidence(services: Services): Promise<void> {
  const foreign = await sealChains(services);
  if (foreign.length)
    throw new Error(`The platform did not write these rows: ${foreign.slice(0, namedMax).join(', ')}`);
}

/**
 * Signs a checkpoint before the first job does, so that the evidence of what was filled in or upgraded can be checked
 * at once. A file store that is down does not keep the platform from starting.
 */
export async function signAtStart(services: Services, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  await writeCheckpoint(services).catch((err) => log.error({ err }, 'no checkpoint was signed at the start'));
}
