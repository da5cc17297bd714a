import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Starting a process for every file takes longer than its tests.
    isolate: false,
    setupFiles: ['@semilla/config/vitest/same-values'],
  },
});
