import { createHash } from 'node:crypto';

// The lookahead leaves the content to the next match: what looks like an element may be the value of an attribute.
const inline = /<(script|style)\b[^>]*>(?=([\s\S]*?)<\/\1>)/g;
const named = / '(sha256-[^']+)'/g;

/**
 * Leaves the hashes of other pages out of the Content-Security-Policy of a page. Astro names the inline scripts and styles
 * of every page, which is some 3 kB in each response.
 */
export function onlyOwnHashes(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(inline)].map(
      ([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    ),
  );
  return policy.replaceAll(named, (written, hash: string) => (own.has(hash) ? written : ''));
}
