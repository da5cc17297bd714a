import { createHash } from 'node:crypto';
import { appendFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Makes the service worker of each build another file, so that browsers renew what it keeps. */
export function stampServiceWorker(): AstroIntegration {
  return {
    name: 'stamp-service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // Names of built files carry the hash of what is in them; those of the server, the words of its pages too.
        const names = await readdir(fileURLToPath(new URL('../', dir)), { recursive: true });
        const stamp = createHash('sha256').update(names.toSorted().join('\n')).digest('base64url');
        await appendFile(new URL('service-worker.js', dir), `// ${stamp}\n`);
      },
    },
  };
}
