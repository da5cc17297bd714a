/** Goal: people who may decide get a mail about a proposal, its proposer about the outcome, and no act takes effect early. */
import { formatDateTime } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { mailAbout, mailsTo } from '../../test/mails.ts';
import { acceptedAccount } from '../../test/money.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { newUser } from '../../test/users.ts';
import { proposals } from '../schema/proposals.ts';
import { users } from '../schema/users.ts';
import { carryOutProposals } from './carry-out-proposals.ts';
import { lapseProposals } from './lapse-proposals.ts';

const alone = true;
const why = 'Lo pide por carta.';
const at = {
  marta: 'marta.propone@example.com',
  elena: 'elena.decide@example.com',
  disabled: 'sin.acceso@example.com',
};
let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  marta = await as(test, 'admin', { email: at.marta, name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { email: at.elena, name: 'Elena', surname: 'Vidal', language: 'en' });
  await newUser(test.services, { role: 'admin', email: at.disabled, disabledAt: test.clock.now });
});
afterAll(() => test.close());

async function proposed(newEmail = `${crypto.randomUUID()}@example.com`) {
  const { userId, email } = await newUser(test.services, { name: 'Lucía', surname: 'Ferrer' });
  await acceptedAccount(test, userId);
  const body = { email: newEmail, why };
  const answer = await marta.patch(`/v1/account/users/${userId}`, { body, alone });
  return { userId, email, newEmail, proposalId: answer.json().proposalId as string };
}

const decide = (act: 'approve' | 'decline', proposalId: string, body: object = {}) =>
  elena.post(`/v1/approvals/${proposalId}/${act}`, { body, alone });

/** Waits for `count` mails with this subject and returns the newest. */
const nth = (address: string, subject: string, count: number) =>
  until(async () => {
    const mails = (await mailsTo(test, address)).filter((mail) => mail.subject === subject);
    return mails.length >= count ? mails[0] : undefined;
  });

it('[B8] tells the other administrators what is proposed, by whom and why, and the proposer the outcome', async () => {
  const first = await proposed();
  const told = await mailAbout(
    test,
    at.elena,
    'It waits for your approval: Change a customer’s e-mail address',
  );
  for (const part of ['Marta Ruiz Vega', 'Lucía Ferrer', why, `/admin/approvals/${first.proposalId}`])
    expect(told.text).toContain(part);
  expect((await decide('approve', first.proposalId)).json().status).toBe('scheduled');
  const act = 'Cambiar el correo de un cliente';
  const { takesEffectAt } = (await elena.get(`/v1/approvals/${first.proposalId}`)).json();
  const approved = await mailAbout(test, at.marta, `Aprobada: ${act}`);
  expect(approved.text).toContain('Elena Vidal ha aprobado');
  expect(approved.text).toContain(`Se hará el ${formatDateTime(new Date(takesEffectAt))}`);

  const second = await proposed();
  await decide('decline', second.proposalId, { reason: 'No consta la carta.' });
  const declined = await mailAbout(test, at.marta, `Rechazada: ${act}`);
  expect(declined.text).toContain('No consta la carta.');

  const third = await proposed();
  await test.db
    .update(proposals)
    .set({ lapsesAt: test.clock.now })
    .where(eq(proposals.proposalId, third.proposalId));
  await lapseProposals(test.services);
  expect((await mailAbout(test, at.marta, `Caducada: ${act}`)).text).toContain('Lucía Ferrer');
  await nth(at.elena, told.subject, 3);
  expect((await mailsTo(test, at.marta)).map(({ subject }) => subject)).not.toContain(
    `Espera tu aprobación: ${act}`,
  );
  expect((await mailsTo(test, at.elena)).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => told.subject),
  );
  expect(await mailsTo(test, at.disabled)).toEqual([]);
});

it('[B8][P7] asks only people who may approve', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const beneficiary = await as(test, 'admin', { email });
  const newcomer = await newUser(test.services, { role: 'admin', roleGivenAt: test.clock.now });
  const answer = await marta.patch(`/v1/account/users/${beneficiary.userId}`, {
    body: { role: 'user', why },
    alone,
  });
  expect(answer.json()).toMatchObject({ act: 'changeRole', status: 'pending' });
  await mailAbout(test, at.elena, 'It waits for your approval: Change a role');
  for (const address of [email, newcomer.email]) expect(await mailsTo(test, address)).toEqual([]);
});

it('[B8][P7] asks a person who may approve only later if there is nobody else', async () => {
  const others = await buildTestApp();
  const first = await as(others, 'admin', { name: 'Rosa', surname: 'Gil' });
  const newcomer = await newUser(others.services, { role: 'admin', roleGivenAt: others.clock.now });
  const { userId } = await newUser(others.services);
  const body = { email: `${crypto.randomUUID()}@example.com`, why };
  expect((await first.patch(`/v1/account/users/${userId}`, { body, alone })).statusCode).toBe(202);
  const told = await mailAbout(
    others,
    newcomer.email,
    'Espera tu aprobación: Cambiar el correo de un cliente',
  );
  expect(told.text).toContain('Rosa Gil');
  await others.close();
});

it('[E14] carries out a change of address 24 hours after its approval, and then tells both addresses about the hold', async () => {
  const { userId, email, newEmail, proposalId } = await proposed();
  expect((await decide('approve', proposalId)).json()).toMatchObject({ status: 'scheduled', answer: null });
  const emailNow = async () => (await test.db.select().from(users).where(eq(users.userId, userId)))[0]?.email;
  const hour = 3_600_000;
  for (const hours of [0, 23.9]) {
    await carryOutProposals(test.app, new Date(test.clock.now.getTime() + hours * hour));
    expect(await emailNow()).toBe(email);
  }
  await carryOutProposals(test.app, new Date(test.clock.now.getTime() + 24 * hour));
  expect(await emailNow()).toBe(newEmail);
  expect((await elena.get(`/v1/approvals/${proposalId}`)).json().status).toBe('approved');
  for (const address of [email, newEmail]) await mailAbout(test, address, 'Tus retiradas esperan 72 horas');
  const act = 'Cambiar el correo de un cliente';
  expect((await mailAbout(test, at.marta, `Hecha: ${act}`)).text).toContain('Ya se ha hecho');
});
