// No island may show a bare message key. The test follows the imports of every island on a page, collects the keys it can show,
// and compares them with the messages that the page passes.
import { describe, expect, it } from 'vitest';
import { pickWords } from './pick-words.ts';

const sources = import.meta.glob<string>('../**/*.{astro,ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.fromEntries(
  Object.entries(sources).map(([path, text]) => [new URL(path, 'file:///src/lib/').pathname, text]),
);
const lists = import.meta.glob<Record<string, string[]>>('../features/*/{words,*-words}.ts', { eager: true });
const sectionsByName: Record<string, string[]> = Object.assign({}, ...Object.values(lists));

const placed = /<(\w+)\s+client:[\w-]+\s+words=\{pickWords\(locale, (\w+)\)\}/g;
// Components that are loaded on demand need their messages too.
const imported = /(?:from |import |import\()'(\.[^']+)'/g;
const said = /\bsay\(\s*(?:\w+ \? )?['`]([\w.]+)/g;
const alternative = /\? '([a-z]\w*(?:\.\w+)+)' : '([a-z]\w*(?:\.\w+)+)'/g;

const resolve = (from: string, to: string) => new URL(to, `file://${from}`).pathname;

function reachable(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || code[file] === undefined) return seen;
  seen.add(file);
  for (const [, to = ''] of code[file].matchAll(imported)) reachable(resolve(file, to), seen);
  return seen;
}

function keysOf(file: string): string[] {
  const text = code[file] ?? '';
  const single = [...text.matchAll(said)].map(([, key = '']) => key);
  const either = [...text.matchAll(alternative)].flatMap(([, one = '', other = '']) => [one, other]);
  return [...single, ...either];
}

/** The module of an island: the one that the page imports, or the one that `page-islands.ts` passes on. */
function moduleOf(page: string, name: string): string {
  const ways = [
    [page, `import ${name} from '([^']+)'`],
    ['/src/features/page-islands.ts', `default as ${name} \\} from '([^']+)'`],
  ] as const;
  const found = ways.flatMap(([file, way]) => {
    const to = new RegExp(way).exec(code[file] ?? '')?.[1];
    return to ? [resolve(file, to)] : [];
  });
  return found[0] ?? '';
}

const islands = Object.entries(code).flatMap(([page, text]) =>
  [...text.matchAll(placed)].map(([, name = '', list = '']) => ({ name, list, file: moduleOf(page, name) })),
);

describe('the words of islands', () => {
  it('finds the islands', () => {
    expect(islands.map(({ name }) => name)).toEqual(expect.arrayContaining(['LoginForm', 'AccountBar']));
  });

  it.each(islands)('[P3] cover everything that $name can show', ({ list, file }) => {
    const keys = [...reachable(file)].flatMap(keysOf);
    expect(keys.length).toBeGreaterThan(0);
    const sections = sectionsByName[list] ?? [];
    // For keys built at run time, a list may name only the possible endings.
    const isPicked = (key: string) =>
      sections.some(
        (section) => `${key}.`.startsWith(`${section}.`) || (key.endsWith('.') && section.startsWith(key)),
      );
    expect(keys.filter((key) => !isPicked(key))).toEqual([]);
    for (const locale of ['es', 'en'] as const) {
      const words = pickWords(locale, sections);
      expect(keys.filter((key) => !key.endsWith('.') && !(key in words))).toEqual([]);
    }
  });
});
