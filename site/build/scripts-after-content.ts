const written = '<script type="module" src=';
const renderer = /\/astro\/dist\/runtime\/server\/render\/script\.js$/;

/**
 * Lets the scripts of a page load after its text, font and first picture: nothing of what a visitor sees first needs them, and
 * on a slow line they would arrive first. Astro has no setting for it, so this changes the element that it writes.
 */
export function scriptsAfterContent() {
  return {
    name: 'scripts-after-content',
    transform: {
      filter: { id: renderer },
      handler(code: string): { code: string; map: null } {
        if (!code.includes(written))
          throw new Error('Astro writes the scripts of a page in another form now.');
        return {
          code: code.replace(written, written.replace(' src=', ' fetchpriority="low" src=')),
          map: null,
        };
      },
    },
  };
}
