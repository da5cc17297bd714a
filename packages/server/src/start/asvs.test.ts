/** Goal: the table of ASVS requirements names things that exist, and leaves little open. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../..');
const text = readFileSync(join(folder, 'asvs.md'), 'utf8');
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (tested|read|n\/a|open) \| (.+) \|$/gm),
].map(([, id = '', level = '', , state = '', evidence = '']) => ({ id, level, state, evidence }));

it('[B12] lists every requirement of levels 1 and 2 once, apart from V9, V10 and V17', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(61);
  expect(rows).toHaveLength(210);
  expect(rows.filter(({ id }) => /^(?:9|10|17)\./.test(id))).toEqual([]);
});

it('[B12] names files that exist, or a reason', () => {
  for (const { id, state, evidence } of rows) {
    const path = /^`(.+)`$/.exec(evidence)?.[1];
    if (state === 'tested') expect(path, id).toMatch(/\.(?:test|spec)\.tsx?$/);
    if (state === 'tested' || state === 'read') expect(existsSync(join(folder, path ?? '')), id).toBe(true);
    else expect(evidence.length, id).toBeGreaterThan(3);
  }
});

const shares = [
  { level: '1', percentMin: 95 },
  { level: '2', percentMin: 90 },
].map(({ level, percentMin }) => {
  const applicable = rows.filter((row) => row.level === level && row.state !== 'n/a');
  const shown = applicable.filter(({ state }) => state !== 'open');
  return { level, percentMin, percent: (100 * shown.length) / applicable.length };
});

it.each(shares)(
  '[B12] shows $percent % of level $level, at least $percentMin %',
  ({ percent, percentMin }) => {
    expect(percent).toBeGreaterThanOrEqual(percentMin);
  },
);
