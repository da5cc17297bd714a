import type { AstroIntegration } from 'astro';

/** Adds `client:signed-in`. The entry is a path instead of a URL, because only a path survives the build. */
export function signedInDirective(): AstroIntegration {
  return {
    name: 'signed-in-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'signed-in', entrypoint: './src/lib/signed-in-directive.ts' });
      },
    },
  };
}
