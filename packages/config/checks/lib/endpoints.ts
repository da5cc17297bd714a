import { isTest, lineAt, sourcesUnder, withoutComments } from './source.ts';
import type { Tree } from './tree.ts';

export interface Endpoint {
  name: string;
  method: string;
  path: string;
  file: string;
  line: number;
}

const folder = 'packages/contract/src/';
const definition = /\bexport const (\w+)(?::[^=]+)? = endpoint\(/g;
/** The same list as CSV, at its own path. */
const twin = /\bexport const (\w+) = csvExportOf\(\s*(\w+)\b/g;

/** Every endpoint that the contract defines. */
export function endpointsOf(tree: Tree): Endpoint[] {
  return sourcesUnder(tree, folder)
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const code = withoutComments(tree.read(file));
      const written = writtenIn(code, file);
      return [...written, ...exportsIn(code, file, written)];
    });
}

function writtenIn(code: string, file: string): Endpoint[] {
  return [...code.matchAll(definition)].map((match) => {
    const body = code.slice(match.index + match[0].length);
    return {
      name: match[1] ?? '',
      method: /\bmethod: ['"](\w+)['"]/.exec(body)?.[1] ?? '',
      path: /\bpath: ['"`]([^'"`]+)['"`]/.exec(body)?.[1] ?? '',
      file,
      line: lineAt(code, match.index),
    };
  });
}

function exportsIn(code: string, file: string, written: Endpoint[]): Endpoint[] {
  return [...code.matchAll(twin)].map((match) => ({
    name: match[1] ?? '',
    method: 'GET',
    path: `${written.find(({ name }) => name === match[2])?.path}/export`,
    file,
    line: lineAt(code, match.index),
  }));
}
