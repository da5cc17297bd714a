import { expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

it('[B11] writes the first item at once, and the items that arrive meanwhile together', async () => {
  const groups: number[][] = [];
  const note = inGroups<number>(async (items) => void groups.push(items));
  const first = note(1);
  await first;
  await Promise.all([note(2), note(3), note(4)]);
  expect(groups).toEqual([[1], [2, 3, 4]]);
});

it('[B11] answers each item of a group with the result read for the whole group', async () => {
  const read = inGroups(async (items: number[]) => items.map((item) => item * 10));
  expect(await Promise.all([read(1), read(2)])).toEqual([
    [10, 20],
    [10, 20],
  ]);
});

it('[B11] reports a failed write to the callers of that group only', async () => {
  const note = inGroups<string>(async (items) => {
    if (items.includes('bad')) throw new Error('refused');
  });
  const outcomes = await Promise.allSettled([note('bad'), note('beside it')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(note('later')).resolves.toBeUndefined();
});
