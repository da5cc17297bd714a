import { afterAll, beforeAll } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeJobs } from './jobs.test-cases.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isEmbedded: true });
});
afterAll(() => test.close());

describeJobs('the embedded database', () => test);
