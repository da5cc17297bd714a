import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Loading React and jsdom for every file takes longer than all tests together.
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
  },
});
