/** Goal: no order of a non-sophisticated investor above the threshold exists without warning, consent and proof. */
import { fixedTexts, questionnaire, wordingOf } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { givenActiveKind } from '../../../test/investor-kinds.ts';
import { rightAnswers as right } from '../../../test/investor-moves.ts';
import { anInvestor } from '../../../test/money.ts';
import { cancel, compareBooks, invest, openProject, ordersUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

const { version: warningVersion } = fixedTexts.riskWarning;
const warningText = wordingOf(fixedTexts.riskWarning, 'es');
const questionnaireVersion = questionnaire.version;
const consent = { riskConsent: { isAccepted: true, warningVersion } };
const daySeconds = 86_400;

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

/** An investor without a loss simulation, whose threshold is therefore 1,000.00 €. */
async function tested(moneyCents = 1_000_000): Promise<Caller> {
  const caller = await anInvestor(test, moneyCents, { isUntested: true });
  await caller.post('/v1/account/entry-tests', { body: { questionnaireVersion, answers: bestAnswers } });
  return caller;
}

async function refused(moneyCents = 1_000_000): Promise<Caller> {
  const caller = await anInvestor(test, moneyCents, { isUntested: true });
  await caller.post('/v1/account/entry-tests', { body: { questionnaireVersion, isRefused: true } });
  const { version: textVersion } = fixedTexts.riskOfLoss;
  await caller.post('/v1/account/risk-acknowledgements', { body: { textVersion } });
  return caller;
}

const evidenceOf = async (caller: Caller, orderId: string) =>
  (await caller.get(`${ordersUrl}/${orderId}/evidence`)).json();

describe('an order above the threshold', () => {
  it('[L9] is refused without consent to the warning in force; exactly the threshold passes', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await tested();
    const placing = async (amount: string, more: object = {}) =>
      (await invest(investor, projectId, amount, { ...more })).json();
    expect(await placing('1000.01')).toMatchObject({ status: 409, code: 'project.risk_consent_needed' });
    expect(await placing('1000.00')).toMatchObject({ status: 'pending' });
    expect(await placing('100.00')).toMatchObject({ code: 'project.risk_consent_needed' });
    const outdated = { riskConsent: { isAccepted: true, warningVersion: '1999' } };
    expect(await placing('100.00', outdated)).toMatchObject({ code: 'project.risk_warning_outdated' });
    const unticked = { riskConsent: { isAccepted: false, warningVersion } };
    expect(await placing('100.00', unticked)).toMatchObject({ status: 400 });
    expect(await placing('100.00', consent)).toMatchObject({ status: 'pending' });
  });

  it('[L9] counts only the investor’s own orders in the offer that are not cancelled', async () => {
    const [one, other] = [await openProject(test, admin), await openProject(test, admin)];
    const investor = await tested();
    const { orderId } = (await invest(investor, one.projectId, '900.00')).json();
    expect((await invest(investor, other.projectId, '900.00')).statusCode).toBe(201);
    expect((await invest(investor, one.projectId, '200.00')).json().code).toBe('project.risk_consent_needed');
    await cancel(investor, orderId);
    expect((await invest(investor, one.projectId, '200.00')).statusCode).toBe(201);
  });

  it('[L8][L9] takes the threshold from a valid simulation result', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await tested();
    await investor.post('/v1/account/loss-simulations', {
      body: { result: '4000.00', isAcknowledged: true },
    });
    expect((await invest(investor, projectId, '2000.01')).json().code).toBe('project.risk_consent_needed');
    expect((await invest(investor, projectId, '2000.00')).statusCode).toBe(201);
  });

  it('[L9] of an investor without a passed test needs right answers about the risks', async () => {
    const { projectId, name } = await openProject(test, admin);
    const investor = await refused();
    const answering = async (answers?: object) =>
      (
        await invest(investor, projectId, '1500.00', { riskConsent: { ...consent.riskConsent, answers } })
      ).json();
    expect((await answering()).code).toBe('project.risks_not_understood');
    expect((await answering({ ...right, loss: 'nothing' })).code).toBe('project.risks_not_understood');
    const { orderId } = await answering(right);
    const { proof, answers } = await evidenceOf(investor, orderId);
    expect([proof, answers[0]]).toEqual([
      'questions',
      { question: expect.stringContaining(name), answer: 'Todo' },
    ]);
  });

  it('[L11] keeps the warning as shown, and the times of the test and of the simulation', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await refused();
    await investor.post('/v1/account/loss-simulations', {
      body: { result: '4000.00', isAcknowledged: true },
    });
    const { orderId } = (await invest(investor, projectId, '100.00')).json();
    const { warning } = (await investor.get('/v1/account/investor-profile')).json();
    expect(warning.text).toBe(wordingOf(fixedTexts.riskOfLoss, 'es'));
    // Another FIXED_TEXTS_FILE changes nothing that was shown before.
    const { config } = test.services;
    const before = config.fixedTexts;
    config.fixedTexts = {
      ...before,
      riskOfLoss: { version: 'later', es: 'Otro.', en: 'Another.', comparedIn: [] },
    };
    const evidence = await evidenceOf(investor, orderId);
    const pdf = textOfPdf((await investor.get(`${ordersUrl}/${orderId}/evidence/pdf`)).rawPayload);
    config.fixedTexts = before;
    expect(evidence).toMatchObject({
      acknowledgement: { version: warning.version, text: `${warning.lead}\n${warning.text}` },
      entryTestAt: expect.stringMatching(/^2026-02-/),
      lossResult: '4000.00',
      lossResultOn: expect.stringMatching(/^2026-02-/),
    });
    const lines = [warning.lead, ...warning.text.split('\n')];
    for (const text of [...lines, 'Prueba hecha o rechazada el', 'Fecha de esa simulación'])
      expect(pdf.join(' ').replace(/\s+/g, ' ')).toContain(text);
  });

  it('[L9] needs nothing of this from other kinds of investors', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await tested();
    await givenActiveKind(test, investor.userId);
    expect((await invest(investor, projectId, '5000.00')).statusCode).toBe(201);
  });
});

describe('the evidence of an order', () => {
  it('[L10][L11] is available at once, with everything shown and confirmed and the end of the reflection period', async () => {
    const { projectId, name } = await openProject(test, admin);
    const investor = await tested();
    const { orderId } = (await invest(investor, projectId, '1500.00', consent)).json();
    expect(await evidenceOf(investor, orderId)).toMatchObject({
      orderId,
      projectName: name,
      amount: '1500.00',
      ownAmountBefore: '0.00',
      threshold: '1000.00',
      isAboveThreshold: true,
      investorKind: 'non-sophisticated',
      entryTest: 'passed',
      lossResult: null,
      language: 'es',
      notices: ['Puedes perder todo lo que inviertas. La rentabilidad es un objetivo y no está garantizada.'],
      consent: {
        heading: expect.stringMatching(/^Esta inversión supera 1\.000,00\s€ en este proyecto$/),
        sentence: 'He leído la advertencia y consiento expresamente invertir este importe.',
      },
      warning: { version: warningVersion, text: warningText },
      proof: 'entryTest',
      answers: null,
      freeCancellationUntil: '2026-02-06',
    });
    const pdf = await investor.get(`${ordersUrl}/${orderId}/evidence/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = textOfPdf(pdf.rawPayload).join(' ').replace(/\s+/g, ' ');
    expect(text).toContain(warningText.slice(0, 40));
    expect(text).toContain('06/02/2026');
    expect(text).toContain('consiento expresamente invertir este importe');
    expect(text).toMatch(/Esta inversión supera 1\.000,00 €/);
    expect(text).toContain('Puedes perder todo lo que inviertas');
    expect(text).toMatch(/02\/02\/2026 \d\d:\d\d:\d\d GMT\+01:00/);
    expect(text).toContain('no experimentados tienen un periodo de reflexión de al menos 4 días naturales');
    const asked = questionnaire.questions[0];
    const chosen = asked?.options.find((option) => option.id === bestAnswers[asked.id]);
    for (const language of ['es', 'en'] as const) {
      const headers = { 'accept-language': language };
      const evidence = (await investor.get(`${ordersUrl}/${orderId}/evidence`, { headers })).json();
      expect(evidence.entryTestVersion).toBe(questionnaireVersion);
      expect(evidence.entryTestAnswers).toHaveLength(questionnaire.questions.length);
      expect(evidence.entryTestAnswers[0]).toEqual({
        question: asked?.[language],
        answer: chosen?.[language],
      });
    }
    expect(text).toContain(asked?.es);
    expect(text).toContain(chosen?.es);
    const stranger = await as(test, 'user');
    for (const path of ['evidence', 'evidence/pdf'])
      expect((await stranger.get(`${ordersUrl}/${orderId}/${path}`)).statusCode).toBe(404);
  });

  it('[L9][L11] says so if the order takes the investor’s total above the threshold', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await tested();
    await invest(investor, projectId, '900.00');
    const { orderId } = (await invest(investor, projectId, '200.00', { ...consent, language: 'en' })).json();
    const { heading } = (await evidenceOf(investor, orderId)).consent;
    expect(heading).toMatch(
      /^With what you already have in this project, 900,00\s€, this investment exceeds 1\.000,00\s€$/,
    );
  });

  it('[L9][L11] has no warning below the threshold, and says why', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await tested();
    const { orderId } = (await invest(investor, projectId, '500.00', consent)).json();
    expect(await evidenceOf(investor, orderId)).toMatchObject({
      isAboveThreshold: false,
      consent: null,
      warning: null,
      proof: null,
      terms: { version: '2026-01' },
    });
  });
});

it('[L10][L11] contains the same fees, cents rule, period and revocation texts that are shown before the order', async () => {
  const { projectId } = await openProject(test, admin, { managerFee: 1_000, cancellationFee: 200 });
  const investor = await refused();
  for (const language of ['es', 'en']) {
    const headers = { 'accept-language': language };
    const { conditions } = (
      await investor.get(`/v1/project/projects/${projectId}/order-risks`, { headers })
    ).json();
    expect(conditions.join(' ')).toMatch(/10,00\s%.*(?:céntimos|cents).*\b4\b.*(Cancelar|Cancel).*2,00\s%/);
    const { orderId } = (await invest(investor, projectId, '100.00', { language })).json();
    expect(await evidenceOf(investor, orderId)).toMatchObject({
      language,
      conditions,
      acknowledgement: {
        version: fixedTexts.riskOfLoss.version,
        acknowledgedAt: expect.stringMatching(/^2026-02-02/),
      },
    });
  }
  const passed = await tested();
  const { orderId } = (await invest(passed, projectId, '100.00')).json();
  expect((await evidenceOf(passed, orderId)).acknowledgement).toBeNull();
});

it('[L9] is preceded by the list of what the order needs', async () => {
  const { projectId } = await openProject(test, admin);
  const risksOf = async (caller: Caller) =>
    (await caller.get(`/v1/project/projects/${projectId}/order-risks`)).json();
  const investor = await tested();
  await invest(investor, projectId, '300.00');
  expect(await risksOf(investor)).toMatchObject({
    threshold: '1000.00',
    ownAmount: '300.00',
    warning: { version: warningVersion },
    questions: [],
  });
  const { questions } = await risksOf(await refused());
  expect(questions.map(({ id }: { id: string }) => id)).toEqual(['loss', 'return', 'term']);
  expect(JSON.stringify(questions)).not.toContain('right');
});

it('[L11] stays as it was, whatever the investor becomes', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await tested();
  const { orderId } = (await invest(investor, projectId, '400.00')).json();
  const before = await evidenceOf(investor, orderId);
  await givenActiveKind(test, investor.userId);
  test.clock.advance(daySeconds / 2);
  expect(await evidenceOf(await as(test, investor), orderId)).toEqual(before);
});
