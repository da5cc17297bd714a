import { expect, it } from 'vitest';
import { neighbour, nextToDecide } from './steps.ts';

const list = ['one', 'two', 'three'].map((id) => ({ id }));
const at = (id: string | undefined, index = 0) => ({ id, index });

it('[A23] moves to the neighbours in the list, and stops at both ends', () => {
  expect(neighbour(list, at('one'), 1)).toBe('two');
  expect(neighbour(list, at('one'), -1)).toBeUndefined();
  expect(neighbour(list, at('three'), 1)).toBeUndefined();
});

it('[A23] moves to the next record that is neither skipped nor proposed, and starts again at the end', () => {
  expect(nextToDecide(list, at(undefined), new Map())).toBe('one');
  expect(nextToDecide(list, at('one'), new Map([['two', 'skipped']]))).toBe('three');
  expect(nextToDecide(list, at('three'), new Map([['one', 'proposed']]))).toBe('two');
  const skipped = new Map([
    ['one', 'skipped'],
    ['three', 'skipped'],
  ] as const);
  expect(nextToDecide(list, at('two'), skipped)).toBeUndefined();
});

it('[A23] continues from the position of a record that has left the list', () => {
  expect(nextToDecide(list, at('decided', 1), new Map())).toBe('two');
  expect(nextToDecide(list, at('decided', 3), new Map())).toBe('one');
  expect(neighbour(list, at('decided', 1), 1)).toBe('two');
  expect(neighbour(list, at('decided', 1), -1)).toBe('one');
});
