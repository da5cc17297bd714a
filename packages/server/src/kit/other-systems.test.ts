/**
 * Goal: the platform talks to an external system only if its certificate is trusted, and does not follow redirects.
 * Method: small real servers with a certificate that no authority signed, and one that redirects.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect, createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSigned } from '../../test/self-signed.ts';
import { createFileStore } from './files/create-file-store.ts';
import { createIdentity } from './identity/create-identity.ts';
import { smtpTransport } from './mail/smtp-transport.ts';

const own = selfSigned();
const timeouts = { fileStoreMs: 10_000, mailMs: 10_000, identityMs: 10_000, scannerMs: 10_000 };
let secretsSeen = '';
let requests: string[] = [];

const answer = (url = '', host = '') => {
  requests.push(url);
  return url.startsWith('/elsewhere') ? {} : { location: `http://${host}/elsewhere` };
};
const redirecting: Server = createServer(({ url, headers }, response) =>
  response.writeHead(url?.startsWith('/elsewhere') ? 200 : 307, answer(url, headers.host)).end('{}'),
);
const overHttps = createHttpsServer(own, ({ url }, response) => {
  requests.push(url ?? '');
  response.end('{}');
});
const overTls = createTlsServer(own, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => (secretsSeen += data.toString()));
  socket.write('220 localhost ESMTP\r\n');
});
const servers = [redirecting, overHttps, overTls];

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
beforeAll(async () => {
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});
afterAll(() => {
  for (const server of servers) server.close();
});

const storeAt = (endpoint: string) =>
  createFileStore({
    files: {
      kind: 's3',
      endpoint,
      publicEndpoint: endpoint,
      bucket: 'semilla',
      checkpointBucket: undefined,
      region: 'us-east-1',
      accessKeyId: 'platform',
      secretAccessKey: 'geheim',
    },
    timeouts,
  });
const providerAt = (baseUrl: string) =>
  createIdentity({
    config: {
      publicUrl: 'https://semilla.example',
      timeouts,
      identity: { kind: 'veriff', baseUrl, apiKey: 'our-key', secrets: ['geheim'] },
    },
    keys: undefined as never,
    web: { fetch, ownUrl: () => '' },
  });
const person = {
  verificationId: '01890a5d-ac96-774b-bcce-b302099a8057',
  userId: '01890a5d-ac96-774b-bcce-b302099a8058',
  firstName: 'Lucía',
  lastName: 'Ferrer',
  gender: null,
  dateOfBirth: null,
  document: null,
  nationality: null,
};

/** The messages of an error and all its causes. */
const wholeMessage = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${wholeMessage(error.cause)}` : '';
const failureOf = async (call: Promise<unknown>) =>
  wholeMessage(
    await call.then(
      () => undefined,
      (error) => error,
    ),
  );

describe('a certificate that no authority signed', () => {
  it('[P7] is accepted by a client that trusts it', async () => {
    const socket = connect({
      port: portOf(overTls),
      host: '127.0.0.1',
      servername: 'localhost',
      ca: own.cert,
    });
    await once(socket, 'secureConnect');
    expect(socket.authorized).toBe(true);
    socket.destroy();
  });

  it('[P7] ends the connection to a mail server before anything is sent', async () => {
    const mail = {
      kind: 'account.disabled',
      userId: person.userId,
      headers: {},
      to: 'lucia@example.com',
      subject: 'Hola',
      text: 'Hola',
      html: '<p>Hola</p>',
    } as const;
    const url = `smtps://user:geheim@localhost:${portOf(overTls)}`;
    const sender = { from: 'hola@semilla.example', replyTo: 'hola@semilla.example', timeoutMs: 5_000 };
    expect(await failureOf(smtpTransport(url, sender)(mail))).toMatch(/self-signed certificate/);
    expect(secretsSeen).toBe('');
  });

  it('[P7] ends the connection to the file store and the identity provider', async () => {
    requests = [];
    const url = `https://localhost:${portOf(overHttps)}`;
    expect(await failureOf(storeAt(url).get('documents/a'))).toMatch(/self-signed certificate/);
    expect(await failureOf(providerAt(url).createSession(person))).toMatch(/self-signed certificate/);
    expect(requests).toEqual([]);
  });
});

describe('a redirect', () => {
  it('[P7] of the file store is not followed', async () => {
    requests = [];
    const store = storeAt(`http://127.0.0.1:${portOf(redirecting)}`);
    expect(await failureOf(store.get('documents/a'))).toContain('answered 307');
    expect(await failureOf(store.put('documents/a', Buffer.from('a'), 'text/plain'))).toContain(
      'answered 307',
    );
    expect(requests).toEqual(['/semilla/documents/a', '/semilla/documents/a']);
  });

  it('[P7] of the identity provider is not followed', async () => {
    requests = [];
    const provider = providerAt(`http://127.0.0.1:${portOf(redirecting)}`);
    expect(await failureOf(provider.createSession(person))).toContain('cannot be reached');
    expect(await failureOf(provider.readDecision('s-1'))).toContain('cannot be reached');
    expect(requests).toEqual(['/v1/sessions', '/v1/sessions/s-1/decision']);
  });
});
