// Prevents undocumented settings: the environment is read in one file, where each variable is checked and documented.
import type { Check } from './lib/check.ts';
import { isSource, lineAt, withoutComments } from './lib/source.ts';

const readers: [place: RegExp, reason: string][] = [
  [/^packages\/server\/src\/start\/read-config\.ts$/, 'the one reader of the product'],
  [
    /^packages\/server\/src\/start\/read-migration\.ts$/,
    'the migration runs without the settings of the product',
  ],
  [/^packages\/server\/test\//, 'finds the PostgreSQL that tests run on'],
  [/^packages\/config\/checks\//, 'examples of what is refused'],
  [/^packages\/config\/vitest\//, 'which random values the tests try'],
  [/^e2e\/setup\/unpack-browser\.ts$/, 'tells the browser where its libraries are'],
  [/^e2e\/setup\/at-normal-priority\.ts$/, 'tells the launcher where the browser is'],
  [/^e2e\/fixtures\/crawl-size\.ts$/, 'how much a run of the tests checks'],
  [/^(?:packages\/server|e2e)\/bench\//, 'measures what it is pointed at'],
  [
    /(?:^|\/)(?:vite|vitest|playwright|astro|drizzle)\.config\.m?ts$/,
    'a tool reads it before the product runs',
  ],
];

const reading =
  /\bprocess(?:\?)?\.env\b|\bprocess\[['"]env['"]\]|\benv\b[^;'"]*\}\s*from\s*['"](?:node:)?process['"]/g;

export const environment: Check = {
  name: 'environment',
  run(tree) {
    const files = tree.paths.filter((path) => isSource(path) && !readers.some(([place]) => place.test(path)));
    return {
      counted: `${files.length} files`,
      problems: files.flatMap((file) => {
        const code = withoutComments(tree.read(file));
        return [...code.matchAll(reading)].map((match) => ({
          file,
          line: lineAt(code, match.index),
          message:
            'reads the environment; take the value from the config of packages/server/src/start/read-config.ts',
        }));
      }),
    };
  },
};
