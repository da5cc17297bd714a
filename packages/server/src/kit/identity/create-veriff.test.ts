// Goal: only messages signed by the provider are accepted, and missing or additional fields are not an error.
// Method: a small HTTP server replaces the provider and answers what each test sets.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdentity } from './create-identity.ts';
import { IdentityUnavailable, UnsignedMessage } from './failures.ts';
import type { PersonToVerify } from './identity-provider.ts';
import { isSignedBy, signatureOf } from './signature.ts';

const secret = 'abcdef12-abcd-abcd-abcd-abcdef012345';
const vector = {
  body: '{"verification":{"callback":"https://veriff.com","person":{"firstName":"John","lastName":"Smith"},"document":{"type":"PASSPORT","country":"EE"},"vendorData":"unique id of the end-user","timestamp":"2016-05-19T08:30:25.597Z"}}',
  signature: '0dcab73ddd20062616d104231c7439657546a5c24e4691977da93bb854c31e25',
};

let server: Server;
let answer: { status: number; body: string; headers?: Record<string, string> };
let lastRequest: { method: string; url: string; headers: IncomingHttpHeaders; body: string };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    lastRequest = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  answer = { status: 500, body: '' };
});

const timeouts = { fileStoreMs: 10_000, mailMs: 10_000, identityMs: 10_000, scannerMs: 10_000 };

const provider = (more: { publicUrl?: string; secrets?: string[]; baseUrl?: string } = {}) => {
  const { publicUrl = 'https://semilla.example', secrets = [secret] } = more;
  const baseUrl = more.baseUrl ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return createIdentity({
    config: { publicUrl, timeouts, identity: { kind: 'veriff', baseUrl, apiKey: 'our-key', secrets } },
    keys: undefined as never,
    web: { fetch, ownUrl: () => '' },
  });
};

const person: PersonToVerify = {
  verificationId: '01890a5d-ac96-774b-bcce-b302099a8057',
  userId: '01890a5d-ac96-774b-bcce-b302099a8058',
  firstName: 'Lucía',
  lastName: 'Ferrer',
  gender: 'F',
  dateOfBirth: '1988-05-21',
  document: null,
  nationality: 'ES',
};

describe('a signature', () => {
  it('[B6] of the test vector matches the protocol', () => {
    expect(signatureOf(secret, vector.body)).toBe(vector.signature);
    expect(isSignedBy([secret], vector.body, vector.signature)).toBe(true);
  });

  it.each([
    ['in capital letters', vector.signature.toUpperCase(), true],
    ['of another body', signatureOf(secret, `${vector.body} `), false],
    ['by another secret', signatureOf('another', vector.body), false],
    ['that is cut off', vector.signature.slice(0, 62), false],
    ['that is not hexadecimal', 'x'.repeat(64), false],
    ['that is missing', undefined, false],
    ['that is empty', '', false],
  ])('[B6] %s', (_title, signature, isGood) => {
    expect(isSignedBy([secret], vector.body, signature)).toBe(isGood);
  });

  it('[B6] is accepted with either of two secrets while one is being replaced', () => {
    const both = ['the new one', secret];
    expect(isSignedBy(both, vector.body, vector.signature)).toBe(true);
    expect(isSignedBy(both, vector.body, signatureOf('the new one', vector.body))).toBe(true);
    expect(isSignedBy(['the new one', 'another'], vector.body, vector.signature)).toBe(false);
  });
});

describe('a session', () => {
  const created = (more: object) => ({
    status: 201,
    body: JSON.stringify({
      status: 'success',
      verification: { id: 's-1', url: 'https://v.example/s', ...more },
    }),
  });

  it('[C13][B6] is created by a signed request that names the person', async () => {
    answer = created({ vendorData: null, host: 'https://v.example', status: 'created', sessionToken: 'x' });
    expect(await provider({ secrets: ['new', 'old'] }).createSession(person)).toEqual({
      sessionId: 's-1',
      url: 'https://v.example/s',
    });
    expect(lastRequest).toMatchObject({ method: 'POST', url: '/v1/sessions' });
    expect(lastRequest.headers['x-auth-client']).toBe('our-key');
    expect(lastRequest.headers['x-hmac-signature']).toBe(signatureOf('new', lastRequest.body));
    expect(JSON.parse(lastRequest.body)).toEqual({
      verification: {
        callback: 'https://semilla.example/user/profile',
        person: { firstName: 'Lucía', lastName: 'Ferrer', gender: 'F', dateOfBirth: '1988-05-21' },
        vendorData: person.verificationId,
        endUserId: person.userId,
      },
    });
  });

  it.each([
    ['ID_CARD', { idNumber: '00000000T' }, { country: 'ES' }],
    ['RESIDENCE_PERMIT', { idNumber: '00000000T' }, {}],
    ['PASSPORT', {}, { country: 'ES' }],
    ['VISA', {}, {}],
  ] as const)(
    '[B6] sends the known %s with the national number and the country that it proves',
    async (type, who, from) => {
      answer = created({});
      await provider().createSession({ ...person, document: { type, number: '00000000T' } });
      const { verification } = JSON.parse(lastRequest.body);
      const { firstName, lastName, gender, dateOfBirth } = person;
      expect(verification.person).toEqual({ firstName, lastName, gender, dateOfBirth, ...who });
      expect(verification.document).toEqual({ type, number: '00000000T', ...from });
    },
  );

  it('[B6] is created without null values, and without a callback if it is not HTTPS', async () => {
    answer = created({ baseUrl: 'https://v.example' });
    const unknown = { ...person, lastName: null, gender: null, dateOfBirth: null };
    await provider({ publicUrl: 'http://localhost:3000' }).createSession(unknown);
    const { verification } = JSON.parse(lastRequest.body);
    expect(verification).toEqual({
      person: { firstName: 'Lucía' },
      vendorData: person.verificationId,
      endUserId: person.userId,
    });
  });

  it.each([
    ['refuses', { status: 401, body: '{"status":"fail"}' }],
    ['answers no JSON', { status: 201, body: '<html>' }],
    ['answers without an id', { status: 201, body: '{"verification":{"id":null}}' }],
    [
      'gives an address that is not a page',
      { status: 201, body: '{"verification":{"id":"s","url":"javascript:alert(1)"}}' },
    ],
    ['redirects', { status: 302, body: '', headers: { location: 'https://elsewhere.example' } }],
  ])('[C13] is not opened if the provider %s', async (_title, response) => {
    answer = response;
    await expect(provider().createSession(person)).rejects.toBeInstanceOf(IdentityUnavailable);
  });

  it('[C13] is not opened if the provider cannot be reached', async () => {
    const nowhere = provider({ baseUrl: 'http://127.0.0.1:9' });
    await expect(nowhere.createSession(person)).rejects.toMatchObject({ hasAnswered: false });
  });
});

describe('the decision on a session', () => {
  const signed = (verification: unknown, by = secret, client = 'our-key') => {
    const body = JSON.stringify({ status: 'success', verification });
    const headers = { 'vrf-auth-client': client, 'vrf-hmac-signature': signatureOf(by, body) };
    return { status: 200, body, headers };
  };

  it('[B6] is requested with a signature of the id, and may not exist yet', async () => {
    answer = signed(null);
    expect(await provider().readDecision('s-1')).toBeUndefined();
    expect(lastRequest).toMatchObject({ method: 'GET', url: '/v1/sessions/s-1/decision', body: '' });
    expect(lastRequest.headers['x-hmac-signature']).toBe(signatureOf(secret, 's-1'));
  });

  it('[B6] is accepted only if it is signed and about this session', async () => {
    answer = signed({ id: 's-1', status: 'approved' });
    expect(await provider().readDecision('s-1')).toMatchObject({ kind: 'decision', status: 'approved' });
    answer = signed({ id: 's-2', status: 'approved' });
    expect(await provider().readDecision('s-1')).toBeUndefined();
    for (const forged of [
      signed({ id: 's-1', status: 'approved' }, 'another'),
      signed({ id: 's-1', status: 'approved' }, secret, 'another'),
      { ...signed({ id: 's-1', status: 'approved' }), headers: {} },
    ]) {
      answer = forged;
      await expect(provider().readDecision('s-1')).rejects.toBeInstanceOf(IdentityUnavailable);
    }
  });
});

describe('a message', () => {
  const read = (message: unknown, headers?: Record<string, string>) => {
    const rawBody = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
    const usual = { 'x-auth-client': 'our-key', 'x-hmac-signature': signatureOf(secret, rawBody) };
    return provider({ secrets: ['new', secret] }).readMessage({ headers: headers ?? usual, rawBody });
  };
  const event = { id: 's-1', feature: 'selfid', code: 7001, action: 'started', vendorData: null };
  const own = signatureOf(secret, JSON.stringify(event));

  it.each<[string, Record<string, string>]>([
    ['for another client', { 'x-auth-client': 'another', 'x-hmac-signature': own }],
    ['for no client', { 'x-hmac-signature': own }],
    ['without a signature', { 'x-auth-client': 'our-key' }],
    ['with the older signature alone', { 'x-auth-client': 'our-key', 'x-signature': own }],
    [
      'with a wrong signature beside a right one',
      { 'x-auth-client': 'our-key', 'x-hmac-signature': 'f'.repeat(64), 'vrf-hmac-signature': own },
    ],
  ])('[B6] %s is refused', (_title, headers) => {
    expect(() => read(event, headers)).toThrow(UnsignedMessage);
  });

  it('[B6] may have its signature in upper case, or in the newer header', () => {
    const news = { kind: 'event', sessionId: 's-1', attemptId: null, action: 'started' };
    expect(read(event)).toEqual(news);
    expect(read(event, { 'x-auth-client': 'our-key', 'x-hmac-signature': own.toUpperCase() })).toEqual(news);
    expect(read(event, { 'x-auth-client': 'our-key', 'vrf-hmac-signature': own })).toEqual(news);
  });

  it('[B6] may omit almost any field, or send it as null', () => {
    const withoutDetails = {
      reason: null,
      reasonCode: null,
      person: null,
      document: null,
      decidedAt: null,
      attemptId: null,
    };
    expect(read({ status: 'success', verification: { id: 's-1', status: 'declined' } })).toMatchObject({
      ...withoutDetails,
      kind: 'decision',
      status: 'declined',
    });
    const nulls = { code: 9102, reason: null, reasonCode: null, attemptId: null, decisionTime: null };
    expect(
      read({ verification: { id: 's-1', status: 'declined', ...nulls, person: null, document: null } }),
    ).toMatchObject(withoutDetails);
    const empty = { firstName: null, lastName: null, dateOfBirth: null, nationality: null, gender: null };
    expect(
      read({ verification: { id: 's-1', status: 'approved', person: empty, document: { type: null } } }),
    ).toMatchObject({ person: empty, document: { type: null, number: null, country: null } });
  });

  it('[B6] may contain unexpected values', () => {
    const verification = {
      id: 's-1',
      status: 'APPROVED',
      reasonCode: '106',
      decisionTime: 'yesterday',
      person: { dateOfBirth: '21/05/1988', nationality: 'spain', gender: 'X', pets: 2 },
      document: { type: 'LIBRARY_CARD', number: '', country: 'es', validUntil: '9999-12-31' },
      note: 'a\u0000b\ud800',
    };
    expect(read({ verification })).toMatchObject({
      status: 'approved',
      reasonCode: 106,
      decidedAt: null,
      person: { dateOfBirth: null, nationality: null, gender: null },
      document: { type: null, number: null, country: 'ES', validUntil: null },
      data: { note: 'ab\ufffd' },
    });
  });

  it('[B6] that cannot be read is ignored', () => {
    for (const strange of [
      {},
      { verification: null },
      { id: 7 },
      { id: 's', action: null },
      [],
      'null',
      '3',
    ]) {
      expect(read(strange)).toBeUndefined();
    }
  });
});

describe('without a provider', () => {
  const noProvider = createIdentity({
    config: { publicUrl: 'https://semilla.example', timeouts, identity: { kind: 'nobody' } },
    keys: undefined as never,
    web: { fetch, ownUrl: () => '' },
  });

  it('[C13] no session is opened and no message is accepted', async () => {
    await expect(noProvider.createSession(person)).rejects.toBeInstanceOf(IdentityUnavailable);
    expect(await noProvider.readDecision('s-1')).toBeUndefined();
    expect(() => noProvider.readMessage({ headers: {}, rawBody: Buffer.alloc(0) })).toThrow(UnsignedMessage);
  });
});
