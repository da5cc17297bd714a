// Prevents mails that lead to a screen which the backoffice does not have: its pages answer 200 for any address.
import type { Check, Problem } from './lib/check.ts';
import { isSource, isTest, lineAt, withoutComments } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

const addresses = 'e2e/fixtures/backoffice-addresses.ts';
const literal = /['"`](\/admin\/[^'"`]*)['"`]/g;

/** An address with each of its parameters as `*`. */
function shapeOf(address: string): string {
  return address
    .replace(/\$\{[^}]*\}|:\w+/g, '*')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

function problemsOf(tree: Tree, file: string, known: ReadonlySet<string>): Problem[] {
  const code = withoutComments(tree.read(file));
  return [...code.matchAll(literal)]
    .filter(([, address = '']) => !known.has(shapeOf(address)))
    .map(({ 1: address, index }) => ({
      file,
      line: lineAt(code, index),
      message: `leads to ${address}, which is no screen in ${addresses}`,
    }));
}

export const backofficeLinks: Check = {
  name: 'backoffice-links',
  run(tree) {
    const known = new Set(['/admin']);
    for (const [, address = ''] of tree.has(addresses) ? tree.read(addresses).matchAll(literal) : [])
      known.add(shapeOf(address));
    const files = tree.paths.filter(
      (path) =>
        path.startsWith('packages/server/src/') &&
        !path.startsWith('packages/server/src/host/') &&
        isSource(path) &&
        !isTest(path),
    );
    return {
      counted: `${known.size} screens`,
      problems: files.flatMap((file) => problemsOf(tree, file, known)),
    };
  },
};
