import { questionnaire } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { givenActiveKind } from '../../../test/investor-kinds.ts';
import { addressOf, mailAbout, mailsTo } from '../../../test/mails.ts';
import { at } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { lossSimulations } from '../../schema/loss-simulations.ts';
import { reviewMails } from '../../schema/review-mails.ts';
import { remindReviews } from './remind-reviews.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
});
afterAll(() => test.close());

/** An investor with a test of today, valid for two years, and a simulation result, valid for one. */
async function reviewed(): Promise<Caller> {
  const caller = await as(test, 'user', { isUntested: true });
  const body = { questionnaireVersion: questionnaire.version, answers: bestAnswers };
  await caller.post('/v1/account/entry-tests', { body });
  await caller.post('/v1/account/loss-simulations', { body: { result: '3000.00', isAcknowledged: true } });
  return caller;
}

const untilOf = async ({ userId }: Caller) => {
  const [ofTest] = await test.db.select().from(entryTests).where(eq(entryTests.userId, userId));
  const [ofLoss] = await test.db.select().from(lossSimulations).where(eq(lossSimulations.userId, userId));
  return { ofTest: ofTest?.validUntil ?? '', ofLoss: ofLoss?.validUntil ?? '' };
};
const about = async (caller: Caller) =>
  (await mailsTo(test, await addressOf(test, caller.userId)))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Revisa'));
const noon = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString();

it('[L4][L7] mails an investor once, 30 days before a simulation or a test ends', async () => {
  const investor = await reviewed();
  const { ofTest, ofLoss } = await untilOf(investor);
  await at(test, noon(ofLoss, -31), investor);
  await remindReviews(test.services);
  expect(await about(investor)).toEqual([]);

  await at(test, noon(ofLoss, -30), investor);
  await remindReviews(test.services);
  const date = ofLoss.split('-').toReversed().join('/');
  const mail = await mailAbout(
    test,
    await addressOf(test, investor.userId),
    `Revisa tu simulación de pérdidas a más tardar el ${date}`,
  );
  expect(mail.text).toMatch(/cada año.*1\.000\s€.*\/user\/investor\/losses/s);
  await remindReviews(test.services);
  expect(await about(investor)).toHaveLength(1);

  await at(test, noon(ofTest, -1), investor);
  await remindReviews(test.services);
  await mailAbout(
    test,
    await addressOf(test, investor.userId),
    `Revisa tu prueba de conocimientos a más tardar el ${ofTest.split('-').toReversed().join('/')}`,
  );
  expect(await about(investor)).toHaveLength(2);
});

it('[L4][L7] says that a test or a simulation is over if its last day has passed', async () => {
  await at(test, '2026-03-02T10:00:00Z', await as(test, 'admin'));
  const investor = await reviewed();
  const { ofLoss } = await untilOf(investor);
  await at(test, noon(ofLoss, 10), investor);
  await remindReviews(test.services);
  const date = ofLoss.split('-').toReversed().join('/');
  const subject = `Revisa tu simulación de pérdidas: contó hasta el ${date}`;
  const { text } = await mailAbout(test, await addressOf(test, investor.userId), subject);
  expect(text).toContain('Mientras no repitas la simulación');
  expect(text).not.toContain('a más tardar');
});

it('[L4][L7] mails only non-sophisticated investors, and erases the record of its mails with the account', async () => {
  await at(test, '2026-03-02T10:00:00Z', await as(test, 'admin'));
  const [sophisticated, leaving] = [await reviewed(), await as(test, 'user', { isUntested: true })];
  await leaving.post('/v1/account/loss-simulations', { body: { result: '3000.00', isAcknowledged: true } });
  await givenActiveKind(test, sophisticated.userId);
  const { ofLoss } = await untilOf(leaving);
  const admin = await at(test, noon(ofLoss, -5), await as(test, 'admin'));
  await remindReviews(test.services);
  expect(await about(sophisticated)).toEqual([]);
  const ofLeaving = eq(reviewMails.userId, leaving.userId);
  expect(await test.db.$count(reviewMails, ofLeaving)).toBe(1);
  expect((await admin.delete(`/v1/account/users/${leaving.userId}`)).statusCode).toBe(204);
  expect(await test.db.$count(reviewMails, ofLeaving)).toBe(0);
});
