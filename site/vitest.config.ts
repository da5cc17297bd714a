import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Loading React and jsdom for every file takes longer than all tests together.
    isolate: false,
    // A test of a page takes a fraction of a second, but many times that on a machine with other work.
    testTimeout: 30_000,
    setupFiles: ['src/testing/setup.ts', '@semilla/config/vitest/same-values'],
  },
});
