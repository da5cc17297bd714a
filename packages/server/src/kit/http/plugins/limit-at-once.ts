import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { isReading } from '../database-for.ts';
import { createGate } from './create-gate.ts';

const retryAfterSeconds = 1;

/** How many requests of each kind run at the same time. */
export interface MostAtOnce {
  reads: number;
  /** Changes that do not move money. */
  changes: number;
}

/**
 * Which limit applies to a request. None applies to requests that move money, which only their queue limits,
 * or to event streams, which have their own limit.
 */
function kindOf(request: FastifyRequest): keyof MostAtOnce | undefined {
  if (request.routeOptions.config.endpoint?.answerKind === 'events') return undefined;
  if (isReading(request)) return 'reads';
  return request.routeOptions.config.movesMoney ? undefined : 'changes';
}

/**
 * Limits how many reads and changes of the API run at the same time; the others wait their turn, and are refused before
 * they cost anything if it would not come in time. Without the limits, many requests would use up memory and connections
 * and delay requests that move money.
 */
export function limitAtOnce(
  app: FastifyInstance,
  most: MostAtOnce,
  patienceMs: number,
  isExempt: (request: FastifyRequest) => boolean,
): void {
  const gates = { reads: createGate(most.reads, patienceMs), changes: createGate(most.changes, patienceMs) };
  const limitedKind = (request: FastifyRequest) => (isExempt(request) ? undefined : kindOf(request));
  const refusal = (kind: keyof MostAtOnce) =>
    new ApiError('request.unavailable', {
      retryAfterSeconds,
      cause: new Error(`too many ${kind} at once`),
    });

  async function admit(kind: keyof MostAtOnce, { raw }: FastifyReply): Promise<void> {
    const gate = gates[kind];
    const isIn = await gate.enter((giveUp) => raw.once('close', giveUp));
    if (!isIn) throw refusal(kind);
    let isInside = true;
    const leave = () => {
      if (isInside) gate.leave();
      isInside = false;
    };
    raw.once('finish', leave).once('close', leave);
    // The caller may have gone in the moment of entering.
    if (raw.destroyed) leave();
  }

  app.addHook('onRequest', async (request, reply) => {
    const kind = limitedKind(request);
    if (kind && gates[kind].isHopeless()) throw refusal(kind);
    if (kind === 'reads') await admit(kind, reply);
  });
  // Counted only once the body has arrived, so a client that sends it slowly does not count for a minute.
  app.addHook('preHandler', async (request, reply) => {
    if (!isReading(request) && limitedKind(request)) await admit('changes', reply);
  });
}
