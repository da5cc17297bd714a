import { withoutDescriptions } from '@semilla/config/build/without-descriptions';
import { withoutUnusedZod } from '@semilla/config/build/without-unused-zod';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './build/precompress.ts';
import { withoutUnusedTexts } from './build/without-unused-texts.ts';

const port = 5174;

const smallFolders =
  /\/src\/(?:configuration\/)?(templates|document-types|project-types|canned-answers|promotions|owners|questions|investor-kinds|bulk-acts|undelivered-mails|verifications|bank-accounts|complaints|approvals|kept-records|transactions)\/\w+(?:List|Show|Edit|Create|Inputs)\.tsx$/;

const fields = /\/src\/.*\/(?!RichText|FormattedText)\w+(?:Field|Badges|Chip)\.tsx$|icons-material/;

/** The folder of a page, if its resource has few and small ones. */
const smallFolder = (id: string) => smallFolders.exec(id)?.[1] ?? null;

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
          // Modules shared by many screens go into one file, because many tiny files take longer to load.
          groups: [
            { name: 'common', minShareCount: 4, includeDependenciesRecursively: false },
            // The pages of a small resource are one file. The pages of projects and customers are large enough to stay apart.
            { name: smallFolder, includeDependenciesRecursively: false },
            // Fields and icons that two or three screens share. They need nothing large.
            { name: 'fields', test: fields, minShareCount: 2, includeDependenciesRecursively: false },
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
    // jsdom draws its frames by setInterval and all files of a worker share its page, so a false one would stop the frames of the next files.
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
