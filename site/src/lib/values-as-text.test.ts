/** Goal: pages show values as text; only formatted texts, which the server cleans, legal texts and flags are HTML. */
import { expect, it } from 'vitest';

it('[E6] nothing else on a page is HTML', () => {
  const sources = import.meta.glob<string>('../**/*.{astro,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asHtml =
    /<(?!script\b|style\b)\w+\b[^>]*\bset:html=\{([^}]*)\}|\b(dangerouslySetInnerHTML|insertAdjacentHTML|(?:inner|outer)HTML = )/g;
  const found = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([, text]) => [...text.matchAll(asHtml)].map(([, value, direct]) => value ?? direct));
  expect(found.sort()).toEqual([
    'filled',
    'flags[one]',
    'inOwnLanguage(locale, chapter.description, chapter.descriptionEn)',
  ]);
});
