import { HttpError } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { fingerprintOf, sendOnce } from './idempotency-keys.ts';

type SendOnce = typeof sendOnce;
const asked = fingerprintOf('/v1/wallet/transactions', { userId: '1', amount: '500.00' });

let pages = 0;

/** Simulates reloading the page: the values in memory are lost. */
async function loadedAnew(): Promise<SendOnce> {
  pages += 1;
  return (await import(/* @vite-ignore */ `./idempotency-keys.ts?page=${pages}`)).sendOnce;
}

/** Returns the key that an act is sent with, whatever the answer. */
async function keyOf(once: SendOnce, answer: () => unknown): Promise<string> {
  let used = '';
  const sent = once(asked, async (key) => {
    used = key;
    return answer();
  });
  await sent.catch(() => undefined);
  return used;
}

const answered = () => ({});
const unanswered = () => {
  throw new TypeError('Failed to fetch');
};
const refused = () => {
  throw new HttpError('no', 409);
};

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

it('[C6] sends what got no answer under the same key once the page was loaded anew', async () => {
  const first = await keyOf(await loadedAnew(), unanswered);
  const again = await loadedAnew();
  expect(await keyOf(again, answered)).toBe(first);
  expect(await keyOf(again, answered)).not.toBe(first);
});

it('[C6] keeps no key of what was answered', async () => {
  const once = await loadedAnew();
  const first = await keyOf(once, refused);
  expect(sessionStorage).toHaveLength(0);
  expect(await keyOf(once, answered)).not.toBe(first);
  expect(sessionStorage).toHaveLength(0);
});

it('[C6] keeps the key while the answer says nothing of what became of it', async () => {
  const first = await keyOf(sendOnce, unanswered);
  for (const status of [401, 408, 429, 503]) {
    const held = () => {
      throw new HttpError('not now', status);
    };
    expect(await keyOf(sendOnce, held), String(status)).toBe(first);
  }
  expect(await keyOf(sendOnce, answered)).toBe(first);
});

it('[C6] leaves nothing of what was asked lying about', async () => {
  const key = await keyOf(sendOnce, unanswered);
  const kept = Object.entries(sessionStorage).flat();
  expect(kept).toEqual([
    expect.stringMatching(/^unanswered\.[\w+/]{43}=$/),
    expect.stringMatching(`^${key} `),
  ]);
  await keyOf(sendOnce, answered);
});

it('[C6] takes what is asked for again hours later for something new', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await keyOf(sendOnce, unanswered);
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(await keyOf(sendOnce, answered)).not.toBe(first);
});

it('[C6] tells several files from others of the same number', () => {
  const of = (name: string) => fingerprintOf('/v1/support/tickets', { documents: [new File(['a'], name)] });
  expect(of('contrato.pdf')).not.toBe(of('paso.png'));
});
