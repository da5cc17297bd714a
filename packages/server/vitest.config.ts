import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'api',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.postgres.test.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['src/**/*.postgres.test.ts'],
          globalSetup: ['src/testing/postgres/global-setup.ts'],
          ...shared,
        },
      },
    ],
  },
});
