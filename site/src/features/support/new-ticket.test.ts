import { v1 } from '@semilla/contract';
import { expect, it } from 'vitest';
import { ticketBody } from './use-new-ticket.ts';

const call = (path: string) => ({
  at: '2026-03-14T09:30:00.000Z',
  method: 'GET',
  path,
  status: 200,
  durationMs: 12,
});
const picture = new File(['x'], 'captura.jpg', { type: 'image/jpeg' });
const pdf = new File(['x'], 'justificante.pdf', { type: 'application/pdf' });
const written = { title: 'No carga', description: 'Nada', withScreenshot: true, withHistory: true };
const enclosed = { files: [pdf], screenshot: picture, calls: [call('/v1/a'), call('/v1/b')] };

it('[C11] sends each API response as a JSON file, with the screenshot and the kind of each file', async () => {
  const body = ticketBody(written, enclosed);
  expect(body.documentOwnerTypes).toEqual(['attachment', 'screenshot', 'request-history', 'request-history']);
  expect(v1.tickets.create.body.safeParse(body).success).toBe(true);
  expect(JSON.parse(await (body.documents[2] as File).text())).toEqual(call('/v1/a'));
});

it('[C11][R23] leaves out what the user unticked', () => {
  const body = ticketBody({ ...written, withScreenshot: false, withHistory: false }, enclosed);
  expect(body.documents).toEqual([pdf]);
});
