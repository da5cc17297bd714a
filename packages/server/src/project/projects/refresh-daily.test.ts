import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[R2] renders the pages of projects again when the day changes', async () => {
  await test.app.ready();
  const stale: string[] = [];
  test.services.pages.onChanged((tags) => void stale.push(...tags));
  await test.services.jobs.runScheduled();
  expect(stale).toContain('projects');
});
