import { fileURLToPath } from 'node:url';
import { sized } from './seed.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Vitest settings for tests that build the app: those of the server and of the demo. */
export const appTests = {
  globalSetup: [pathOf('postgres/global-setup.ts')],
  setupFiles: [pathOf('use-postgres.ts'), '@semilla/config/vitest/same-values'],
  alias: { '@node-rs/argon2': pathOf('quick-argon2.ts') },
  maxWorkers: 2,
  // No isolation, because loading the server's code for every file takes as long as the tests.
  isolate: false,
  // Generous, because a busy machine may take ten times as long.
  testTimeout: sized(600_000, 86_400_000),
  hookTimeout: 600_000,
};
