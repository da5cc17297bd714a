import { createHash } from 'node:crypto';

const inline = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const named = / '(sha256-[^']+)'/g;

/** Leaves the hashes of other pages out of a page's policy: Astro names those of every page, some 2 kB with each answer. */
export function onlyOwnHashes(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(inline)].map(
      ([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    ),
  );
  return policy.replaceAll(named, (written, hash: string) => (own.has(hash) ? written : ''));
}
