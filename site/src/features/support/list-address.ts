import { type ClientInputOf, type TicketStateId, ticketStateIds, type v1 } from '@semilla/contract';

export const ticketsPerPage = 10;

/** The state of the list, stored in the query parameters. */
export interface TicketListAddress {
  stateId: TicketStateId | undefined;
  page: number;
}

export function readTicketListAddress(search: string): TicketListAddress {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  return {
    stateId: ticketStateIds.find((one) => one === given.get('state')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function writeTicketListAddress({ stateId, page }: TicketListAddress): string {
  const query = new URLSearchParams();
  if (stateId) query.set('state', stateId);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '?page=1';
}

type Query = NonNullable<ClientInputOf<typeof v1.tickets.find>['query']>;

export function ticketQuery({ stateId, page }: TicketListAddress, userId: string): Query {
  return {
    userId,
    ...(stateId && { stateId }),
    orderBy: 'updatedAt',
    orderSide: 'desc',
    getTotalByStates: true,
    skip: (page - 1) * ticketsPerPage,
    take: ticketsPerPage,
  };
}
