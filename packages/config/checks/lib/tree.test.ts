import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { treeOf, treeOnDisk } from './tree.ts';

it('lists files and their folders', () => {
  const tree = treeOf({ 'packages/format/README.md': '# Format' });
  expect(tree.read('packages/format/README.md')).toBe('# Format');
  expect(['packages', 'packages/format/', 'packages/format/README.md'].every(tree.has)).toBe(true);
  expect(tree.has('packages/form')).toBe(false);
});

it('reads committed and uncommitted files, but no ignored ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'tree-'));
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, '.gitignore'), 'dist\n');
    writeFileSync(join(root, 'dist'), 'built');
    writeFileSync(join(root, 'src', 'año.ts'), 'hola');
    const tree = treeOnDisk(root);
    expect(tree.paths).toEqual(['.gitignore', 'src/año.ts']);
    expect(tree.read('src/año.ts')).toBe('hola');
  } finally {
    rmSync(root, { recursive: true });
  }
});
