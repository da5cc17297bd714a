import { randomUUID } from 'node:crypto';
import type { Role } from '@semilla/contract';
import type { InjectOptions } from 'fastify';
import { hashToken, newToken } from '../src/kit/keys.ts';
import { sessions } from '../src/schema/sessions.ts';
import type { TestApp } from './test-app.ts';
import { newUser, type UserGiven } from './users.ts';

const sessionMs = 3_600_000;
/** The calls that require an idempotency key; a new one is sent unless the test names one. */
const needsKey = /\/(?:cancel|close|distributions|release|repayments)$/;

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

type Options = { body?: unknown; form?: FormData; headers?: Record<string, string> };

/** A caller of the API: `get('/v1/…')`, `post('/v1/…', { body })`, `post('/v1/…', { form })`. */
export interface Caller {
  userId: string;
  cookie: string;
  get(url: string, options?: Options): ReturnType<typeof send>;
  post(url: string, options?: Options): ReturnType<typeof send>;
  patch(url: string, options?: Options): ReturnType<typeof send>;
  delete(url: string, options?: Options): ReturnType<typeof send>;
}

async function send(
  test: TestApp,
  cookie: string,
  method: InjectOptions['method'],
  url: string,
  options: Options = {},
) {
  const headers: Record<string, string> = {
    origin: test.services.config.publicUrl,
    ...(method === 'POST' && needsKey.test(url) && { 'idempotency-key': randomUUID() }),
    ...options.headers,
  };
  if (cookie) headers.cookie = cookie;
  if (!options.form)
    return test.app.inject({
      method,
      url,
      headers,
      ...(options.body !== undefined && { payload: options.body as object }),
    });
  const form = new Response(options.form);
  headers['content-type'] = form.headers.get('content-type') as string;
  return test.app.inject({ method, url, headers, payload: Buffer.from(await form.arrayBuffer()) });
}

function callerWith(test: TestApp, userId: string, cookie: string): Caller {
  return {
    userId,
    cookie,
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
