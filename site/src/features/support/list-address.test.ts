import { expect, it } from 'vitest';
import { readTicketListAddress, ticketQuery, writeTicketListAddress } from './list-address.ts';

it('[R6] keeps state and page in the address', () => {
  const address = { stateId: 'Closed', page: 3 } as const;
  expect(readTicketListAddress(writeTicketListAddress(address))).toEqual(address);
  expect(readTicketListAddress('?state=nothing&page=-1')).toEqual({ stateId: undefined, page: 1 });
});

it('[C9] requests the user’s own tickets, last updated first', () => {
  expect(ticketQuery({ stateId: 'Open', page: 2 }, 'u')).toMatchObject({
    userId: 'u',
    stateId: 'Open',
    orderBy: 'updatedAt',
    orderSide: 'desc',
    skip: 10,
  });
});
