import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks } from './all.ts';

const names = checks.map(({ name }) => name);
const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !/^(?:all|run)\.|\.test\.ts$/.test(file),
);

describe('the list of checks', () => {
  it('has every check of the folder', () => {
    expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual(names.toSorted());
  });

  it.each(files)('%s starts with what it prevents and is listed in the README', (file) => {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toMatch(/^\/\/ Prevents .+\.\n/);
    expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(
      `| \`${file.replace('.ts', '')}\` |`,
    );
  });
});
