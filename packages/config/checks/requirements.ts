// Prevents requirements without a test: an id of requirements.md counts as tested when the title of a test begins with it.
import type { Check, Problem } from './lib/check.ts';
import { type Mention, mentionsIn, requirementIds, requirementsFile } from './lib/mentions.ts';
import { lineAt, withoutComments } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

const doneFile = 'packages/config/requirements-done.ts';

export const requirements: Check = {
  name: 'requirements',
  run(tree) {
    const ids = requirementIds(tree);
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

function unknownIds(mentions: Mention[], ids: string[]): Problem[] {
  return mentions
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, file, line }) => ({
      file,
      line,
      message: `${id} is no requirement; take an id of ${requirementsFile}`,
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
        : `is no id or area of ${requirementsFile}`;
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
