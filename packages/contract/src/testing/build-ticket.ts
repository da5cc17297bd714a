import type { InputOf } from '../shared/endpoint.ts';

import type * as v1 from '../v1.ts';

type NewTicket = InputOf<typeof v1.tickets.create>['body'];

let count = 0;

/** A ticket without files, with a unique title. */
export function buildNewTicket(overrides: Partial<NewTicket> = {}): NewTicket {
  count += 1;
  return {
    title: `No puedo descargar el contrato ${count}`,
    description: 'Al pulsar «Descargar» en la pestaña de documentación no ocurre nada.',
    documents: [],
    documentOwnerTypes: [],
    ...overrides,
  };
}

/** The latest API responses, as the page attaches them to a new ticket. */
export function buildRequestHistory(): Uint8Array<ArrayBuffer> {
  const at = '2026-03-14T09:30:00.000Z';
  const requestId = '01890a5d-ac96-774b-bcce-b302099a8057';
  const calls = [
    { at, method: 'GET', path: '/v1/account/users/me', status: 200, requestId, durationMs: 12 },
    {
      at,
      method: 'GET',
      path: '/v1/documents/view/…',
      status: 404,
      code: 'request.not_found',
      requestId,
      durationMs: 8,
    },
  ];
  return new TextEncoder().encode(JSON.stringify(calls, undefined, 2));
}
