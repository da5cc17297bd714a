const renderer = /\/astro\/dist\/runtime\/server\/render\/script\.js$/;
const written = /<script type="module" src="(.+?)"><\/script>/;

/**
 * Writes the address of a page's script into an element that loads nothing. `load-scripts.ts` loads the scripts once the page is
 * painted. Astro has no setting for it, so this changes the element that it writes.
 */
export function scriptsAfterContent() {
  return {
    name: 'scripts-after-content',
    // In development Astro links every script as a file, also `load-scripts.ts`, which must load by itself.
    apply: 'build' as const,
    transform: {
      filter: { id: renderer },
      handler(code: string): { code: string; map: null } {
        if (!written.test(code)) throw new Error('Astro writes the scripts of a page in another form now.');
        return { code: code.replace(written, '<template data-script="$1"></template>'), map: null };
      },
    },
  };
}
