import { expect, it } from 'vitest';
import { groupsOf } from './rows-of.ts';

const item = (...rows: string[]) => ({ rows });

it('[B1] divides items into groups that share no row', () => {
  const [one, two, three, four] = [item('a'), item('b'), item('c', 'd'), item('d', 'e')];
  expect(groupsOf([one, two, three, four])).toEqual([[one], [two], [three, four]]);
});

it('[B1] joins groups that a later item connects', () => {
  const [one, two, between] = [item('a', 'b'), item('c'), item('b', 'c')];
  expect(groupsOf([one, two, between])).toEqual([[one, two, between]]);
});
