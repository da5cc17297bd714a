import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Loading React and jsdom for every file takes longer than all tests together.
    isolate: false,
    // jsdom draws its frames by setInterval and all files of a worker share its page, so a fake one would stop the frames of the next files.
    fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout'] },
    // A test of a page takes a fraction of a second, but many times that on a machine with other work.
    testTimeout: 30_000,
    setupFiles: ['src/testing/setup.ts', '@semilla/config/vitest/same-values'],
  },
});
