import { expect, it } from 'vitest';
import { parseMessages } from './parse-messages.ts';

function textsOf(code: string): Record<string, string> {
  return Object.fromEntries([...parseMessages(code)].map(([key, { text }]) => [key, text]));
}

it('reads nested texts in every kind of quotes', () => {
  const code = `import type { x } from './x.ts';
export default {
  // a comment with { and '
  title: 'Hola',
  'next-opening': "It's",
  phases: { Draft: \`Borrador\`, /* none */ Closed: 'Ce' + 'rrado' },
  quoted: 'It\\'s',
} satisfies x;`;
  expect(textsOf(code)).toEqual({
    title: 'Hola',
    'next-opening': "It's",
    'phases.Draft': 'Borrador',
    'phases.Closed': 'Cerrado',
    quoted: "It's",
  });
});

it('reads a named constant, and an empty object', () => {
  expect(textsOf("export const es = { a: 'b' } as const;")).toEqual({ a: 'b' });
  expect(textsOf('export default {};')).toEqual({});
});

it('reports the line of a text', () => {
  expect(parseMessages("export default {\n  a: {\n    b: 'c',\n  },\n};").get('a.b')?.line).toBe(3);
});

it.each([
  ['a spread', "export default {\n  ...other,\n  a: 'b' };", 'line 2'],
  ['a computed text', 'export default {\n  a: `b ${c}`,\n};', 'line 2'],
  ['a function', 'export default {\n\n  a: () => 1 };', 'line 3'],
  ['the same key twice', "export default { a: 'b',\n a: 'c' };", 'a stands twice'],
  ['no object at all', "export const a = 'b';", 'no `export default {`'],
])('refuses %s', (_case, code, message) => {
  expect(() => parseMessages(code)).toThrow(message);
});
