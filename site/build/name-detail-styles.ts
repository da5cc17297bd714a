import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The pages link to this name. The build replaces it by the real one, which contains a hash of the stylesheet. */
const placeholder = '/_astro/styles-of-a-project.css';

/** Writes the name of that stylesheet into the pages with cards, which fetch it early. */
export function nameDetailStyles(): AstroIntegration {
  return {
    name: 'name-detail-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const [styles, ...others] = (await readdir(new URL('_astro/', dir))).filter((name) =>
          /^_idOrUrl_\.[\w-]+\.css$/.test(name),
        );
        if (!styles || others.length) throw new Error('The page of a project must have one stylesheet.');
        const folder = fileURLToPath(new URL('../server/', dir));
        const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mjs'));
        let places = 0;
        for (const path of scripts.map((name) => join(folder, name))) {
          const text = await readFile(path, 'utf8');
          if (!text.includes(placeholder)) continue;
          places += 1;
          await writeFile(path, text.replaceAll(placeholder, `/_astro/${styles}`));
        }
        if (!places) throw new Error(`No page links to ${placeholder}.`);
      },
    },
  };
}
