// Prevents types that are only claimed: `as unknown as` switches the compiler off for a value.
import type { Check } from './lib/check.ts';
import { isSource, isTest, lineAt, withoutComments } from './lib/source.ts';

const most = 10;
const product = /^(?:site|backoffice|packages\/[^/]+)\/src\//;
const testSupport = /\/testing\/|test-cases|\/testing\.ts$/;

export const unsafeCasts: Check = {
  name: 'unsafe-casts',
  run(tree) {
    const files = tree.paths.filter(
      (path) => product.test(path) && isSource(path) && !isTest(path) && !testSupport.test(path),
    );
    const casts = files.flatMap((file) => {
      const code = withoutComments(tree.read(file));
      return [...code.matchAll(/\bas unknown as\b/g)].map(({ index }) => ({
        file,
        line: lineAt(code, index),
      }));
    });
    const message = `is one of ${casts.length} casts through unknown, where ${most} are allowed; type the value instead`;
    return {
      counted: `${casts.length} casts in ${files.length} files`,
      problems: casts.length > most ? casts.map((cast) => ({ ...cast, message })) : [],
    };
  },
};
