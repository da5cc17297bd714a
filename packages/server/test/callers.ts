import { randomUUID } from 'node:crypto';
import type { Endpoint, Role } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { carryOutProposals } from '../src/approvals/carry-out-proposals.ts';
import { hashToken, newToken } from '../src/kit/keys.ts';
import { sessions } from '../src/schema/sessions.ts';
import type { TestApp } from './test-app.ts';
import { newUser, type UserGiven } from './users.ts';

const sessionMs = 3_600_000;

/** The paths of the calls that require an idempotency key, by method. */
const keyed = Object.values<Endpoint>(endpoints)
  .filter(({ idempotency }) => idempotency === 'required')
  .map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`),
  }));

/** Whether a call requires an idempotency key; a new one is sent unless the test names one. */
const needsKey = (method: string | undefined, url: string) =>
  keyed.some((one) => one.method === method && one.pattern.test(url));

/** Creates a session for a user and returns its cookie. */
export async function signIn(
  test: TestApp,
  userId: string,
  level: 'half' | 'full' = 'full',
): Promise<string> {
  const { token } = newToken();
  await test.db.insert(sessions).values({
    userId,
    level,
    tokenHash: hashToken(token),
    device: 'Firefox, Linux',
    address: '127.0.0.1',
    codeAt: level === 'full' ? test.clock.now : null,
    createdAt: test.clock.now,
    lastSeenAt: test.clock.now,
    expiresAt: new Date(test.clock.now.getTime() + sessionMs),
  });
  return `semilla-session=${token}`;
}

type Options = {
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** Leaves a proposal pending instead of having the second administrator approve it. */
  alone?: boolean;
};

/** A caller of the API: `get('/v1/…')`, `post('/v1/…', { body })`, `post('/v1/…', { form })`. */
export interface Caller {
  userId: string;
  cookie: string;
  db: TestApp['db'];
  app: TestApp['app'];
  get(url: string, options?: Options): ReturnType<typeof send>;
  post(url: string, options?: Options): ReturnType<typeof send>;
  patch(url: string, options?: Options): ReturnType<typeof send>;
  delete(url: string, options?: Options): ReturnType<typeof send>;
}

type Sent = Awaited<ReturnType<TestApp['app']['inject']>>;

const seconds = new WeakMap<TestApp, Promise<string>>();

/** The cookie of the second administrator of an app, who approves what the tests propose. */
async function secondAdministrator(test: TestApp): Promise<string> {
  const second =
    seconds.get(test) ??
    newUser(test.services, { role: 'admin', name: 'Segunda', surname: 'Firma' }).then(({ userId }) => userId);
  seconds.set(test, second);
  return signIn(test, await second);
}

const looksMax = 20;

/** The answer of a proposed act once the second administrator has approved it. */
async function approved(test: TestApp, proposed: Sent): Promise<Sent> {
  const cookie = await secondAdministrator(test);
  const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
  let approval = await once(test, cookie, 'POST', url, { body: {} });
  // If the effects changed meanwhile, the second administrator looks again.
  for (let looks = 1; looks < looksMax && approval.json().code === 'approvals.changed'; looks += 1) {
    approval = await once(test, cookie, 'POST', url, { body: {} });
  }
  if (approval.statusCode !== 200) return approval;
  if (approval.json().status === 'scheduled') {
    await carryOutProposals(test.app, new Date(approval.json().takesEffectAt));
    approval = await once(test, cookie, 'POST', url, { body: {} });
  }
  const { act, answer } = approval.json();
  const statusCode = Object.values(endpoints).find(
    ({ method, secondPerson }) => method === proposed.raw.req.method && secondPerson?.includes(act),
  )?.status;
  const body = JSON.stringify(answer);
  return Object.create(approval, {
    statusCode: { value: statusCode },
    body: { value: body },
    payload: { value: body },
    json: { value: () => JSON.parse(body) },
  });
}

const isProblem = ({ headers, body }: Sent) =>
  body !== '' && String(headers['content-type']).startsWith('application/problem+json');

/** Sends a request. If the act needs a second person, adds a reason and has it approved. */
export async function withSecondLook(
  test: TestApp,
  sendOnce: (why: string | undefined) => Promise<Sent>,
  why?: string,
): Promise<Sent> {
  const answer = await sendOnce(why);
  if (answer.statusCode === 202) return approved(test, answer);
  const code = isProblem(answer) ? answer.json().code : undefined;
  if (code === 'approvals.why_needed' && !why) return withSecondLook(test, sendOnce, 'Lo piden los tests.');
  if (code !== 'approvals.second_administrator_needed') return answer;
  await secondAdministrator(test);
  return withSecondLook(test, sendOnce, why);
}

/** The body of a request with a reason for the second person. */
export function bodyWithWhy<T>(body: T, why: string | undefined): T {
  if (!why) return body;
  if (!(body instanceof FormData)) return { ...body, why };
  body.set('why', why);
  return body;
}

async function send(
  test: TestApp,
  cookie: string,
  method: InjectOptions['method'],
  url: string,
  options: Options = {},
): Promise<Sent> {
  const sendOnce = (why?: string) =>
    once(test, cookie, method, url, {
      ...options,
      ...(options.form ? { form: bodyWithWhy(options.form, why) } : { body: bodyWithWhy(options.body, why) }),
    });
  return options.alone ? sendOnce() : withSecondLook(test, sendOnce);
}

const approval = /^(\/v1\/approvals\/[^/]+)\/approve$/;

/** Adds to an approval what its caller was shown, unless the test sets it. */
async function bodyOf(test: TestApp, cookie: string, url: string, body: unknown): Promise<unknown> {
  const proposal = approval.exec(url)?.[1];
  if (!proposal || 'seen' in (body as object)) return body;
  const shown = await test.app.inject({ url: proposal, headers: cookie ? { cookie } : {} });
  return { seen: shown.json().seen ?? 'nothing', ...(body as object) };
}

async function once(
  test: TestApp,
  cookie: string,
  method: InjectOptions['method'],
  url: string,
  options: Options = {},
) {
  const headers: Record<string, string> = {
    origin: test.services.config.publicUrl,
    ...(needsKey(method, url) && { 'idempotency-key': randomUUID() }),
    ...options.headers,
  };
  if (cookie) headers.cookie = cookie;
  if (!options.form) {
    const body = await bodyOf(test, cookie, url, options.body);
    return test.app.inject({
      method,
      url,
      headers,
      ...(body !== undefined && { payload: body as object }),
    });
  }
  const form = new Response(options.form);
  headers['content-type'] = form.headers.get('content-type') as string;
  return test.app.inject({ method, url, headers, payload: Buffer.from(await form.arrayBuffer()) });
}

function callerWith(test: TestApp, userId: string, cookie: string): Caller {
  return {
    userId,
    cookie,
    db: test.db,
    app: test.app,
    get: (url, options) => send(test, cookie, 'GET', url, options),
    post: (url, options) => send(test, cookie, 'POST', url, options),
    patch: (url, options) => send(test, cookie, 'PATCH', url, options),
    delete: (url, options) => send(test, cookie, 'DELETE', url, options),
  };
}

/** Returns a caller: a new user with a role, an existing user, or a visitor. */
export async function as(
  test: TestApp,
  role: Role | 'visitor' | { userId: string },
  overrides: UserGiven = {},
): Promise<Caller> {
  if (role === 'visitor') return callerWith(test, '', '');
  const userId =
    typeof role === 'object'
      ? role.userId
      : (await newUser(test.services, { role: role, ...overrides })).userId;
  return callerWith(test, userId, await signIn(test, userId));
}

/** A caller whose one-time code is still missing. */
export async function halfSignedIn(test: TestApp, overrides: UserGiven = {}): Promise<Caller> {
  const { userId } = await newUser(test.services, overrides);
  return callerWith(test, userId, await signIn(test, userId, 'half'));
}
