import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'demo',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.postgres.test.ts'],
          // Without isolation, because loading the server's code for every file would take as long as the tests.
          isolate: false,
          ...shared,
        },
      },
      {
        test: {
          name: 'demo on postgres',
          include: ['src/**/*.postgres.test.ts'],
          globalSetup: ['../server/test/postgres/global-setup.ts'],
          isolate: false,
          ...shared,
        },
      },
    ],
  },
});
