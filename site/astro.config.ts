import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { precompress } from './build/precompress.ts';
import { signedInDirective } from './build/signed-in-directive.ts';
import { tokensStylesheet } from './build/tokens-stylesheet.ts';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), signedInDirective(), precompress()],
  trailingSlash: 'ignore',
  cache: { provider: { name: 'tags', entrypoint: './src/lib/tag-cache.ts' } },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: { plugins: [tokensStylesheet()] },
});
