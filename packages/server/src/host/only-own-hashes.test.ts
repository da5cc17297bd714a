import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { onlyOwnHashes } from './only-own-hashes.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('[B11] leaves a page the hashes of its own scripts and styles, and no others', () => {
  const [script, rules, style, foreign] = ['go()\n', '{"a":"é"}', 'p{color:red}', 'body{}'].map(hashOf);
  const policy = `default-src 'self'; script-src 'self' ${foreign} ${script} ${rules}; style-src 'self' ${style} ${foreign};`;
  const html = `<style>p{color:red}</style><script>go()\n</script><template><script type="speculationrules">{"a":"é"}</script></template>`;
  expect(onlyOwnHashes(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${script} ${rules}; style-src 'self' ${style};`,
  );
});

it('[B11] keeps the hashes of a page with a text that looks like an element', () => {
  const policy = `script-src 'self' ${hashOf('go()')}; style-src 'self' ${hashOf('p{}')};`;
  const html = '<meta content="a <style> b <script> c"><script>go()</script><style>p{}</style>';
  expect(onlyOwnHashes(policy, html)).toBe(policy);
});

it('[B11] leaves a page without inline scripts and styles the rest of its policy', () => {
  const policy = `script-src 'self' ${hashOf('a')}; style-src 'self' ${hashOf('b')};`;
  expect(onlyOwnHashes(policy, '<p>a</p>')).toBe(`script-src 'self'; style-src 'self';`);
});
