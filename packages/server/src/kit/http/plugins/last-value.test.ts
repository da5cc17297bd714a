import { expect, it } from 'vitest';
import { lastValue } from './last-value.ts';

it('[B11] returns the last number if reading fails', async () => {
  let isAway = false;
  const read = lastValue(async () => {
    if (isAway) throw new Error('The database is away.');
    return 7;
  });
  expect(await read()).toBe(7);
  isAway = true;
  expect(await read()).toBe(7);
});

it('[B11] returns the last number if reading takes long', async () => {
  const read = lastValue(() => new Promise<number>(() => {}));
  expect(await read()).toBe(0);
});
