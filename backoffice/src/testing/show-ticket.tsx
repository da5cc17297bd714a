import TicketShow from '../records/tickets/TicketShow.tsx';
import { buildMessage, buildTicket } from '../records/tickets/testing.ts';
import { fakeApi, listOf } from './fake-api.ts';
import { mount } from './mount.tsx';
import { buildMe, ids } from './records.ts';

export const ticket = buildTicket();
export const address = `/v1/support/tickets/${ticket.ticketId}`;
export const thread = `${address}/messages`;

/** Shows a ticket on a fake API, for tests. */
export function show(moreAnswers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(buildMe({ userId: ids.manager, name: 'Marcos', surname: 'Iglesias' })),
    [`GET ${address}`]: ticket,
    [`GET ${thread}`]: listOf(buildMessage()),
    [`GET ${address}/notes`]: listOf(),
    'GET /v1/support/canned-answers': listOf(),
    ...moreAnswers,
  });
  // The page also marks on its own who writes an answer.
  const sent = (method: string) =>
    calls
      .filter((call) => call.method === method && !call.path.includes('/work-claims'))
      .map(({ body }) => body);
  const options = { at: `/ticket/${ticket.ticketId}`, route: '/ticket/:id', resource: 'ticket' };
  return { calls, sent, ...mount(<TicketShow />, options) };
}
