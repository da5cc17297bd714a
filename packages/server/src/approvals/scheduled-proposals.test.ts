/**
 * Goal: a due act is carried out or lapses exactly once, even if jobs run at the same time or other acts
 * fail.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { mailAbout } from '../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { proposals } from '../schema/proposals.ts';
import { totps } from '../schema/totps.ts';
import { users } from '../schema/users.ts';
import { showAnew } from './approve-proposal.ts';
import { carryOutProposals } from './carry-out-proposals.ts';

const at = { marta: 'marta.aplaza@example.com', elena: 'elena.aplaza@example.com' };
let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  [marta, elena] = [
    await as(test, 'admin', { email: at.marta }),
    await as(test, 'admin', { email: at.elena }),
  ];
});
afterAll(() => test.close());

const alone = true;
const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** Approves a change of a customer's address, which takes effect after a day. */
async function scheduled(email = newEmail()): Promise<string> {
  const { userId } = await as(test, 'user');
  const body = { email, why: 'Lo pide por teléfono.' };
  const proposed = await marta.patch(`/v1/account/users/${userId}`, { body, alone });
  const { proposalId } = proposed.json();
  const approval = await elena.post(`/v1/approvals/${proposalId}/approve`, { body: {}, alone });
  expect(approval.json().status).toBe('scheduled');
  return proposalId;
}

const rowOf = async (proposalId: string) =>
  (await test.db.select().from(proposals).where(eq(proposals.proposalId, proposalId)))[0];
const statusOf = async (proposalId: string) => (await rowOf(proposalId))?.status;
const lapses = async (proposalId: string) => {
  const { data } = (await marta.get(`/v1/audit?action=proposal.lapse&subjectId=${proposalId}`)).json();
  return data.length;
};

it('[P7] is carried out once by two concurrent runs, and does not lapse', async () => {
  const ids = [await scheduled(), await scheduled()];
  const tomorrow = new Date(test.clock.now.getTime() + 25 * 3_600_000);
  await Promise.all([carryOutProposals(test.app, tomorrow), carryOutProposals(test.app, tomorrow)]);
  for (const id of ids) expect([await statusOf(id), await lapses(id)]).toEqual(['approved', 0]);
});

it('[P7][B8] tells the proposer, the approver and the customer if an approved act could not be carried out', async () => {
  const email = newEmail();
  const proposalId = await scheduled(email);
  const approved = await rowOf(proposalId);
  await as(test, 'user', { email });
  await carryOutProposals(test.app, new Date(test.clock.now.getTime() + 25 * 3_600_000));
  const lapsed = await rowOf(proposalId);
  expect(lapsed).toMatchObject({ status: 'lapsed', decidedById: elena.userId });
  expect(lapsed?.decidedAt).toEqual(approved?.decidedAt);
  for (const address of [at.marta, at.elena]) {
    const { text } = await mailAbout(test, address, 'No se ha podido hacer: Cambiar el correo de un cliente');
    expect(text).toContain('algo cambió antes de que se hiciera');
  }
  const [customer] = await test.db
    .select()
    .from(users)
    .where(eq(users.userId, approved?.beneficiaryId ?? ''));
  await mailAbout(test, customer?.email ?? '', 'El correo de tu cuenta no ha cambiado');
});

async function ownerOf(proposalId: string): Promise<string> {
  const { beneficiaryId } = (await rowOf(proposalId)) ?? {};
  const [owner] = await test.db
    .select()
    .from(users)
    .where(eq(users.userId, beneficiaryId ?? ''));
  return owner?.email ?? '';
}

it('[P7][B8] can be declined by any administrator before it is due, with mails to proposer, approver and owner', async () => {
  const proposalId = await scheduled();
  const owner = await ownerOf(proposalId);
  const nuria = await as(test, 'admin');
  const url = `/v1/approvals/${proposalId}/decline`;
  expect((await (await as(test, 'operator')).post(url, { body: { reason: 'No.' } })).statusCode).toBe(403);
  const declined = await nuria.post(url, { body: { reason: 'No lo pidió el cliente.' } });
  expect(declined.json()).toMatchObject({ status: 'declined', decidedById: nuria.userId });
  for (const address of [at.marta, at.elena]) {
    const { text } = await mailAbout(test, address, 'No se hará: Cambiar el correo de un cliente');
    expect(text).toContain('No lo pidió el cliente.');
  }
  await mailAbout(test, owner, 'El correo de tu cuenta no ha cambiado');
  await carryOutProposals(test.app, new Date(test.clock.now.getTime() + 25 * 3_600_000));
  expect(await ownerOf(proposalId)).toBe(owner);
  const again = await nuria.post(url, { body: { reason: 'Otra vez.' } });
  expect(again.json().code).toBe('approvals.already_decided');
});

it.each([
  ['was disabled', { disabledAt: new Date('2026-01-01') }],
  ['is no administrator any more', { role: 'operator' as const }],
])('[P7] lapses if its approver %s', async (_, changes) => {
  const proposalId = await scheduled();
  const owner = await ownerOf(proposalId);
  await test.db.update(users).set(changes).where(eq(users.userId, elena.userId));
  await carryOutProposals(test.app, new Date(test.clock.now.getTime() + 25 * 3_600_000));
  await test.db.update(users).set({ disabledAt: null, role: 'admin' }).where(eq(users.userId, elena.userId));
  expect([await statusOf(proposalId), await ownerOf(proposalId)]).toEqual(['lapsed', owner]);
});

it('[P7] cannot be declined by its beneficiary, who sees the reason; others may decline it', async () => {
  const carla = await as(test, 'admin');
  const [device] = await test.db.select().from(totps).where(eq(totps.userId, carla.userId));
  const body = { why: 'Ha perdido el teléfono.' };
  const proposed = await marta.delete(`/v1/auth/totps/${device?.totpId}`, { body, alone });
  expect(proposed.statusCode, proposed.body).toBe(202);
  const path = `/v1/approvals/${proposed.json().proposalId}`;
  expect((await elena.post(`${path}/approve`, { body: {}, alone })).json().status).toBe('scheduled');
  expect((await carla.get(path)).json().refusal).toBe('approvals.beneficiary');
  const reason = 'No lo he pedido.';
  expect((await carla.post(`${path}/decline`, { body: { reason } })).json().code).toBe(
    'approvals.beneficiary',
  );
  expect((await elena.get(path)).json().refusal).toBe('approvals.already_decided');
});

it('[P7] keeps the approved effects even if a later review shows others', async () => {
  const proposalId = await scheduled();
  const { effects } = (await rowOf(proposalId)) ?? {};
  await showAnew({ services: test.services, actor: thePlatform }, { proposalId }, { effects: [] });
  expect((await rowOf(proposalId))?.effects).toEqual(effects);
});

it('[P7] lapses once if it is refused when due, and later due acts are carried out', async () => {
  const email = newEmail();
  const refused = await scheduled(email);
  const next = await scheduled();
  await as(test, 'user', { email });
  const tomorrow = new Date(test.clock.now.getTime() + 25 * 3_600_000);
  await Promise.all([carryOutProposals(test.app, tomorrow), carryOutProposals(test.app, tomorrow)]);
  expect([await statusOf(refused), await lapses(refused)]).toEqual(['lapsed', 1]);
  expect(await statusOf(next)).toBe('approved');
});

it('[P7] stays due if an internal error occurs, and does not delay other acts', async () => {
  const failing = await scheduled();
  const next = await scheduled();
  const whole = (await test.db.select().from(proposals).where(eq(proposals.proposalId, failing)))[0];
  await test.db.update(proposals).set({ endpoint: 'unknown.call' }).where(eq(proposals.proposalId, failing));
  const tomorrow = new Date(test.clock.now.getTime() + 25 * 3_600_000);
  await carryOutProposals(test.app, tomorrow);
  expect([await statusOf(failing), await statusOf(next)]).toEqual(['scheduled', 'approved']);
  const { endpoint } = whole as { endpoint: string };
  await test.db.update(proposals).set({ endpoint }).where(eq(proposals.proposalId, failing));
  await carryOutProposals(test.app, tomorrow);
  expect(await statusOf(failing)).toBe('approved');
});
