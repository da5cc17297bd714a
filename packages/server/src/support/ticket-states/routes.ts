import { isTicketOver, pageOfLookUp, ticketStateIds, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';

const states = ticketStateIds.map((stateId, orderIndex) => ({
  stateId,
  name: stateId,
  orderIndex,
  isOver: isTicketOver(stateId),
}));

export async function registerTicketStates(app: FastifyInstance): Promise<void> {
  route(app, v1.ticketStates.find, async ({ query }) => pageOfLookUp(states, query));
}
