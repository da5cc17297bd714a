// Prevents traces of one machine, one network or unfinished work from getting into the repository.
import { fileURLToPath } from 'node:url';
import type { Check } from './lib/check.ts';
import { lineAt } from './lib/source.ts';

/** The path of this checkout: a path that starts with it is useless on other machines. */
export const checkout = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const ofOneMachine = 'is a path of one machine; use a relative one';

const forbidden: [pattern: RegExp, advice: string][] = [
  [/(?<![\w./~-])\/(?:home|Users)\/\w+\//g, ofOneMachine],
  [new RegExp(`(?<![\\w./~-])${literally(checkout)}(?![\\w-])`, 'g'), ofOneMachine],
  [
    /https?:\/\/[\w.-]*(?:registry|artifactory|nexus|verdaccio)[\w.-]*/g,
    'is a package registry; leave it to the reader’s npm',
  ],
  [
    /"resolved": "https?:[^"]*"/g,
    'ties the lock file to a registry; install with omit-lockfile-registry-resolved',
  ],
  [/\b(?:TO[D]O|FIX[M]E)\b/g, 'is work left over; do it, or drop the note'],
];

export const forbiddenWords: Check = {
  name: 'forbidden-words',
  run(tree) {
    const files = tree.paths.filter((path) => !tree.read(path).includes('\0'));
    return {
      counted: `${files.length} files`,
      problems: files.flatMap((file) => {
        const text = tree.read(file);
        return forbidden.flatMap(([pattern, advice]) =>
          [...text.matchAll(pattern)].map((match) => ({
            file,
            line: lineAt(text, match.index),
            message: `${match[0]} ${advice}`,
          })),
        );
      }),
    };
  },
};
