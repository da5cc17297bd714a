import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository as checks see it: the text of each file by its path from the top, with `/`. */
export interface Tree {
  paths: string[];
  has(fileOrFolder: string): boolean;
  read(path: string): string;
}

export function treeOf(files: Record<string, string>): Tree {
  return makeTree(Object.keys(files), (path) => files[path] ?? '');
}

/** All committed and uncommitted files, except ignored ones. */
export function treeOnDisk(root: string): Tree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed.split('\0').filter((path) => path && existsSync(join(root, path)));
  const texts = new Map<string, string>();
  return makeTree(paths, (path) => {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, text);
    return text;
  });
}

function makeTree(paths: string[], read: (path: string) => string): Tree {
  const known = new Set<string>(paths.flatMap(withParents));
  return { paths: paths.toSorted(), has: (path) => known.has(path.replace(/\/$/, '')), read };
}

function withParents(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
