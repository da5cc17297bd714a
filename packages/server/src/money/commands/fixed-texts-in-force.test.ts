/** Goal: the texts fixed by law have versions, and an order keeps the versions that its investor read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedTexts, questionnaire, wordingOf } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invest, openProject, ordersUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { ConfigError } from '../../kit/config-error.ts';
import { readFixedTexts } from '../../start/read-fixed-texts.ts';
import { readOrderTerms } from '../../start/read-order-terms.ts';

const folder = mkdtempSync(join(tmpdir(), 'semilla-texts-'));

function fileWith(content: string): string {
  const path = join(folder, 'texts.json');
  writeFileSync(path, content);
  return path;
}

const later = {
  version: '2027-1',
  es: 'Puede perder todo lo que invierta.',
  en: 'You may lose all that you invest.',
  comparedIn: ['es', 'en'],
};
const laterTerms = { version: '2027-02', es: 'Acepto el mandato.', en: 'I accept the mandate.' };

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
  rmSync(folder, { recursive: true });
});

const evidenceOf = async (caller: Caller, { orderId }: { orderId: string }) =>
  (await caller.get(`${ordersUrl}/${orderId}/evidence`)).json();

const consentTo = (warningVersion: string) => ({ riskConsent: { isAccepted: true, warningVersion } });

it('[L9][L11][L12] an order keeps the versions of its texts when others come into force', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 1_000_000, { isUntested: true });
  const answered = { questionnaireVersion: questionnaire.version, answers: bestAnswers };
  await investor.post('/v1/account/entry-tests', { body: answered });
  const { riskWarning } = fixedTexts;
  const first = (await invest(investor, projectId, '1500.00', consentTo(riskWarning.version))).json();
  const before = await evidenceOf(investor, first);
  expect(before.warning).toEqual({ version: riskWarning.version, text: wordingOf(riskWarning, 'es') });

  Object.assign(test.app.services.config, {
    fixedTexts: readFixedTexts(fileWith(JSON.stringify({ riskWarning: later }))),
    orderTerms: readOrderTerms(fileWith(JSON.stringify(laterTerms))),
  });
  const termsVersion = laterTerms.version;
  const stale = { ...consentTo(riskWarning.version), termsVersion };
  expect((await invest(investor, projectId, '200.00', stale)).json()).toMatchObject({
    status: 409,
    code: 'project.risk_warning_outdated',
  });
  const read = { ...consentTo(later.version), termsVersion };
  const second = (await invest(investor, projectId, '200.00', read)).json();
  expect(await evidenceOf(investor, second)).toMatchObject({
    warning: { version: later.version, text: later.es },
    terms: { version: laterTerms.version, text: laterTerms.es },
  });
  expect(await evidenceOf(investor, first)).toEqual(before);
});

it('[L5] a file replaces only the texts that it names, and says in which languages they were verified', () => {
  const texts = readFixedTexts(fileWith(JSON.stringify({ riskOfLoss: { ...later, comparedIn: ['es'] } })));
  expect(texts).toEqual({ ...fixedTexts, riskOfLoss: { ...later, comparedIn: ['es'] } });
  expect(wordingOf(texts.riskOfLoss, 'en')).toContain('This is our translation.');
  const footnotes = { es: ['Directiva 2014/49/UE.'], en: ['Directive 2014/49/EU.'] };
  const noted = readFixedTexts(fileWith(JSON.stringify({ riskWarning: { ...later, footnotes } })));
  expect(wordingOf(noted.riskWarning, 'en')).toBe(`${later.en}\n(1) Directive 2014/49/EU.`);
});

it.each([
  ['invalid JSON', 'hola'],
  ['an unknown text', JSON.stringify({ other: later })],
  ['a footnote in one language', JSON.stringify({ riskWarning: { ...later, footnotes: { es: ['a'] } } })],
  ['no version', JSON.stringify({ riskWarning: { es: later.es, en: later.en } })],
  ['no English text', JSON.stringify({ riskWarning: { version: '1', es: later.es } })],
])('[L5] a file with %s is refused at the start', (_what, content) => {
  expect(() => readFixedTexts(fileWith(content))).toThrow(ConfigError);
});
