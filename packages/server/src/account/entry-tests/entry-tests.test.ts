import { addDays, fixedTexts, questionnaire, wordingOf } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { givenActiveKind } from '../../../test/investor-kinds.ts';
import { anInvestor } from '../../../test/money.ts';
import { invest, openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { findInvestorFacts } from '../investor-profile/find-investor-facts.ts';

const tests = '/v1/account/entry-tests';
const acknowledgements = '/v1/account/risk-acknowledgements';
const { version: questionnaireVersion, questions } = questionnaire;
const worstAnswers = Object.fromEntries(
  questions.map(({ id, options }) => [
    id,
    options.toSorted((one, other) => one.points - other.points)[0]?.id ?? '',
  ]),
);
const pauseSeconds = 24 * 3_600;
const twoYearsSeconds = 731 * 86_400;

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
});
beforeEach(async () => {
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

/** Lets the pause after a failed test pass, in which sessions end too. */
const afterPause = (caller: Caller) => {
  test.clock.advance(pauseSeconds);
  return as(test, caller);
};
const newcomer = () => as(test, 'user', { isUntested: true });
const take = (caller: Caller, answers: object = bestAnswers) =>
  caller.post(tests, { body: { questionnaireVersion, answers } });
const refuse = (caller: Caller) => caller.post(tests, { body: { questionnaireVersion, isRefused: true } });
const acknowledge = (caller: Caller, textVersion: string = fixedTexts.riskOfLoss.version) =>
  caller.post(acknowledgements, { body: { textVersion } });
const profileOf = async (caller: Caller) => (await caller.get('/v1/account/investor-profile')).json();

describe('the entry test', () => {
  it('[L4] is asked in the language of the request, without points or weights', async () => {
    const caller = await newcomer();
    const url = '/v1/account/entry-test-questionnaire';
    const spanish = (await caller.get(url, { headers: { 'accept-language': 'es' } })).json();
    const english = (await caller.get(url, { headers: { 'accept-language': 'en' } })).json();
    expect(spanish).toMatchObject({ version: questionnaireVersion });
    expect(spanish.questions.map(({ text }: { text: string }) => text)).toEqual(
      questions.map(({ es }) => es),
    );
    expect(english.questions[0]).toEqual({
      id: questions[0]?.id,
      text: questions[0]?.en,
      options: questions[0]?.options.map(({ id, en }) => ({ id, text: en })),
    });
    expect((await caller.get(`${url}?version=1999-01`)).statusCode).toBe(404);
  });

  it('[L4] stores answers, score, version, time and weights', async () => {
    const caller = await newcomer();
    const answer = await take(caller);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      userId: caller.userId,
      outcome: 'passed',
      score: '100.00',
      passMark: '60.00',
      questionnaireVersion,
      answers: bestAnswers,
      validUntil: '2028-03-01',
      acknowledgedAt: null,
    });
    const [row] = await test.db.select().from(entryTests).where(eq(entryTests.userId, caller.userId));
    expect(row?.weights).toMatchObject({ loss: 3, aims: 0 });
    expect((await take(caller, worstAnswers)).json()).toMatchObject({ outcome: 'failed', score: '0.00' });
    expect((await caller.get(tests)).json().data).toMatchObject([
      { outcome: 'failed' },
      { outcome: 'passed' },
    ]);
    const { data } = (await admin.get(`/v1/audit?subjectId=${answer.json().entryTestId}`)).json();
    expect(data).toMatchObject([{ action: 'entry-test.create', after: { outcome: 'passed' } }]);
    expect(JSON.stringify(data)).not.toContain('several');
  });

  it('[L4] is refused if an answer is missing or the questions are outdated', async () => {
    const caller = await newcomer();
    const { loss: _, ...missing } = bestAnswers;
    expect((await take(caller, missing)).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'answers.loss', code: 'required' }],
    });
    expect((await take(caller, { ...missing, loss: 'x' })).json().errors).toMatchObject([{ code: 'choice' }]);
    const old = { questionnaireVersion: '1999-01', answers: bestAnswers };
    expect((await caller.post(tests, { body: old })).json().code).toBe('account.questionnaire_outdated');
    expect((await caller.post(tests, { body: { questionnaireVersion } })).statusCode).toBe(400);
    expect((await caller.get(tests)).json().total).toBe(0);
  });

  it('[L4] uses the pass mark and weights of the configuration', async () => {
    const entryTest = { passMarkHundredths: 5_000, pauseHours: 24, weights: { loss: 1, return: 1 } };
    const weights = Object.fromEntries(questions.map(({ id }) => [id, 0]));
    const other = await buildTestApp({
      config: { entryTest: { ...entryTest, weights: { ...weights, ...entryTest.weights } } },
    });
    const caller = await as(other, 'user', { isUntested: true });
    const half = { ...worstAnswers, loss: 'all' };
    expect((await take(caller, half)).json()).toMatchObject({
      score: '50.00',
      passMark: '50.00',
      outcome: 'passed',
    });
    await other.close();
  });
});

describe('the pause after a failed test', () => {
  it('[L4][L5] refuses answers until it is over, also after a refusal of the test, and says when it is', async () => {
    const before = await newcomer();
    const { createdAt } = (await take(before, worstAnswers)).json();
    const until = new Date(Date.parse(createdAt) + 1_000 * pauseSeconds);
    test.clock.advance(pauseSeconds - 60);
    const caller = await as(test, before);
    expect((await refuse(caller)).statusCode).toBe(201);
    const again = await take(caller);
    expect(again.json()).toMatchObject({
      status: 409,
      code: 'account.entry_test_pause',
      detail: `No superaste la prueba. Podrás repetirla a partir del ${formatDateTime(until)}; mientras tanto puedes invertir después de leer el aviso.`,
    });
    expect((await profileOf(caller)).entryTestAgainAt).toBe(until.toISOString());
    test.clock.advance(60);
    expect((await profileOf(caller)).entryTestAgainAt).toBeNull();
    expect((await take(caller)).json().outcome).toBe('passed');
  });

  it('[L4] can be configured, and none follows a passed test', async () => {
    const entryTest = { passMarkHundredths: 6_000, pauseHours: 0, weights: {} };
    const other = await buildTestApp({ config: { entryTest } });
    const caller = await as(other, 'user', { isUntested: true });
    await take(caller, worstAnswers);
    expect((await take(caller)).statusCode).toBe(201);
    await other.close();
    const passed = await newcomer();
    await take(passed);
    expect((await take(passed)).statusCode).toBe(201);
  });
});

describe('the risk warning', () => {
  it('[L5] follows a failed test, until it is acknowledged in the version that was shown', async () => {
    const caller = await newcomer();
    expect(await profileOf(caller)).toMatchObject({ entryTest: 'none', needsAcknowledgement: false });
    expect((await acknowledge(caller)).json().code).toBe('account.no_warning');
    await take(caller, worstAnswers);
    const { needsAcknowledgement, warning } = await profileOf(caller);
    expect([needsAcknowledgement, warning]).toEqual([
      true,
      {
        version: fixedTexts.riskOfLoss.version,
        lead: expect.stringContaining(
          'puede que los servicios de financiación participativa no sean adecuados',
        ),
        text: wordingOf(fixedTexts.riskOfLoss, 'es'),
      },
    ]);
    expect((await acknowledge(caller, '1999')).json().code).toBe('account.warning_outdated');
    expect((await acknowledge(caller)).json()).toMatchObject({ about: 'failed', language: 'es' });
    expect(await profileOf(caller)).toMatchObject({ needsAcknowledgement: false, entryTest: 'failed' });
    expect((await acknowledge(caller)).json().code).toBe('account.no_warning');
    expect((await caller.get(tests)).json().data[0].acknowledgedAt).not.toBeNull();
    const later = await afterPause(caller);
    await take(later, worstAnswers);
    expect(await profileOf(later)).toMatchObject({ needsAcknowledgement: true });
  });

  it('[L5] follows a refused test, and a lapsed test even after an earlier acknowledgement', async () => {
    const caller = await newcomer();
    const { validUntil } = (await refuse(caller)).json();
    expect(await profileOf(caller)).toMatchObject({ entryTest: 'refused', needsAcknowledgement: true });
    await acknowledge(caller);
    const facts = async (today: string) =>
      (await findInvestorFacts(test.db, [caller.userId], today)).get(caller.userId);
    expect(await facts(validUntil)).toMatchObject({ entryTest: 'refused', isAcknowledged: true });
    expect(await facts(addDays(validUntil, 1))).toMatchObject({ entryTest: 'lapsed', isAcknowledged: false });
  });
});

describe('an order', () => {
  it('[L4][L5] is refused before the test, and before the warning of a failed one is acknowledged', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await anInvestor(test, 100_000, { isUntested: true });
    const code = async () => (await invest(investor, projectId, '500.00')).json().code;
    expect(await code()).toBe('project.entry_test_needed');
    await take(investor, worstAnswers);
    expect(await code()).toBe('project.warning_not_acknowledged');
    await acknowledge(investor);
    expect((await invest(investor, projectId, '500.00')).statusCode).toBe(201);
    await refuse(investor);
    expect(await code()).toBe('project.warning_not_acknowledged');
    const later = await afterPause(investor);
    await take(later);
    expect((await invest(later, projectId, '500.00')).statusCode).toBe(201);
  });

  it('[L4] of a sophisticated or professional investor needs no test', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await anInvestor(test, 100_000, { isUntested: true });
    await givenActiveKind(test, investor.userId);
    expect((await invest(investor, projectId, '500.00')).statusCode).toBe(201);
  });

  it('[L5] is refused once the test has lapsed, until the warning is acknowledged', async () => {
    const { projectId } = await openProject(test, admin);
    const before = await anInvestor(test, 100_000, { isUntested: true });
    await take(before);
    test.clock.advance(twoYearsSeconds);
    const investor = await as(test, before);
    const code = (await invest(investor, projectId, '500.00')).json().code;
    expect(code).toBe('project.warning_not_acknowledged');
    expect((await acknowledge(investor)).json().about).toBe('lapsed');
    expect((await invest(investor, projectId, '500.00')).statusCode).toBe(201);
  });
});
