import { join, relative } from 'node:path';
import { defineConfig } from 'rolldown';

const dist = join(import.meta.dirname, 'dist');

/** They load files that lie beside their own code: WebAssembly, libraries of the system, fonts, names, flags. */
const withFiles =
  /^(?:@electric-sql\/pglite|@node-rs\/argon2|sharp|pdfkit|i18n-iso-countries|country-flag-icons|pg-native)(?:\/|$)/;

export default defineConfig({
  input: 'src/start/server.ts',
  platform: 'node',
  external: withFiles,
  plugins: [
    {
      // Files beside our own sources stay where they are.
      name: 'original-addresses',
      transform: {
        filter: { id: /\/packages\/[a-z0-9]+\/src\//, code: 'import.meta.url' },
        handler: (code, id) =>
          code.replaceAll(
            'import.meta.url',
            `new URL(${JSON.stringify(relative(dist, id))}, import.meta.url).href`,
          ),
      },
    },
  ],
  output: {
    dir: dist,
    cleanDir: true,
    sourcemap: true,
    // Node keeps the text of the code in memory.
    comments: { legal: true, annotation: false, jsdoc: false },
    // Named after the demo, so that an image can leave its code out.
    chunkFileNames: ({ moduleIds }) =>
      `${moduleIds.some((id) => id.includes('/packages/demo/')) ? 'demo-' : ''}[name]-[hash].js`,
  },
});
