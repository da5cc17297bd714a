import node from '@astrojs/node';
import react from '@astrojs/react';
import { withoutDescriptions } from '@semilla/config/build/without-descriptions';
import { withoutUnusedZod } from '@semilla/config/build/without-unused-zod';
import { defineConfig, passthroughImageService } from 'astro/config';
import { icons } from './build/icons.ts';
import { knownStyles } from './build/known-styles.ts';
import { plainEndpoints } from './build/plain-endpoints.ts';
import { precompress } from './build/precompress.ts';
import { refuseMissingPreloads } from './build/refuse-missing-preloads.ts';
import { scriptFiles } from './build/script-files.ts';
import { scriptsAfterContent } from './build/scripts-after-content.ts';
import { signedInDirective } from './build/signed-in-directive.ts';
import { stampServiceWorker } from './build/stamp-service-worker.ts';
import { tokensStylesheet } from './build/tokens-stylesheet.ts';

const port = 4321;
const api = 'http://127.0.0.1:3000';

export default defineConfig({
  output: 'server',
  // A file of styles would keep the first view of a page waiting for one more journey to the server.
  build: { inlineStylesheets: 'always' },
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    signedInDirective(),
    icons(),
    refuseMissingPreloads(),
    stampServiceWorker(),
    precompress(),
  ],
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
  // Only for development: the platform's own address forwards requests to this port, and hot reload connects
  // to it directly.
  server: { host: '127.0.0.1', port },
  vite: {
    plugins: [
      tokensStylesheet(),
      withoutDescriptions(),
      withoutUnusedZod(),
      plainEndpoints(),
      knownStyles(),
      scriptsAfterContent(),
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: scriptFiles } },
          },
        },
      },
    },
    server: { strictPort: true, hmr: { host: '127.0.0.1', clientPort: port }, proxy: { '/v1': api } },
  },
});
