import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodedOnce } from './encoded-once.ts';

let folder = '';
let times = 0;
const source = Buffer.from('<svg/>');
const encode = async () => {
  times += 1;
  return Buffer.from('encoded');
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'semilla-pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('encodes an image once, and again for other settings', async () => {
  const where = join(folder, 'new');
  for (const width of [480, 480, 960]) {
    expect(await encodedOnce(source, { width }, encode, where)).toEqual(Buffer.from('encoded'));
  }
  expect(times).toBe(2);
  expect(readdirSync(where)).toHaveLength(2);
});

it('encodes an image each time if the cache is not writable', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  times = 0;
  for (const _ of [1, 2]) {
    expect(await encodedOnce(source, {}, encode, join(file, 'below'))).toEqual(Buffer.from('encoded'));
  }
  expect(times).toBe(2);
});
