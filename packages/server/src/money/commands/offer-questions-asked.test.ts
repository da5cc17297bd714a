/**
 * Goal: above the threshold, an investor without a passed test must show that they understand the sheet of
 * this offer.
 */
import { fixedTexts } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { acknowledgeWarning, takeEntryTest } from '../../../test/investor-acts.ts';
import { rightAnswers as right } from '../../../test/investor-moves.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invest, openProject, ordersUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';
import { offerQuestionsVersion } from '../../project/orders/offer-questions.ts';

const { version: warningVersion } = fixedTexts.riskWarning;
const party = { taxId: null, website: null, description: null, descriptionEn: null };

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-02-02T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

it('[L9][L11] an order above the threshold is proved by questions about its own sheet, which its evidence keeps with their version', async () => {
  const { projectId, name } = await openProject(test, admin, {
    projectDuration: 18,
    targetProfitability: 1_275,
    financingAmount: 45_000_000,
    dateEnd: '2026-06-30',
    promoter: { ...party, name: 'Rehabitia Promociones S.L.' },
    guaranteeAgent: null,
  });
  const investor = await anInvestor(test, 1_000_000, { isUntested: true });
  await takeEntryTest(investor, { isRefused: true });
  await acknowledgeWarning(investor);
  for (const [language, words] of [
    ['es', [name, 'Rehabitia Promociones S.L.', '12,75', '18 meses', '450.000,00', '30/06/2026']],
    ['en', [name, 'Rehabitia Promociones S.L.', '12,75', '18 months', '450.000,00', '30/06/2026']],
  ] as const) {
    const risks = await investor.get(`/v1/project/projects/${projectId}/order-risks`, {
      headers: { 'accept-language': language },
    });
    for (const word of words) expect(JSON.stringify(risks.json().questions)).toContain(word);
  }
  const answering = (answers: object) =>
    invest(investor, projectId, '1500.00', { riskConsent: { isAccepted: true, warningVersion, answers } });
  for (const [id, answer] of [
    ['term', 'other'],
    ['target', 'partial'],
    ['return', 'promise'],
  ] as const) {
    const wrong = (await answering({ ...right, [id]: answer })).json();
    expect(wrong.errors).toMatchObject([{ path: `riskConsent.answers.${id}` }]);
  }
  const { orderId } = (await answering(right)).json();
  const evidence = (await investor.get(`${ordersUrl}/${orderId}/evidence`)).json();
  expect(evidence).toMatchObject({ sheetVersion: 1, questionsVersion: offerQuestionsVersion });
  expect(evidence.answers.map(({ answer }: { answer: string }) => answer)).toEqual([
    'Todo',
    'Que puedo cobrar eso, menos o nada',
    'A los 18 meses de su inicio, o más tarde',
    'Se devuelve todo el dinero',
  ]);
  const pdf = await investor.get(`${ordersUrl}/${orderId}/evidence/pdf`);
  const text = textOfPdf(pdf.rawPayload).join(' ').replace(/\s+/g, ' ');
  expect(text).toContain(`preguntas sobre la ficha, versión ${offerQuestionsVersion}`);
  expect(text).toContain('A los 18 meses de su inicio');
});
