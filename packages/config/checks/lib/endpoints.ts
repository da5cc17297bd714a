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

/** Every endpoint that the contract defines. */
export function endpointsOf(tree: Tree): Endpoint[] {
  return sourcesUnder(tree, folder)
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const code = withoutComments(tree.read(file));
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
    });
}
