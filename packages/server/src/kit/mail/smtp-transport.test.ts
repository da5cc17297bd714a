// Goal: if TLS is required, a mail is not sent in plain text, even if the mail server offers no TLS.
import { expect, it } from 'vitest';
import { startSmtpServer } from '../../../test/start-smtp-server.ts';
import { smtpTransport } from './smtp-transport.ts';

const mail = {
  kind: 'account.disabled',
  userId: '01890a5d-ac96-774b-bcce-b302099a8057',
  headers: {},
  to: 'lucia@example.com',
  subject: 'Hola',
  text: 'Hola',
  html: '<p>Hola</p>',
} as const;

it('[B8] sends nothing without TLS if the address of the mail server requires it', async () => {
  const server = await startSmtpServer();
  const sender = { from: 'hola@semilla.example', replyTo: 'hola@semilla.example', timeoutMs: 5_000 };
  await expect(smtpTransport(`${server.url}?requireTLS=true`, sender)(mail)).rejects.toThrow(/STARTTLS/);
  expect(server.taken).toEqual([]);
  await smtpTransport(server.url, sender)(mail);
  expect(server.taken).toHaveLength(1);
  await server.close();
});
