// @vitest-environment jsdom
import { v1 } from '@semilla/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import type { CallOptions, Client } from './create-client.ts';
import { sendOnce } from './send-once.ts';

const bankAccountId = '01890a5d-ac96-774b-bcce-b302099a8057';
const body = { amount: 50_000, type: 'income', bankAccountId } as const;

function refusal(status: number): ApiProblem {
  const words = { type: '', title: '', detail: '', code: 'request.failed', requestId: '' } as const;
  return new ApiProblem({ ...words, status });
}

/** Sends a call that ends in the given way, and returns its idempotency key. */
async function keyOf(
  answer: () => unknown,
  given: object = { body },
  endpoint: object = v1.transactions.request,
) {
  let used: string | undefined;
  const call = (async (_endpoint: unknown, _input: unknown, { idempotencyKey }: CallOptions) => {
    used = idempotencyKey;
    return answer();
  }) as unknown as Client;
  await sendOnce(call, endpoint as typeof v1.transactions.request, given as never).catch(() => undefined);
  return used;
}

const answered = () => ({});
const unanswered = () => {
  throw new NetworkFailure('no answer');
};
const refused = (status: number) => () => {
  throw refusal(status);
};

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

it('[C6] repeats a call without answer with the same key, and uses a new key after an answer', async () => {
  const first = await keyOf(unanswered);
  expect(await keyOf(answered)).toBe(first);
  expect(await keyOf(answered)).not.toBe(first);
});

it('[C6] sends another request with another key', async () => {
  const first = await keyOf(unanswered);
  expect(await keyOf(unanswered, { body: { ...body, amount: 60_000 } })).not.toBe(first);
  expect(await keyOf(answered)).toBe(first);
});

it('[C6] forgets the key after a refusal', async () => {
  const first = await keyOf(refused(409));
  expect(sessionStorage).toHaveLength(0);
  expect(await keyOf(answered)).not.toBe(first);
});

it('[C6] keeps the key if the answer does not say whether the call was carried out', async () => {
  const first = await keyOf(unanswered);
  for (const status of [401, 408, 429, 503]) expect(await keyOf(refused(status)), String(status)).toBe(first);
  expect(await keyOf(answered)).toBe(first);
});

it('[C6] stores the key, but nothing of the request', async () => {
  const key = await keyOf(unanswered);
  expect(Object.entries(sessionStorage).flat()).toEqual([
    expect.stringMatching(/^unanswered\.[0-9a-z]+$/),
    expect.stringMatching(`^${key} \\d+$`),
  ]);
});

it('[C6] treats the same request after an hour as a new one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await keyOf(unanswered);
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(await keyOf(answered)).not.toBe(first);
});

it('[C6] distinguishes different files', async () => {
  const ticket = (name: string) => ({
    body: { title: 'x', documents: [new File(['a'], name, { lastModified: 1 })] },
  });
  const first = await keyOf(unanswered, ticket('contrato.pdf'), v1.tickets.create);
  expect(await keyOf(unanswered, ticket('paso.png'), v1.tickets.create)).not.toBe(first);
  expect(await keyOf(answered, ticket('contrato.pdf'), v1.tickets.create)).toBe(first);
});

it('sends no key if the endpoint accepts none', async () => {
  expect(await keyOf(unanswered, {}, v1.sessions.logOut)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('remembers the key until the page closes if the browser stores nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const first = await keyOf(unanswered);
  expect(await keyOf(answered)).toBe(first);
  expect(await keyOf(answered)).not.toBe(first);
  vi.unstubAllGlobals();
});
