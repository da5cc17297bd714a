import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './build/precompress.ts';

const port = 5174;

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompress()],
  // The rich text input and the kit it is configured from come with a copy each.
  resolve: { dedupe: ['@tiptap/core', '@tiptap/pm'] },
  build: { outDir: 'dist', target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  // The page is reached through the product's own address; its live updates come straight from here.
  server: { port, strictPort: true, hmr: { host: 'localhost', clientPort: port } },
  test: {
    environment: 'jsdom',
    // Loading React, react-admin and MUI anew for each file would take longer than all tests together.
    isolate: false,
    testTimeout: 30_000,
    // Else each would load the copy that it came with.
    server: { deps: { inline: [/ra-input-rich-text/, /@tiptap/] } },
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
