import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const preload = /"_astro\/([^"]+)"/g;

/**
 * Fails the build if a script preloads a file that does not exist: Astro drops a stylesheet that it writes into the pages,
 * and the lazy import that still names it then fails in the browser.
 */
export function refuseMissingPreloads(): AstroIntegration {
  return {
    name: 'refuse-missing-preloads',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(new URL('_astro/', dir));
        const names = new Set(await readdir(folder));
        for (const script of [...names].filter((name) => name.endsWith('.js'))) {
          for (const [, name = ''] of (await readFile(`${folder}${script}`, 'utf8')).matchAll(preload))
            if (!names.has(name)) throw new Error(`${script} preloads ${name}, which the build has dropped`);
        }
      },
    },
  };
}
