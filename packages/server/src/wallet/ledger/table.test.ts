import { afterAll, beforeAll } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeLedger } from './table.test-cases.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isEmbedded: true });
});
afterAll(() => test.close());

describeLedger('the embedded database', () => test);
