/**
 * Goal: for a time set by the rules, people cannot decide on proposals about a customer whose access they
 * changed, and new administrators cannot decide at all; staff roles are given by two people.
 */
import { buildIban, buildRegistration, buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../../test/bank-accounts.ts';
import { as, type Caller } from '../../test/callers.ts';
import { formOf } from '../../test/forms.ts';
import { acceptedAccount, anInvestor, askFor, proofOfPayment, transactionsUrl } from '../../test/money.ts';
import { invested, openProject, projectUrl } from '../../test/orders.ts';
import { givenPreinvestment, wish } from '../../test/reserved.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { totps } from '../schema/totps.ts';
import { users } from '../schema/users.ts';
import { wallets } from '../schema/wallets.ts';
import { carryOutProposals } from './carry-out-proposals.ts';

const alone = true;
const why = 'Ha llegado la transferencia.';
const daySeconds = 86_400;
let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

async function pass(seconds: number): Promise<void> {
  test.clock.advance(seconds);
  [marta, elena] = [await as(test, marta), await as(test, elena)];
}

const approve = (by: Caller, proposalId: string) =>
  by.post(`/v1/approvals/${proposalId}/approve`, { body: {}, alone });
const edit = (by: Caller, userId: string, body: object) =>
  by.patch(`/v1/account/users/${userId}`, { body: { ...body, why }, alone });
const rowOf = async (userId: string) =>
  (await test.db.select().from(users).where(eq(users.userId, userId)))[0];

/** Proposes a large deposit for a customer. */
async function deposited(by: Caller, userId: string): Promise<string> {
  await acceptedAccount(test, userId);
  const request = await askFor(await as(test, { userId }), { type: 'income', amount: '10000.00' });
  const form = formOf({ status: 'completed', file: proofOfPayment(), why });
  const proposed = await by.patch(`${transactionsUrl}/${request.json().transactionId}`, { form, alone });
  expect(proposed.statusCode).toBe(202);
  return proposed.json().proposalId;
}

/** The answer to an approval. Also checks that the proposal's page shows the same refusal. */
async function answerTo(by: Caller, proposalId: string): Promise<string> {
  const { refusal } = (await by.get(`/v1/approvals/${proposalId}`)).json();
  const answer = (await approve(by, proposalId)).json();
  expect(answer.code ?? null).toBe(refusal);
  return answer.code ?? answer.status;
}

const changes: [what: string, change: (userId: string) => Promise<{ statusCode: number }>][] = [
  [
    'address',
    (userId) => elena.patch(`/v1/account/users/${userId}`, { body: { email: `${userId}@example.com` } }),
  ],
  [
    'device',
    async (userId) => {
      const [device] = await test.db.select().from(totps).where(eq(totps.userId, userId));
      return elena.delete(`/v1/auth/totps/${device?.totpId}`, { body: {} });
    },
  ],
  [
    'role',
    async (userId) => {
      await test.db.update(users).set({ role: 'operator' }).where(eq(users.userId, userId));
      return elena.patch(`/v1/account/users/${userId}`, { body: { role: 'user' } });
    },
  ],
  ['bank accounts', (userId) => addAccount(elena, { userId, account: buildIban(6_100_001) })],
  [
    'manager',
    async (userId) => {
      const { userId: managerId } = await as(test, 'operator');
      return elena.post('/v1/account/user-assignment', { body: { userId, managerId } });
    },
  ],
];

describe('for 72 hours the second person is not', () => {
  it.each(changes)('[P7] the administrator who changed the %s of the customer', async (_what, change) => {
    const { userId } = await as(test, 'user');
    expect((await change(userId)).statusCode).toBeLessThan(300);
    expect(await answerTo(elena, await deposited(marta, userId))).toBe('approvals.access_changed_by_you');
    await pass(3 * daySeconds);
    expect(await answerTo(elena, await deposited(marta, userId))).toBe('approved');
  });
});

it('[P7][B1] nor the person who registered the customer and so knows the password', async () => {
  const registered = await elena.post('/v1/account/users', { body: buildRegistration() });
  const { userId } = registered.json();
  const { data } = (await elena.get(`/v1/audit?action=user.register&subjectId=${userId}`)).json();
  expect(data[0]?.userId).toBe(elena.userId);
  expect(await answerTo(elena, await deposited(marta, userId))).toBe('approvals.access_changed_by_you');
});

it('[P7][L21] an administrator who suspended an offer can neither decline its correction nor edit the sheet meanwhile', async () => {
  const { projectId } = await openProject(test, marta);
  const url = `${projectUrl(projectId)}/sheet`;
  const correct = async () => {
    const edited = { texts: buildSheetTexts(), terms: { dateEnd: '2099-12-31' } };
    const { version: seenVersion } = (await marta.patch(url, { body: edited })).json();
    const said = { changes: 'Se corrige la deuda.', changesEn: 'The debt is corrected.' };
    const body = { seenVersion, ...said, ...sheetAttested, why };
    return (await marta.post(`${url}/publish`, { body, alone })).json().proposalId as string;
  };
  const decline = async (proposalId: string) =>
    (await elena.post(`/v1/approvals/${proposalId}/decline`, { body: { reason: 'No' }, alone })).json();
  const reasons = { reason: 'Falta una deuda.', reasonEn: 'A debt is missing.' };
  expect((await elena.post(`${url}/suspend`, { body: reasons })).statusCode).toBe(200);
  const corrected = await correct();
  expect(await decline(corrected)).toMatchObject({ status: 403, code: 'approvals.suspended_by_you' });
  const spoilt = await elena.patch(url, { body: { ownFunds: '5.00' } });
  expect(spoilt.json()).toMatchObject({ status: 409, code: 'project.correction_waits' });
  expect(await answerTo(elena, corrected)).toBe('approved');
  // The offer is no longer suspended, so this is a proposal like any other.
  expect(await decline(await correct())).toMatchObject({ status: 'declined' });
});

describe('a role of staff', () => {
  it('[P7] is given by two people; a new administrator approves nothing for 7 days; they and their proposer approve nothing of each other for 30', async () => {
    const carla = await as(test, 'operator');
    const proposed = await edit(marta, carla.userId, { role: 'admin' });
    expect([proposed.statusCode, proposed.json().act]).toEqual([202, 'changeRole']);
    expect((await rowOf(carla.userId))?.role).toBe('operator');
    expect(await answerTo(elena, proposed.json().proposalId)).toBe('approved');
    const given = await rowOf(carla.userId);
    expect(given).toMatchObject({ role: 'admin', roleGivenById: marta.userId });
    expect(Math.abs(test.clock.now.getTime() - Number(given?.roleGivenAt))).toBeLessThan(60_000);

    const answers = async () => {
      const { userId } = await as(test, 'user');
      const { userId: another } = await as(test, 'user');
      const carlaNow = await as(test, carla);
      return [
        await answerTo(carlaNow, await deposited(marta, userId)),
        await answerTo(carlaNow, await deposited(elena, another)),
      ];
    };
    const answersToCarla = async () => {
      const { userId } = await as(test, 'user');
      const proposalId = await deposited(await as(test, carla), userId);
      return [await answerTo(marta, proposalId), await answerTo(elena, proposalId)];
    };
    expect(await answers()).toEqual(['approvals.new_administrator', 'approvals.new_administrator']);
    expect(await answersToCarla()).toEqual(['approvals.promoted_by_you', 'approved']);
    await pass(6.99 * daySeconds);
    expect(await answers()).toEqual(['approvals.new_administrator', 'approvals.new_administrator']);
    await pass(0.02 * daySeconds);
    expect(await answers()).toEqual(['approvals.promoted_by_proposer', 'approved']);
    await pass(22.9 * daySeconds);
    expect(await answers()).toEqual(['approvals.promoted_by_proposer', 'approved']);
    await pass(0.2 * daySeconds);
    expect(await answers()).toEqual(['approved', 'approved']);
    expect((await answersToCarla())[0]).toBe('approved');
  });

  it('[P7] that is new cannot decline proposals of others for 7 days, nor its proposer’s for 30', async () => {
    const carla = await as(test, 'operator');
    await answerTo(elena, (await edit(marta, carla.userId, { role: 'admin' })).json().proposalId);
    const declines = async (proposer: Caller, decider = carla) => {
      const proposalId = await deposited(proposer, (await as(test, 'user')).userId);
      const url = `/v1/approvals/${proposalId}/decline`;
      const answer = await (await as(test, decider)).post(url, { body: { reason: 'No' }, alone });
      return answer.json().code ?? answer.json().status;
    };
    const answers = async () => [await declines(marta), await declines(elena), await declines(marta, marta)];
    expect(await answers()).toEqual([
      'approvals.new_administrator',
      'approvals.new_administrator',
      'declined',
    ]);
    await pass(7.01 * daySeconds);
    expect(await answers()).toEqual(['approvals.promoted_by_proposer', 'declined', 'declined']);
    await pass(23 * daySeconds);
    expect(await answers()).toEqual(['declined', 'declined', 'declined']);
  });

  it('[P7] cannot be kept by declining its own removal', async () => {
    const carla = await as(test, 'admin');
    const { proposalId } = (await edit(marta, carla.userId, { role: 'user' })).json();
    const decline = (by: Caller) =>
      by.post(`/v1/approvals/${proposalId}/decline`, { body: { reason: 'No' }, alone });
    expect((await decline(carla)).json()).toMatchObject({ status: 403, code: 'approvals.beneficiary' });
    expect((await decline(elena)).json()).toMatchObject({ status: 'declined' });
  });

  it('[P7] is removed by two people, who are also needed to enable a disabled member of staff', async () => {
    const { userId } = await as(test, 'operator');
    const taken = await edit(marta, userId, { role: 'user' });
    expect([taken.statusCode, taken.json().act]).toEqual([202, 'changeRole']);
    expect((await rowOf(userId))?.role).toBe('operator');
    expect(await answerTo(elena, taken.json().proposalId)).toBe('approved');
    expect((await rowOf(userId))?.role).toBe('user');

    const disabled = await as(test, 'admin');
    expect((await edit(marta, disabled.userId, { disabled: true })).statusCode).toBe(200);
    const enabling = await edit(marta, disabled.userId, { disabled: false });
    expect([enabling.statusCode, enabling.json().act]).toEqual([202, 'enableStaff']);
    expect((await rowOf(disabled.userId))?.disabledAt).not.toBeNull();
    expect(await answerTo(elena, enabling.json().proposalId)).toBe('approved');
    expect(await rowOf(disabled.userId)).toMatchObject({ disabledAt: null, roleGivenById: marta.userId });
    const { userId: customerId } = await as(test, 'user');
    const again = await as(test, disabled);
    expect(await answerTo(again, await deposited(elena, customerId))).toBe('approvals.new_administrator');
  });
});

it('[P7] a person who invested in a project cannot decide on returning its money', async () => {
  const { projectId } = await openProject(test, marta, { financingAmount: 100_000 });
  const investor = await anInvestor(test, 50_000);
  await invested(investor, projectId, '500.00');
  await test.db.update(users).set({ role: 'admin' }).where(eq(users.userId, investor.userId));
  const body = { refund: true, why: 'Lo pide la promotora.' };
  const proposed = await marta.post(`${projectUrl(projectId)}/close`, { body, alone });
  expect(proposed.statusCode).toBe(202);
  const { proposalId } = proposed.json();
  expect(await answerTo(await as(test, investor), proposalId)).toBe('approvals.beneficiary');
  expect(await answerTo(elena, proposalId)).toBe('approved');
});

it('[P7] a person with a wish in a preinvestment cannot decide on ending it either', async () => {
  const projectId = await givenPreinvestment(test, marta, { preinvestorDateEnd: '2099-01-31' });
  const investor = await anInvestor(test, 50_000);
  expect((await wish(investor, projectId, '500.00')).statusCode).toBe(201);
  await test.db.update(users).set({ role: 'admin' }).where(eq(users.userId, investor.userId));
  const body = { refund: true, why: 'No se va a hacer.' };
  const proposed = await marta.post(`${projectUrl(projectId)}/close`, { body, alone });
  expect(proposed.statusCode).toBe(202);
  expect(await answerTo(await as(test, investor), proposed.json().proposalId)).toBe('approvals.beneficiary');
});

it('[P7] proposals of a person who has left the staff cannot be approved', async () => {
  for (const change of [{ disabled: true }, { role: 'user' }]) {
    const leaving = await as(test, 'admin');
    const { userId } = await as(test, 'user');
    const proposalId = await deposited(leaving, userId);
    expect((await marta.patch(`/v1/account/users/${leaving.userId}`, { body: change })).statusCode).toBe(200);
    expect(await answerTo(elena, proposalId)).toBe('approvals.proposer_gone');
  }
});

it('[P7] proposals of a person who was disabled do not take effect, even if approved before', async () => {
  const leaving = await as(test, 'admin');
  const { userId } = await as(test, 'user');
  const email = `${crypto.randomUUID()}@example.com`;
  const { proposalId } = (await edit(leaving, userId, { email })).json();
  expect(await answerTo(elena, proposalId)).toBe('scheduled');
  expect((await edit(marta, leaving.userId, { disabled: true })).statusCode).toBe(200);
  await carryOutProposals(test.app, new Date(test.clock.now.getTime() + 25 * 3_600_000));
  expect((await rowOf(userId))?.email).not.toBe(email);
  expect((await marta.get(`/v1/approvals/${proposalId}`)).json().status).toBe('lapsed');
});

it('[P7] acts that move no money are refused too while there is only one administrator', async () => {
  const { userId } = await as(test, 'user');
  const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, userId));
  await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.role, 'admin'));
  await test.db.update(users).set({ disabledAt: null }).where(eq(users.userId, marta.userId));
  marta = await as(test, marta);
  // An administrator who never confirmed the address cannot approve.
  await newUser(test.services, { role: 'admin', emailConfirmedAt: null });
  for (const body of [{ email: `${crypto.randomUUID()}@example.com` }, { role: 'admin' }]) {
    const refused = await edit(marta, userId, body);
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'approvals.second_administrator_needed',
      detail: expect.stringContaining('segundo administrador'),
    });
  }
  expect((await edit(marta, userId, { phone: '+34 600 123 456' })).statusCode).toBe(200);
  expect((await marta.get(`/v1/wallet/wallets/${wallet?.walletId}`)).statusCode).toBe(200);
});
