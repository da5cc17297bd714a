// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { asScriptData } from './as-script-data.ts';

const hostile = {
  name: '</script><script>alert(1)</script><!-- <script>',
  text: '"\'&amp;\u2028\u2029]]>',
};

it('[P7] text written by staff cannot end a script element', () => {
  document.body.innerHTML = `<script type="application/ld+json">${asScriptData(hostile)}</script><i></i>`;
  const [script, rest] = document.body.children;
  expect(JSON.parse(script?.textContent ?? '')).toEqual(hostile);
  expect(rest?.localName).toBe('i');
  expect(document.body.children).toHaveLength(2);
});

it('[P7] every script element with page data uses this encoding', () => {
  const pages = import.meta.glob<string>('../**/*.astro', { query: '?raw', import: 'default', eager: true });
  const filled = Object.values(pages).flatMap((page) =>
    [...page.matchAll(/<(?:script|style)\b[^>]*set:html=\{([^}]*)\}|\bdefine:vars\b/g)].map(
      ([, from]) => from,
    ),
  );
  expect(filled.sort()).toEqual(['asScriptData(structured)', 'bootScript', 'cardRules', 'speculationRules']);
});
