// @vitest-environment jsdom
import { ApiProblem } from '@semilla/client';
import type { Problem } from '@semilla/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stayFresh } from './stay-fresh.ts';

let isVisible = true;
let asked = 0;
let end = () => {};
const ask = async () => {
  asked += 1;
};

function show(visible: boolean): void {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  isVisible = true;
  asked = 0;
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('[R25] refreshes when the user returns, once for the two events of page and window', async () => {
  end = stayFresh(ask, { isAwaited: false });
  await pass(600);
  expect(asked).toBe(0);
  show(false);
  expect(asked).toBe(0);
  show(true);
  dispatchEvent(new Event('focus'));
  expect(asked).toBe(1);
  await pass(5);
  dispatchEvent(new Event('focus'));
  expect(asked).toBe(2);
});

it('[R25] polls awaited data with growing intervals', async () => {
  end = stayFresh(ask, { isAwaited: true });
  await pass(14);
  expect(asked).toBe(0);
  await pass(1);
  expect(asked).toBe(1);
  await pass(22);
  expect(asked).toBe(1);
  await pass(1);
  expect(asked).toBe(2);
  await pass(300);
  expect(asked).toBe(12);
});

it('[R25] pauses while the page is hidden, and starts again when it is visible', async () => {
  end = stayFresh(ask, { isAwaited: true });
  await pass(60);
  const before = asked;
  show(false);
  await pass(3_600);
  expect(asked).toBe(before);
  show(true);
  expect(asked).toBe(before + 1);
  await pass(15);
  expect(asked).toBe(before + 2);
});

it('[X3] stops when the session has ended, and starts again when the user returns', async () => {
  const problem = {
    type: '',
    title: '',
    status: 401,
    detail: '',
    code: 'request.unauthenticated',
    requestId: '',
  };
  let isSignedIn = false;
  const askAgain = async () => {
    asked += 1;
    if (!isSignedIn) throw new ApiProblem(problem as Problem, undefined);
  };
  end = stayFresh(askAgain, { isAwaited: true });
  await pass(600);
  expect(asked).toBe(1);
  isSignedIn = true;
  dispatchEvent(new Event('focus'));
  await pass(20);
  expect(asked).toBe(3);
});

it('[X3] continues after a failure', async () => {
  end = stayFresh(
    async () => {
      asked += 1;
      throw new Error('no answer');
    },
    { isAwaited: true },
  );
  await pass(60);
  expect(asked).toBeGreaterThan(1);
});

it('[R25] stops when asked to, even during a request', async () => {
  let answer = () => {};
  end = stayFresh(
    () => {
      asked += 1;
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
    { isAwaited: true },
  );
  await pass(15);
  end();
  answer();
  await pass(600);
  dispatchEvent(new Event('focus'));
  expect(asked).toBe(1);
});
