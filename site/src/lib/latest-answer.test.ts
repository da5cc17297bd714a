import { expect, it } from 'vitest';
import { latestAnswer } from './latest-answer.ts';

it('[R25] counts answers in the order in which they were asked for', () => {
  const { ask } = latestAnswer();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(first()).toBe(true);
  expect(third()).toBe(true);
  expect(second()).toBe(false);
});

it('[X3] takes the answer that there is where a later question got none', () => {
  const { ask } = latestAnswer();
  const first = ask();
  ask();
  expect(first()).toBe(true);
});

it('[R25] counts nothing that was asked before something newer was known', () => {
  const { ask, outdate } = latestAnswer();
  const before = ask();
  outdate();
  expect(before()).toBe(false);
  expect(ask()()).toBe(true);
});
