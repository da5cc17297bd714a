import { expect, it } from 'vitest';
import { importsOf, resolveImport } from './imports.ts';

it('finds every form of import with its line', () => {
  const code = [
    "import a from './a.ts';",
    "import type { B } from './b.ts';",
    'import {',
    '  c,',
    '  type D,',
    "} from './c.ts';",
    "import './e.css';",
    "export * from './f.ts';",
    "export { g } from './g.ts';",
    "const h = await import('./h.ts');",
    "vi.mock('./i.ts');",
    "type J = import('./j.ts').J;",
  ].join('\n');
  expect(importsOf(code).map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
    '1 ./a.ts',
    '2 ./b.ts',
    '3 ./c.ts',
    '7 ./e.css',
    '8 ./f.ts',
    '9 ./g.ts',
    '10 ./h.ts',
    '11 ./i.ts',
    '12 ./j.ts',
  ]);
});

it('ignores comments, value exports and strings', () => {
  const code = "// import a from './a.ts';\nexport const from = 'x';\nexport function b() { return from; }\n";
  expect(importsOf(code)).toEqual([]);
});

it('resolves from the importing file', () => {
  expect(resolveImport('packages/server/src/wallet/index.ts', '../app.ts')).toBe(
    'packages/server/src/app.ts',
  );
  expect(resolveImport('site/src/a.ts', './b.svg?raw')).toBe('site/src/b.svg');
});
