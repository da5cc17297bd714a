import { questionnaire, termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { givenActiveKind } from '../../../test/investor-kinds.ts';
import { anInvestor, approve, askFor } from '../../../test/money.ts';
import { cancel, compareBooks, invested, openProject, ordersUrl } from '../../../test/orders.ts';
import { givenPreinvestment, wish, wishesUrl } from '../../../test/reserved.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { lossSimulations } from '../../schema/loss-simulations.ts';
import { orderEvidence } from '../../schema/order-evidence.ts';
import { riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';
import { eraseKept } from '../kept-records/erase-kept.ts';

const keptUrl = '/v1/account/kept-records';
let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

/** An investor who took the test, acknowledged the warning, sent a simulation result, and withdrew a wish. */
async function classified(amountCents: number): Promise<Caller> {
  const investor = await anInvestor(test, amountCents, { isUntested: true });
  const worst = questionnaire.questions.map(({ id, options }) => [
    id,
    options.toSorted((one, other) => one.points - other.points)[0]?.id,
  ]);
  const answers = { ...bestAnswers, ...Object.fromEntries(worst) };
  const body = { questionnaireVersion: questionnaire.version, answers };
  const taken = (await investor.post('/v1/account/entry-tests', { body })).json();
  await investor.post('/v1/account/loss-simulations', {
    body: { result: '4321.09', isAcknowledged: true },
  });
  await test.db.insert(riskAcknowledgements).values({
    userId: investor.userId,
    entryTestId: taken.entryTestId,
    about: 'failed',
    textVersion: '2026-11',
    language: 'es',
  });
  await givenActiveKind(test, investor.userId);
  return investor;
}

async function wishedAndRevoked(investor: Caller, preinvestorDeposit = 2_000): Promise<string> {
  const terms = { preinvestorDateEnd: '2026-03-20', preinvestorDeposit };
  const projectId = await givenPreinvestment(test, admin, terms);
  const placed = await wish(investor, projectId, '100.00');
  expect(placed.statusCode).toBe(201);
  const { wishId } = placed.json();
  expect((await investor.post(`${wishesUrl}/${wishId}/revoke`, { body: {} })).statusCode).toBe(200);
  return wishId;
}

const close = async ({ userId }: Caller) =>
  expect((await admin.delete(`/v1/account/users/${userId}`)).statusCode).toBe(204);
const keptOf = async ({ userId }: Caller) =>
  (await admin.get(`${keptUrl}?userId=${userId}&kind=investorFile`)).json().data;

/** The number of rows left about an investor, per table. */
const leftOf = ({ userId }: Caller) =>
  Promise.all(
    [entryTests, lossSimulations, riskAcknowledgements, investorKinds, orderEvidence].map((table) =>
      test.db.$count(table, eq(table.userId, userId)),
    ),
  );

const consentOf = async (wishId: string) =>
  (await test.db.select().from(wishes).where(eq(wishes.wishId, wishId)))[0]?.given;

it('[L37] keeps the file of an investor whose money moved, for internal control, until its deletion day', async () => {
  const investor = await classified(10_000);
  const wishId = await wishedAndRevoked(investor);
  const { projectId } = await openProject(test, admin, { cancellationFee: 0 });
  const orderId = await invested(investor, projectId, '100.00');
  await cancel(investor, orderId);
  const { transactionId } = (await askFor(investor, { type: 'withdraw', amount: '100.00' })).json();
  await approve(admin, transactionId);
  expect(await leftOf(investor)).toEqual([1, 1, 1, 1, 1]);
  expect(await consentOf(wishId)).toHaveProperty('shown');

  await close(investor);
  expect(await leftOf(investor)).toEqual([0, 0, 0, 0, 0]);
  expect(await consentOf(wishId)).not.toHaveProperty('shown');
  for (const list of ['entry-tests', 'loss-simulations', 'investor-kinds'])
    expect((await admin.get(`/v1/account/${list}?userId=${investor.userId}`)).json().data, list).toEqual([]);
  expect((await admin.get(`${ordersUrl}/${orderId}/evidence`)).statusCode).toBe(404);

  const [record] = await keptOf(investor);
  expect(record).toMatchObject({ closedOn: '2026-03-02', eraseOn: '2031-03-02' });
  const body = { why: 'Requerimiento de la CNMV.' };
  const opened = await admin.post(`${keptUrl}/${record.keptRecordId}/open`, { body });
  expect(opened.json().data).toMatchObject({
    entryTests: [{ outcome: 'failed' }],
    lossSimulations: [{ resultCents: 432_109 }],
    riskAcknowledgements: [{ about: 'failed' }],
    investorKinds: [{ state: 'active' }],
    orderEvidence: [{ orderId, evidence: { lossResult: 432_109 } }],
    wishes: [{ wishId, given: { shown: {} } }],
  });
  await eraseKept({ ...test.services, now: () => new Date('2031-03-02T10:00:00Z') });
  expect(await keptOf(investor)).toEqual([]);
});

/** Creates a waiting place that the investor left, without any money moving. */
async function waitedAndLeft({ userId }: Caller): Promise<void> {
  const { projectId } = await openProject(test, admin);
  const given = { termsVersion, language: 'es' } as const;
  const left = { state: 'left', decidedAt: test.services.now() } as const;
  await test.db
    .insert(waitingPlaces)
    .values({ projectId, userId, amountCents: 10_000, number: 1, given, ...left });
}

it.each([
  ['wished', (investor: Caller) => wishedAndRevoked(investor, 0), { wishes: [{ state: 'revoked' }] }],
  ['waited', waitedAndLeft, { waitingPlaces: [{ state: 'left' }] }],
])(
  '[L37] keeps the evidence of a customer who %s, though no money ever moved',
  async (_title, act, evidence) => {
    const investor = await anInvestor(test, 0);
    await act(investor);
    await close(investor);
    const kept = (await admin.get(`${keptUrl}?userId=${investor.userId}`)).json().data;
    expect(kept.map(({ kind }: { kind: string }) => kind)).toContain('identity');
    const [record] = await keptOf(investor);
    const body = { why: 'Requerimiento de la CNMV.' };
    const opened = await admin.post(`${keptUrl}/${record.keptRecordId}/open`, { body });
    expect(opened.json().data).toMatchObject(evidence);
  },
);

it('[L37] erases the file at once if there are no orders, wishes, waiting places or movements', async () => {
  const investor = await classified(0);
  await close(investor);
  expect(await leftOf(investor)).toEqual([0, 0, 0, 0, 0]);
  expect(await keptOf(investor)).toEqual([]);
});

it('[L37] the database refuses to erase the file of an investor with a running order', async () => {
  const investor = await anInvestor(test, 10_000);
  const { projectId } = await openProject(test, admin);
  const orderId = await invested(investor, projectId, '100.00');
  for (const erase of ['erase_investor_tests', 'erase_order_evidence'])
    await expect(test.db.execute(`select ${erase}('${investor.userId}')`), erase).rejects.toMatchObject({
      cause: { message: expect.stringContaining('has orders that are not over') },
    });
  expect((await admin.get(`${ordersUrl}/${orderId}/evidence`)).statusCode).toBe(200);
});
