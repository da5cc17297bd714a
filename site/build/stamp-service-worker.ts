import { createHash } from 'node:crypto';
import { appendFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Makes the service worker's file different in each build, so that browsers renew its cache. */
export function stampServiceWorker(): AstroIntegration {
  return {
    name: 'stamp-service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // Names of built files contain the hash of their content; those of the server also cover the texts of its pages.
        const names = await readdir(fileURLToPath(new URL('../', dir)), { recursive: true });
        const stamp = createHash('sha256').update(names.toSorted().join('\n')).digest('base64url');
        await appendFile(new URL('service-worker.js', dir), `// ${stamp}\n`);
      },
    },
  };
}
