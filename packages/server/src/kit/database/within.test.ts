import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { within } from './within.ts';

function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

it('[X1] does not count the time in which this process was busy', async () => {
  async function answer(): Promise<string> {
    for (let step = 0; step < 3; step += 1) {
      blockFor(150);
      await new Promise(setImmediate);
    }
    return 'here';
  }
  expect(await within(300, answer(), 'too late')).toBe('here');
});

it('[X1] rejects when no answer comes', async () => {
  const never = pause(60_000, undefined, { ref: false });
  await expect(within(200, never, 'too late')).rejects.toThrow('too late');
});
