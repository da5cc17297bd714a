import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGate } from './create-gate.ts';

const patienceMs = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A gate of one, whose visitors stay for `stayMs` each; returns how many of `arrivals` at once got in, and how many were refused at the gate. */
function visit(stayMs: number, arrivals: number) {
  const gate = createGate(1, patienceMs);
  const seen = { in: 0, gaveUp: 0, hopeless: 0 };
  const stay = () => {
    seen.in += 1;
    setTimeout(gate.leave, stayMs);
  };
  const follow = async (entry: Promise<boolean> | true) => {
    if (await entry) stay();
    else seen.gaveUp += 1;
  };
  const arrive = () => {
    if (gate.isHopeless()) {
      seen.hopeless += 1;
      return;
    }
    const entry = gate.enter(() => {});
    void follow(entry);
  };
  for (let index = 0; index < arrivals; index += 1) arrive();
  return { seen, arrive };
}

it('[B1] lets all in, one after the other, if all can be served in time', async () => {
  const { seen } = visit(10, 100);
  await vi.advanceTimersByTimeAsync(patienceMs);
  expect(seen).toEqual({ in: 100, gaveUp: 0, hopeless: 0 });
});

it('[B1] refuses those who were not served within its patience', async () => {
  const { seen } = visit(100, 20);
  await vi.advanceTimersByTimeAsync(2 * patienceMs);
  expect(seen.in + seen.gaveUp).toBe(20);
  expect(seen.in).toBeGreaterThanOrEqual(10);
  expect(seen.in).toBeLessThanOrEqual(11);
});

it('[B1] refuses at once those who would wait longer than its patience', async () => {
  const { seen, arrive } = visit(20, 80);
  await vi.advanceTimersByTimeAsync(800);
  for (let index = 0; index < 100; index += 1) arrive();
  expect(seen.hopeless).toBeGreaterThan(60);
  const before = seen.in;
  await vi.advanceTimersByTimeAsync(3 * patienceMs);
  expect(seen.in - before).toBeGreaterThan(20);
});

it('[B1] lets some wait again after a moment in which nothing went on', async () => {
  const { seen, arrive } = visit(900, 40);
  await vi.advanceTimersByTimeAsync(60 * patienceMs);
  const before = seen.in;
  for (let index = 0; index < 5; index += 1) arrive();
  expect(seen.hopeless).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * patienceMs);
  expect(seen.in).toBeGreaterThan(before);
});

it('[B1] refuses at once, but for a few, while nobody leaves', async () => {
  const { seen, arrive } = visit(100 * patienceMs, 1);
  await vi.advanceTimersByTimeAsync(patienceMs);
  for (let index = 0; index < 50; index += 1) arrive();
  expect(seen.hopeless).toBe(40);
});
