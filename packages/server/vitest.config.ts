import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { appTests } from './test/app-tests.ts';

// The slowest files begin first, so that no worker is left with a slow one at the end.
const longest = [
  'freshness.postgres',
  'agrees-embedded',
  'plans.postgres',
  'agrees.postgres',
  'malformed',
  'permissions/matrix',
  'start/server.test',
  'scripts/',
];
const place = ({ moduleId }: TestSpecification) =>
  longest.findIndex((name) => moduleId.includes(name)) + 1 || longest.length + 1;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

// A sequencer of the settings would win over the option that shuffles files, and Vitest shows it that option nowhere.
const isShuffled = process.argv.some((arg) => arg.startsWith('--sequence.shuffle'));

export default defineConfig({
  test: {
    ...appTests,
    include: ['{src,test,scripts}/**/*.test.ts'],
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
  },
});
