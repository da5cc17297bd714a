// Prevents requirements without a test: an id of requirements.md counts as tested when the title of a test begins with it.
import type { Check, Problem } from './lib/check.ts';
import { isTest, lineAt, withoutComments } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

const listFile = 'packages/config/requirements.md';
const doneFile = 'packages/config/requirements-done.ts';
/** Tests of the checks do not test the product; their examples contain ids. */
const ownTests = 'packages/config/checks/';

interface Mention {
  id: string;
  file: string;
  line: number;
}

export const requirements: Check = {
  name: 'requirements',
  run(tree) {
    const ids = [...tree.read(listFile).matchAll(/^- ([A-Z]\d+) /gm)].map((match) => match[1] ?? '');
    const mentions = mentionsIn(tree);
    const shown = new Set(mentions.map(({ id }) => id));
    const unshown = ids.filter((id) => !shown.has(id));
    return {
      counted: `${ids.length - unshown.length} of ${ids.length} shown`,
      problems: [...unknownIds(mentions, ids), ...brokenPromises(tree, ids, unshown)],
      notes: unshown.length > 0 ? [`without a test: ${byArea(unshown)}`] : [],
    };
  },
};

function mentionsIn(tree: Tree): Mention[] {
  return tree.paths
    .filter((path) => isTest(path) && !path.startsWith(ownTests))
    .flatMap((file) => {
      const code = withoutComments(tree.read(file));
      return [...code.matchAll(/['"`]((?:\[[A-Z]\d+\])+)/g)].flatMap((match) =>
        [...(match[1] ?? '').matchAll(/[A-Z]\d+/g)].map(([id]) => ({
          id,
          file,
          line: lineAt(code, match.index),
        })),
      );
    });
}

function unknownIds(mentions: Mention[], ids: string[]): Problem[] {
  return mentions
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, file, line }) => ({
      file,
      line,
      message: `${id} is no requirement; take an id of ${listFile}`,
    }));
}

function brokenPromises(tree: Tree, ids: string[], unshown: string[]): Problem[] {
  const text = withoutComments(tree.read(doneFile));
  return [...text.matchAll(/['"]([^'"]+)['"]/g)].flatMap((match) => {
    const [, done = ''] = match;
    const meant = ids.filter((id) => id === done || areaOf(id) === done);
    const absent = meant.length > 0 ? meant.filter((id) => unshown.includes(id)) : [done];
    const advice =
      meant.length > 0
        ? 'is said to be done, but no test title begins with it'
        : `is no id or area of ${listFile}`;
    return absent.map((id) => ({
      file: doneFile,
      line: lineAt(text, match.index),
      message: `${id} ${advice}`,
    }));
  });
}

function byArea(ids: string[]): string {
  const areas = Map.groupBy(ids, areaOf);
  return [...areas].map(([area, members]) => `${area} ${members.length}`).join(', ');
}

function areaOf(id: string): string {
  return id.slice(0, 1);
}
