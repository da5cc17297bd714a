// Prevents a second HTTP client: only packages/client calls `/v1` over HTTP, and everybody else uses it.
import type { Check, Problem } from './lib/check.ts';
import { isSource, isTest, lineAt, withoutComments } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

// Folders that may call the API over HTTP. The last one is the page about the API, which calls it like other
// programs.
const own = [
  'packages/client/',
  'e2e/fixtures/',
  'e2e/bench/',
  'packages/server/bench/',
  'packages/server/src/start/description/',
];
const frontends = ['site/src/', 'backoffice/src/'];
/** These files fetch pages of the product, not the API. */
const pageFetchers = [
  'site/src/lib/fresh-parts.ts',
  'site/src/lib/open-again.ts',
  'backoffice/src/app/new-version/use-new-version.ts',
];
const standIns = /^(?:site|backoffice)\/src\/testing\//;
/** Tests of the checks contain examples that break the rules. */
const examples = /^packages\/config\/checks\/.*\.test\.ts$/;

const callers = /(?<![.\w])(?:fetch|XMLHttpRequest|EventSource)\(|\b(?:sendBeacon|request\.\w+)\(/g;
const address = /["'`}]\/v1\b/;

/** The text between the brackets that open at `open`. */
function argumentsAt(code: string, open: number): string {
  let depth = 0;
  for (let index = open; index < code.length; index += 1) {
    if (code[index] === '(') depth += 1;
    if (code[index] === ')') depth -= 1;
    if (depth === 0) return code.slice(open, index);
  }
  return code.slice(open);
}

function problemsOf(tree: Tree, file: string): Problem[] {
  const code = withoutComments(tree.read(file));
  const isFrontend = frontends.some((folder) => file.startsWith(folder));
  // The check cannot see an address in a variable, so a frontend may only fetch in the listed files.
  const isClosed = isFrontend && !isTest(file) && !standIns.test(file) && !pageFetchers.includes(file);
  return [...code.matchAll(callers)]
    .filter(({ 0: call, index }) => isClosed || address.test(argumentsAt(code, index + call.length - 1)))
    .map(({ index }) => ({
      file,
      line: lineAt(code, index),
      message: 'calls /v1 by itself, or may; use the client of @semilla/client',
    }));
}

export const httpCalls: Check = {
  name: 'http-calls',
  run(tree) {
    const files = tree.paths.filter(
      (path) => isSource(path) && !examples.test(path) && !own.some((folder) => path.startsWith(folder)),
    );
    return { counted: `${files.length} files`, problems: files.flatMap((file) => problemsOf(tree, file)) };
  },
};
