import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { givenActiveKind } from '../../../test/investor-kinds.ts';
import { anInvestor } from '../../../test/money.ts';
import { invest, openProject, ordersUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it.each([
  ['es', /contratos de mandato/, /plataformas de financiación participativa no superan los 10\.000\s€/],
  ['en', /mandate contracts/, /across all crowdfunding platforms do not exceed 10\.000\s€/],
])(
  '[V16] the terms of an order name the mandate contracts and the limit over all platforms: %s',
  async (language, ...phrases) => {
    const visitor = await as(test, 'visitor');
    const answer = await visitor.get('/v1/project/order-terms', { headers: { 'accept-language': language } });
    for (const phrase of phrases) expect(answer.json().text).toMatch(phrase);
  },
);

it('[C7][E10] an order with the field names of the specification stores the terms in force', async () => {
  const { projectId, projectPhaseId } = await openProject(test, await as(test, 'admin'));
  const investor = await anInvestor(test, 100_000);
  const { userId } = investor;
  const body = {
    projectId,
    projectPhaseId,
    amount: '1000.00',
    orderType: 'invest',
    penaltyAmount: 0,
    penalty: 0,
  };
  const answer = await investor.post('/v1/project/orders', { body: { ...body, userId } });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { amount: '1000.00', userId, projectPhaseId, termsVersion: '2026-01', createdAt: expect.any(String) },
  ]);
});

it('[V16] an order stores the version of the accepted terms and refuses an older one', async () => {
  const visitor = await as(test, 'visitor');
  const { version } = (await visitor.get('/v1/project/order-terms')).json();
  const { projectId } = await openProject(test, await as(test, 'admin'));
  const investor = await anInvestor(test, 1_000_000);
  const accepted = await invest(investor, projectId, '1000.00', { termsVersion: version });
  expect(accepted.json()).toMatchObject({ termsVersion: version });
  const earlier = await invest(investor, projectId, '1000.00', { termsVersion: '2019-01' });
  expect(earlier.json()).toMatchObject({ status: 409, code: 'project.terms_not_accepted' });
});

it('[L12][L10] keeps the text that an investor above the cap accepted, and refuses one that is untrue', async () => {
  const { projectId } = await openProject(test, await as(test, 'admin'));
  const investor = await anInvestor(test, 1_000_000);
  const { otherTexts } = (await investor.get('/v1/project/order-terms')).json();
  expect(otherTexts.aboveCap).toMatch(/Sé que con esta cantidad supero los 10\.000\s€/);
  const placed = await invest(investor, projectId, '1000.00', { termsText: 'aboveCap', language: 'en' });
  const evidence = await investor.get(`${ordersUrl}/${placed.json().orderId}/evidence`);
  expect(evidence.json()).toMatchObject({
    areTermsConfirmed: true,
    terms: {
      version: '2026-01',
      text: expect.stringMatching(/^I have read .* I know that this takes me above/),
    },
  });

  const experienced = { termsText: 'experienced' };
  const refused = await invest(investor, projectId, '1000.00', experienced);
  expect(refused.json()).toMatchObject({
    status: 409,
    code: 'project.terms_not_accepted',
    errors: [{ path: 'termsText' }],
  });
  await givenActiveKind(test, investor.userId);
  const later = await invest(investor, projectId, '1000.00', experienced);
  const { terms } = (await investor.get(`${ordersUrl}/${later.json().orderId}/evidence`)).json();
  expect(terms.text).toMatch(/no se dirige a mí, por mi clasificación/);
});

it.each([
  ['above the cap', '11000.00', false, /Sé que con esta cantidad supero los 10\.000\s€/],
  ['up to the cap', '9000.00', false, /no superan los 10\.000\s€/],
  ['who is experienced', '1000.00', true, /no se dirige a mí, por mi clasificación/],
])(
  '[L12][C7] an order that names no text keeps the one that is true of an investor %s',
  async (_, amount, isExperienced, text) => {
    const { projectId } = await openProject(test, await as(test, 'admin'));
    const investor = await anInvestor(test, 2_000_000);
    if (isExperienced) await givenActiveKind(test, investor.userId);
    const placed = await invest(investor, projectId, amount);
    const { terms } = (await investor.get(`${ordersUrl}/${placed.json().orderId}/evidence`)).json();
    expect(terms.text).toMatch(text);
  },
);
