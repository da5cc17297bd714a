import { isTest, lineAt, withoutComments } from './source.ts';
import type { Tree } from './tree.ts';

export const requirementsFile = 'packages/config/requirements.md';
/** Tests of the checks do not test the product; their examples contain ids. */
const ownTests = 'packages/config/checks/';

/** An id of a requirement at the start of the title of a test. */
export interface Mention {
  id: string;
  file: string;
  line: number;
  /** Whether `npm test` runs the test. `npm run test:outer` runs the others. */
  isInner: boolean;
}

export function requirementIds(tree: Tree): string[] {
  return [...tree.read(requirementsFile).matchAll(/^- ([A-Z]\d+) /gm)].map((match) => match[1] ?? '');
}

export function mentionsIn(tree: Tree): Mention[] {
  return tree.paths
    .filter((path) => isTest(path) && !path.startsWith(ownTests))
    .flatMap((file) => {
      const code = withoutComments(tree.read(file));
      return [...code.matchAll(/['"`]((?:\[[A-Z]\d+\])+)/g)].flatMap((match) => {
        const place = {
          file,
          line: lineAt(code, match.index),
          isInner: isInner(file, code.slice(match.index)),
        };
        return [...(match[1] ?? '').matchAll(/[A-Z]\d+/g)].map(([id]) => ({ id, ...place }));
      });
    });
}

/** Whether a file of vitest is run by `npm test`. */
export const isInnerFile = (file: string) => /\.test\.tsx?$/.test(file) && !/\.outer\.test\./.test(file);

/** Whether a test is in the inner ring; a journey needs the tag right after its title. */
function isInner(file: string, fromTitle: string): boolean {
  if (!file.includes('.spec.')) return isInnerFile(file);
  return /^(['"`])(?:\\.|(?!\1)[^\\])*\1,\s*\{\s*tag: [^}]*'@inner'/.test(fromTitle);
}
