import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { lookUpPaging, page } from '../shared/paging.ts';
import { ticketStateIds } from './ticket-state-rules.ts';

export const ticketStateId = z.enum(ticketStateIds).meta({ example: 'Open' });

export const ticketState = z.object({
  stateId: ticketStateId,
  name: z.string().meta({ example: 'Open' }),
  orderIndex: z.int().meta({ example: 0 }),
  isOver: z.boolean().meta({ example: false, description: 'Whether the ticket is finished.' }),
});
export type TicketState = z.output<typeof ticketState>;

export const ticketStatesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/support/ticket-states',
    summary: 'The states of a ticket, in order.',
    who: 'tickets.read',
    query: lookUpPaging,
    answer: page(ticketState),
  }),
};
