// Prevents instructions that no longer work: commands, links and paths of every README and decision exist.
import { posix } from 'node:path';
import type { Check, Problem } from './lib/check.ts';
import { lineAt } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

const builtIn = ['ci', 'install', 'i', 'exec', 'init', 'outdated', 'update', 'view', 'ls', 'audit'];
const command = /\bnpm (run )?([a-z][\w:-]*)((?: (?!&&|\|)[^\s`|&#]+)*)/g;
const link = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;
const quoted = /`([\w.@/<>*{}[\]…-]+)`/g;
const decision = /\/decisions\/\d+-[^/]+\.md$/;
const pathStart = /^(?:packages|site|backoffice|e2e|src|\.\.?)\//;

export const readmes: Check = {
  name: 'readmes',
  run(tree) {
    const files = tree.paths.filter((path) => posix.basename(path) === 'README.md' || decision.test(path));
    return {
      counted: `${files.length} READMEs and decisions`,
      problems: files.flatMap((file) => [
        ...missing(tree, file, command, commandProblem),
        ...missing(tree, file, link, linkProblem),
        ...missing(tree, file, quoted, pathProblem),
      ]),
    };
  },
};

type Examine = (tree: Tree, file: string, match: RegExpExecArray) => string | undefined;

function missing(tree: Tree, file: string, pattern: RegExp, examine: Examine): Problem[] {
  const text = tree.read(file);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const message = examine(tree, file, match);
    return message ? [{ file, line: lineAt(text, match.index), message }] : [];
  });
}

function commandProblem(tree: Tree, _file: string, match: RegExpExecArray): string | undefined {
  const [whole, run, name = '', rest = ''] = match;
  if (!run && builtIn.includes(name)) return undefined;
  if (!run && !/^(?:start|test|stop)$/.test(name)) return undefined;
  const workspace = /(?:-w|--workspace)[ =](\S+)/.exec(rest)?.[1];
  const manifest = workspace ? manifestOf(tree, workspace) : 'package.json';
  if (!manifest) return `${whole.trim()}: there is no workspace ${workspace}; correct the name`;
  const scripts = JSON.parse(tree.read(manifest)).scripts ?? {};
  return name in scripts
    ? undefined
    : `${whole.trim()}: ${manifest} has no script ${name}; add it or correct the README`;
}

function manifestOf(tree: Tree, workspace: string): string | undefined {
  const manifests = tree.paths.filter((path) => posix.basename(path) === 'package.json');
  return manifests.find(
    (path) => posix.dirname(path) === workspace || JSON.parse(tree.read(path)).name === workspace,
  );
}

function linkProblem(tree: Tree, file: string, match: RegExpExecArray): string | undefined {
  const target = match[1] ?? '';
  return tree.has(posix.join(posix.dirname(file), target))
    ? undefined
    : `links to ${target}, which does not exist; correct it`;
}

function pathProblem(tree: Tree, file: string, match: RegExpExecArray): string | undefined {
  const path = knownPart(match[1] ?? '');
  if (!path.includes('/') || path.startsWith('/')) return undefined;
  // Paths in a decision are relative to its package, like those in a README.
  const here = posix.dirname(decision.test(file) ? posix.dirname(file) : file);
  const bases = [here, '.', posix.join(here, 'src')];
  const [first = ''] = path.split('/');
  const looksLikePath = pathStart.test(path) || bases.some((base) => tree.has(posix.join(base, first)));
  if (!looksLikePath || bases.some((base) => tree.has(posix.join(base, path)))) return undefined;
  return `names ${match[1]}, which does not exist; correct it`;
}

/** The folders of a path before a placeholder: `packages/i18n` for `packages/i18n/<domain>/es.ts`. */
function knownPart(path: string): string {
  const hole = path.split('/').findIndex((part) => /[<>*{}[\]…]/.test(part));
  return hole < 0 ? path : path.split('/').slice(0, hole).join('/');
}
