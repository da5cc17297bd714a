import { expect, it } from 'vitest';
import { latestAnswer } from './latest-answer.ts';

it('[R25] accepts responses in the order of their requests', () => {
  const { ask } = latestAnswer();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(first()).toBe(true);
  expect(third()).toBe(true);
  expect(second()).toBe(false);
});

it('[X3] accepts an earlier response if a later request fails', () => {
  const { ask } = latestAnswer();
  const first = ask();
  ask();
  expect(first()).toBe(true);
});

it('[R25] ignores requests from before newer data', () => {
  const { ask, outdate } = latestAnswer();
  const before = ask();
  outdate();
  expect(before()).toBe(false);
  expect(ask()()).toBe(true);
});
