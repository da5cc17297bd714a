// Goal: every message that the provider's protocol allows is handled correctly, and forged messages are refused.
// Method: the platform with its real client and a small fake provider, each on its own port. Every message goes over
// HTTP and is signed here according to the protocol, not by the platform's code.
import { createHmac, randomUUID } from 'node:crypto';
import { v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOverHttp } from '../../../test/identity.ts';
import { card, lookAt } from '../../../test/identity-news.ts';
import { type Beginner, beginner } from '../../../test/identity-sessions.ts';
import { mailsTo, mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { verificationSessions } from '../../schema/verification-sessions.ts';
import { pollDecisions } from './poll-decisions.ts';

const apiKey = 'our-key';
const secrets = ['abcdef12-abcd-abcd-abcd-abcdef012345', 'the one before it'] as const;
const sign = (signed: string, secret: string = secrets[0]) =>
  createHmac('sha256', secret).update(signed).digest('hex');

const decisions = new Map<string, object>();
let provider: FastifyInstance;
let test: TestApp;
let seen: Awaited<ReturnType<typeof lookAt>>;

beforeAll(async () => {
  provider = Fastify();
  provider.post('/v1/sessions', (_request, reply) => {
    const id = randomUUID();
    return reply.status(201).send({ verification: { id, url: `https://provider.example/${id}` } });
  });
  provider.get<{ Params: { id: string } }>('/v1/sessions/:id/decision', ({ params }, reply) => {
    const body = JSON.stringify({ status: 'success', verification: decisions.get(params.id) ?? null });
    return reply.headers({ 'x-auth-client': apiKey, 'x-hmac-signature': sign(body) }).send(body);
  });
  const baseUrl = await provider.listen({ port: 0, host: '127.0.0.1' });
  test = await buildTestApp({
    config: { identity: { kind: 'veriff', baseUrl, apiKey, secrets: [...secrets] } },
  });
  seen = await lookAt(test);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const json = { 'content-type': 'application/json' };
const client = { ...json, 'x-auth-client': apiKey };
const post = (body: string, headers: Record<string, string>) =>
  sendOverHttp(test, v1.verifications.receiveNews.path, body, headers);
const send = (message: object, secret?: string) => {
  const body = JSON.stringify(message);
  return post(body, { ...client, 'x-hmac-signature': sign(body, secret) });
};
const event = ({ sessionId }: Beginner, action: string, more: object = {}) => ({
  id: sessionId,
  feature: 'selfid',
  code: action === 'started' ? 7001 : 7002,
  action,
  vendorData: null,
  ...more,
});
const decision = ({ sessionId }: Beginner, status: string, more: object = {}) => ({
  status: 'success',
  verification: { id: sessionId, status, ...more },
});
const minutesAgo = (minutes: number) => new Date(test.clock.now.getTime() - minutes * 60_000).toISOString();

const nobody = { firstName: null, lastName: null, dateOfBirth: null, nationality: null, gender: null };
const noPaper = { type: null, number: null, country: null, validFrom: null, validUntil: null };
const nulls = { attemptId: null, code: null, reason: null, reasonCode: null, decisionTime: null };

interface Fixture {
  what: string;
  messages: (user: Beginner) => object[];
  becomes: object;
}

const fixtures: Fixture[] = [
  {
    what: 'events without the id of an attempt',
    messages: (user) => [event(user, 'started'), event(user, 'submitted')],
    becomes: { status: 'Completed', action: 'submitted' },
  },
  {
    what: 'an event whose code contradicts its action',
    messages: (user) => [event(user, 'submitted', { code: 7001 })],
    becomes: { status: 'Completed', action: 'submitted' },
  },
  {
    what: 'a decision whose fields are almost all null',
    messages: (user) => [decision(user, 'approved', { ...nulls, person: null, document: null })],
    becomes: { status: 'Approved', reason: null, documents: [] },
  },
  {
    what: 'a decision with a person and a document whose fields are null',
    messages: (user) => [decision(user, 'declined', { ...nulls, person: nobody, document: noPaper })],
    becomes: { status: 'Declined', documents: [noPaper] },
  },
  {
    what: 'a review, 9121, which is left to staff',
    messages: (user) => [event(user, 'submitted'), decision(user, 'review', { code: 9121 })],
    becomes: { status: 'Completed', decision: null },
  },
  {
    what: 'a decision with an unknown status and the code of an approval',
    messages: (user) => [decision(user, 'certified', { code: 9001 })],
    becomes: { status: 'Started', decision: null },
  },
  {
    what: 'an approval with an unknown code, and one with the code of a refusal',
    messages: (user) => [
      decision(user, 'approved', { code: 9999 }),
      decision(user, 'approved', { code: 9102 }),
    ],
    becomes: { status: 'Started', decision: null },
  },
  {
    what: 'approvals with an invalid code',
    messages: (user) =>
      ['9102x', '', -1, 9102.5, true, {}].map((code) => decision(user, 'approved', { code })),
    becomes: { status: 'Started', decision: null },
  },
  {
    what: 'a refusal with an invalid code and reason code',
    messages: (user) => [decision(user, 'declined', { code: '9102x', reasonCode: '106x' })],
    becomes: { status: 'Declined', reasonCode: null },
  },
  {
    what: 'an event with an unknown action',
    messages: (user) => [event(user, 'danced')],
    becomes: { status: 'Started', action: null },
  },
  {
    what: 'everything in the wrong order',
    messages: (user) => [
      decision(user, 'approved', { attemptId: 'b', code: 9001, decisionTime: minutesAgo(0) }),
      decision(user, 'resubmission_requested', { attemptId: 'a', code: 9103, decisionTime: minutesAgo(9) }),
      event(user, 'submitted', { attemptId: 'b' }),
      event(user, 'started', { attemptId: 'b' }),
    ],
    becomes: { status: 'Approved', decision: 'Approved' },
  },
  {
    what: 'a resubmission after a resubmission request',
    messages: (user) => [
      decision(user, 'resubmission_requested', { attemptId: 'a', decisionTime: minutesAgo(9) }),
      event(user, 'submitted', { attemptId: 'a' }),
      event(user, 'started', { attemptId: 'b' }),
    ],
    becomes: { status: 'Progress', action: 'started' },
  },
];

describe('a message over HTTP', () => {
  it.each(fixtures)('[B6][S7][C13] is handled: $what', async ({ messages, becomes }) => {
    const user = await beginner(test);
    for (const message of messages(user)) {
      const answer = await send(message);
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    }
    expect(await seen.attemptOf(user)).toMatchObject(becomes);
  });

  it('[B6] takes effect and is mailed once, even if it arrives many times', async () => {
    const user = await beginner(test);
    const message = decision(user, 'approved', { code: 9001, decisionTime: minutesAgo(1), document: card() });
    for (const _time of [1, 2, 3]) await send(message);
    await Promise.all([1, 2, 3, 4].map(() => send(message)));
    const { data } = (await seen.admin.get(`/v1/audit?subjectId=${user.verificationId}`)).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'verification.follow-decision',
      'verification.start',
    ]);
    const later = await beginner(test);
    await send(decision(later, 'declined'));
    // Mails are sent in order: once the later mail has arrived, so have all earlier ones.
    await mailTo(test, await seen.emailOf(later));
    expect(await mailsTo(test, await seen.emailOf(user))).toHaveLength(1);
  });

  it('[B6] is acknowledged even if it is unknown or useless, so it is not resent for days', async () => {
    const strange = [
      { id: randomUUID(), action: 'started' },
      { verification: { id: randomUUID(), status: 'approved' } },
      { verification: null },
      { hello: 'world' },
    ];
    for (const message of strange) expect((await send(message)).json()).toEqual({ received: true });
  });

  it('[B6] is replaced by polling over HTTP if it never arrives', async () => {
    const user = await beginner(test);
    await test.db.update(verificationSessions).set({ pollAt: null });
    await test.db.execute(
      sql`update verification_sessions set poll_at = ${test.clock.now.toISOString()} where session_id = ${user.sessionId}`,
    );
    decisions.set(user.sessionId, { id: user.sessionId, status: 'declined', code: 9102, reason: 'Worn out' });
    await pollDecisions(test.services);
    expect(await seen.attemptOf(user)).toMatchObject({ status: 'Declined', reason: 'Worn out' });
  });
});

describe('the signature of a message', () => {
  const submitted = async () => {
    const user = await beginner(test);
    // Unusual whitespace, because the signature covers the bytes received, not the parsed JSON.
    return { user, body: `{ "id" : "${user.sessionId}",\n "action":"submitted" }` };
  };

  it.each<[string, (body: string) => Record<string, string>]>([
    ['signed with the secret', (body) => ({ 'x-hmac-signature': sign(body) })],
    ['signed with the previous secret', (body) => ({ 'x-hmac-signature': sign(body, secrets[1]) })],
    ['signed in upper case', (body) => ({ 'x-hmac-signature': sign(body).toUpperCase() })],
    ['signed in the newer header', (body) => ({ 'vrf-hmac-signature': sign(body) })],
  ])('[B6] is accepted for a message %s', async (_title, signature) => {
    const { user, body } = await submitted();
    const answer = await post(body, { ...client, ...signature(body) });
    expect(answer.json()).toEqual({ received: true });
    expect(await seen.statusOf(user)).toBe('Completed');
  });

  it.each<[string, (body: string) => Record<string, string>]>([
    ['without a signature', () => client],
    ['with the legacy signature alone', (body) => ({ ...client, 'x-signature': sign(body) })],
    ['signed with another secret', (body) => ({ ...client, 'x-hmac-signature': sign(body, 'another') })],
    ['that was changed in transit', (body) => ({ ...client, 'x-hmac-signature': sign(`${body} `) })],
    ['with a malformed signature', () => ({ ...client, 'x-hmac-signature': 'approved' })],
    [
      'with a wrong signature next to a right one',
      (body) => ({ ...client, 'x-hmac-signature': 'f'.repeat(64), 'vrf-hmac-signature': sign(body) }),
    ],
    ['for another client', (body) => ({ ...client, 'x-auth-client': 'x', 'x-hmac-signature': sign(body) })],
    ['for no client', (body) => ({ ...json, 'x-hmac-signature': sign(body) })],
  ])('[P7][B6] is refused for a message %s, which changes nothing', async (_title, headers) => {
    const { user, body } = await submitted();
    const answer = await post(body, headers(body));
    expect(answer.json()).toMatchObject({ status: 401, code: 'account.signature_invalid' });
    expect(await seen.statusOf(user)).toBe('Started');
  });

  it('[B6] does not make malformed JSON acceptable', async () => {
    const answer = await post('{"id":', { ...client, 'x-hmac-signature': sign('{"id":') });
    expect(answer.json()).toMatchObject({ status: 400, code: 'request.malformed' });
  });
});
