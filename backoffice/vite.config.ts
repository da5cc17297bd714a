import { withoutDescriptions } from '@semilla/config/build/without-descriptions';
import { withoutUnusedZod } from '@semilla/config/build/without-unused-zod';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { areaOf, sharedOf } from './build/area-of.ts';
import { precompress } from './build/precompress.ts';
import { withoutUnusedTexts } from './build/without-unused-texts.ts';

const port = 5174;

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompress(), withoutDescriptions(), withoutUnusedZod(), withoutUnusedTexts()],
  // ra-input-rich-text and our editor configuration each bring their own copy of tiptap.
  resolve: { dedupe: ['@tiptap/core', '@tiptap/pm'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files, because many tiny files take longer to load. The first group that takes a module has it.
          groups: [
            // Libraries stay the same from one release to the next.
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
            { name: 'start', tags: ['$initial'] },
            // All lists in one file, because staff open one after another.
            { name: 'lists', test: /\/backoffice\/src\/.*List\.tsx$/ },
            { name: sharedOf, debugName: 'shared', minShareCount: 3 },
            { name: areaOf, debugName: 'areas' },
          ],
        },
      },
    },
  },
  // The page is opened at the server's address, but hot reload connects directly to this port.
  server: { port, strictPort: true, hmr: { host: 'localhost', clientPort: port } },
  test: {
    environment: 'jsdom',
    // Loading React, react-admin and MUI again for each file would take longer than all tests together.
    isolate: false,
    // jsdom draws its frames by setInterval and all files of a worker share its page, so a fake one would stop the frames of the next files.
    fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout'] },
    // One worker more than for the server tests, because tests of screens wait for a third of their time.
    maxWorkers: 3,
    // Each failed look-up would print the whole page, which takes a tenth of the time. Set the variable to see the pages.
    env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
    testTimeout: 30_000,
    // Otherwise each of these packages loads its own copy of tiptap.
    server: { deps: { inline: [/ra-input-rich-text/, /@tiptap/] } },
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
