/** Goal: the company can replace the declaration about 10,000 euros, because its law was repealed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invest, openProject, ordersUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { ConfigError } from '../../kit/config-error.ts';
import { readOrderTerms } from '../../start/read-order-terms.ts';

const folder = mkdtempSync(join(tmpdir(), 'semilla-terms-'));

function fileWith(content: string): string {
  const path = join(folder, 'terms.json');
  writeFileSync(path, content);
  return path;
}

const own = {
  version: '2027-01',
  es: 'Acepto los contratos de mandato.',
  en: 'I accept the mandate contracts.',
};

const otherTexts = {
  aboveCap: { es: 'Sé que supero los 25.000 €.', en: 'I know that I exceed 25.000 €.' },
  experienced: { es: 'No se dirige a mí.', en: 'It is not meant for me.' },
};

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ config: { orderTerms: readOrderTerms(fileWith(JSON.stringify(own))) } });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
  rmSync(folder, { recursive: true });
});

it('[L12] the terms in a file replace those of the platform, with another version and without a cap', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 100_000);
  const terms = (await investor.get('/v1/project/order-terms')).json();
  expect(terms).toEqual({ version: own.version, text: own.es, cap: null, otherTexts: null });

  const earlier = await invest(investor, projectId, '100.00');
  expect(earlier.json()).toMatchObject({ status: 409, code: 'project.terms_not_accepted' });
  const placed = await invest(investor, projectId, '100.00', { termsVersion: own.version });
  expect(placed.json()).toMatchObject({ status: 'pending', termsVersion: own.version });
  const evidence = await investor.get(`${ordersUrl}/${placed.json().orderId}/evidence`);
  expect(evidence.json().terms).toEqual({ version: own.version, text: own.es });
});

it('[L12] an order that names no version accepts the terms in force', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 100_000);
  const placed = await investor.post(ordersUrl, { body: { projectId, amount: '100.00' } });
  expect(placed.json()).toMatchObject({ status: 'pending', termsVersion: own.version });
});

it('[L12] a cap is read as an amount of money', () => {
  const terms = readOrderTerms(fileWith(JSON.stringify({ ...own, cap: '25000.00', ...otherTexts })));
  expect(terms).toEqual({
    version: own.version,
    capCents: 2_500_000,
    text: { es: own.es, en: own.en },
    otherTexts,
  });
});

it.each([
  ['invalid JSON', 'hola'],
  ['no version', JSON.stringify({ es: own.es, en: own.en })],
  ['no English text', JSON.stringify({ version: '1', es: own.es })],
  ['a cap without texts for investors above it', JSON.stringify({ ...own, cap: '25000.00' })],
  ['a cap that is not an amount', JSON.stringify({ ...own, cap: 'mucho', ...otherTexts })],
])('[L12] a file with %s is refused at the start', (_, content) => {
  const path = fileWith(content);
  expect(() => readOrderTerms(path)).toThrow(ConfigError);
  expect(() => readOrderTerms(path)).toThrow(`ORDER_TERMS_FILE cannot be "${path}"`);
});
