// Prevents a green run in which some tests did not run: none may be marked as only, skip or todo.
import type { Check } from './lib/check.ts';
import { isTest, lineAt, withoutComments } from './lib/source.ts';

const partial =
  /\b(?:it|test|describe|suite|bench)(?:\.\w+)*\.(only|skip|skipIf|runIf|todo|fixme|fails)\b|\b[fx](?:it|describe|test)\(/g;

export const wholeTests: Check = {
  name: 'whole-tests',
  run(tree) {
    const files = tree.paths.filter((path) => isTest(path) || /^e2e\/.*\.ts$/.test(path));
    return {
      counted: `${files.length} test files`,
      problems: files.flatMap((file) => {
        const code = withoutComments(tree.read(file));
        return [...code.matchAll(partial)].map((match) => ({
          file,
          line: lineAt(code, match.index),
          message: `leaves tests out with ${match[0]}; run them, or delete what is no longer true`,
        }));
      }),
    };
  },
};
