import { afterAll, beforeAll } from 'vitest';
import { describeJobs } from '../../../test/cases/describe-jobs.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isEmbedded: true });
});
afterAll(() => test.close());

describeJobs('the embedded database', () => test);
