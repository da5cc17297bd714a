import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What takes longest begins first, so that it does not keep one worker busy after the other has gone home.
const longest = [
  'freshness.postgres',
  'agrees-embedded',
  'plans.postgres',
  'agrees.postgres',
  'malformed',
  'src/server.test',
  'scripts/',
];
const place = ({ moduleId }: TestSpecification) =>
  longest.findIndex((name) => moduleId.includes(name)) + 1 || longest.length + 1;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    globalSetup: ['src/testing/postgres/global-setup.ts'],
    setupFiles: ['src/testing/use-postgres.ts'],
    alias: { '@node-rs/argon2': fileURLToPath(new URL('src/testing/quick-argon2.ts', import.meta.url)) },
    maxWorkers: 2,
    // Every file builds an app of its own; loading the code of the server anew for each would take as long again.
    isolate: false,
    // Nobody waits for them where all is well, and a busy machine may take ten times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: LongestFirst },
  },
});
