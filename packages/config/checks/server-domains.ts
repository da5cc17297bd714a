// Prevents the server's domains from growing into each other: a domain, or a resource, is entered by its index.ts only.
import { posix } from 'node:path';
import type { Check, Problem } from './lib/check.ts';
import { domains } from './lib/domains.ts';
import { importsOf, resolveImport } from './lib/imports.ts';
import { sourcesUnder } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

const root = 'packages/server/src/';

interface Place {
  domain?: string;
  resource?: string;
  file: string;
}

export const serverDomains: Check = {
  name: 'server-domains',
  run(tree) {
    const files = sourcesUnder(tree, root);
    return { counted: `${files.length} files`, problems: files.flatMap((file) => problemsOf(tree, file)) };
  },
};

function problemsOf(tree: Tree, file: string): Problem[] {
  return importsOf(tree.read(file))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, line }) => ({ line, target: resolveImport(file, specifier) }))
    .filter(({ target }) => !isAllowed(file, target))
    .map(({ line, target }) => ({
      file,
      line,
      message: `reaches into ${target.replace(root, '')}; import ${doorOf(target)} and export there what is meant for others`,
    }));
}

function isAllowed(from: string, to: string): boolean {
  const source = placeOf(from);
  const target = placeOf(to);
  if (!target.domain) return true;
  if (target.file === 'index.ts') return true;
  if (target.file === 'table.ts' && (source.file === 'table.ts' || from.startsWith(`${root}database/`)))
    return true;
  if (source.domain !== target.domain) return false;
  return !source.resource || !target.resource || source.resource === target.resource;
}

function placeOf(path: string): Place {
  const folders = path.replace(root, '').split('/').slice(0, -1);
  const file = posix.basename(path);
  const [domain, resource] = folders;
  if (!path.startsWith(root) || !domain || !domains.includes(domain)) return { file };
  return { domain, resource, file: folders.length > 2 ? folders.slice(2).concat(file).join('/') : file };
}

function doorOf(target: string): string {
  const { domain, resource } = placeOf(target);
  return resource ? `${domain}/${resource}/index.ts` : `${domain}/index.ts`;
}
