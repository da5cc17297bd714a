import { afterAll, beforeAll } from 'vitest';
import { describeLedger } from '../../test/cases/describe-ledger.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isEmbedded: true });
});
afterAll(() => test.close());

describeLedger('the embedded database', () => test);
