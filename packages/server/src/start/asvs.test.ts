/** Goal: the table of ASVS requirements names existing tests and documents, and few requirements are open. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../..');
const text = readFileSync(join(folder, 'asvs.md'), 'utf8');
const rows = [
  ...text.matchAll(
    /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (tested|partly|document|n\/a|open) \| (.+) \|$/gm,
  ),
].map(([, id = '', level = '', title = '', state = '', evidence = '']) => ({
  id,
  level,
  title,
  state,
  evidence,
}));

it('[B12] lists every requirement of levels 1 and 2 once, apart from V9, V10 and V17', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(61);
  expect(rows).toHaveLength(210);
  expect(rows.filter(({ id }) => /^(?:9|10|17)\./.test(id))).toEqual([]);
});

it('[B12] has a state and a reason in every row', () => {
  expect(text.match(/^\| \d+\.\d+\.\d+ \|/gm)).toHaveLength(rows.length);
  expect(rows.filter(({ evidence }) => evidence.length < 4)).toEqual([]);
});

it('[B12] says what is not shown in the rows that are partly shown, and in no others', () => {
  for (const { id, state, evidence } of rows)
    expect(/; not shown: .{10,}$/.test(evidence), id).toBe(state === 'partly');
});

/** The tests named in a row: a file and words from a title. */
const testsOf = (evidence: string) => {
  const [shown = ''] = evidence.split('; not shown: ');
  return shown.split('; ').map((test) => {
    const [, path = '', words = ''] = /^`(.+\.(?:test|spec)\.tsx?)`: (.+)$/.exec(test) ?? [];
    return { path, words };
  });
};

it('[B12] names tests that exist and can run, each by words that occur only in its title', () => {
  for (const { id, evidence } of rows.filter(({ state }) => ['tested', 'partly'].includes(state))) {
    for (const { path, words } of testsOf(evidence)) {
      expect(words.length, `${id}: ${evidence}`).toBeGreaterThan(10);
      expect(existsSync(join(folder, path)), `${id}: ${path}`).toBe(true);
      const tests = readFileSync(join(folder, path), 'utf8');
      expect(tests, id).toMatch(/^\s*(?:it|test)(?:\.each)?[(<]/m);
      const lines = tests.split('\n').filter((line) => line.includes(words));
      const title = expect.stringMatching(/^(?!\s*(?:\/\/|\/?\*)).*['"`]/);
      expect(lines, `${id}: ${words}`).toEqual([title]);
    }
  }
});

it('[B12] names documents that contain the phrase given, and calls nothing else a document', () => {
  const documents = rows.filter(({ state }) => state === 'document');
  for (const { id, title, evidence } of documents) {
    const [, path = '', phrase = ''] = /^`(.+)`: (.+)$/.exec(evidence) ?? [];
    expect(phrase.length, id).toBeGreaterThan(10);
    const lines = readFileSync(join(folder, path), 'utf8').replaceAll(/^\| \d+\.\d+\.\d+ \|.*$/gm, '');
    expect(lines.includes(phrase), `${id}: ${phrase}`).toBe(true);
    expect(title, id).toMatch(
      /^(?:Documented|A policy|An inventory|Time frames|Sensitive data is identified|Protection of)/,
    );
  }
});

const shares = [
  { level: '1', percentMin: 89 },
  { level: '2', percentMin: 85 },
].map(({ level, percentMin }) => {
  const applicable = rows.filter((row) => row.level === level && row.state !== 'n/a');
  const countOf = (...states: string[]) => applicable.filter(({ state }) => states.includes(state)).length;
  const shown = countOf('tested', 'document') + countOf('partly') / 2;
  return { level, percentMin, percent: Math.round((1_000 * shown) / applicable.length) / 10 };
});

it.each(shares)(
  '[B12] shows $percent % of level $level, at least $percentMin %',
  ({ percent, percentMin }) => {
    expect(percent).toBeGreaterThanOrEqual(percentMin);
  },
);
