import { investorKindTextsVersion } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { givenActiveKind, givenKind } from '../../../test/investor-kinds.ts';
import { mailAbout } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { users } from '../../schema/users.ts';
import { expireKinds } from './expire-kinds.ts';
import { findKindOn } from './queries.ts';

const path = '/v1/account/investor-kinds';
const documentsPath = '/v1/account/account-documents';
const attested = {
  textsVersion: investorKindTextsVersion,
  attestsCriteria: true,
  attestsAwareness: true,
  attestsTruth: true,
};
const request = { kind: 'sophisticated', income: '60000.00', professionalMonths: 12, ...attested };
const professional = {
  kind: 'professional',
  professionalCategory: 'large',
  document: fileOf(buildPdf('Cuentas de 2025'), 'cuentas.pdf'),
  ...attested,
};
const daySeconds = 86_400;

let test: TestApp;
let admin: Caller;
let manager: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
  admin = await as(test, 'admin', { name: 'Elena', surname: 'Vidal Rueda' });
  manager = await as(test, 'operator');
});
afterAll(() => test.close());

const investor = () => as(test, 'user', { managerId: manager.userId });
const ask = (caller: Caller, body: object = request) => caller.post(path, { body });
const send = (caller: Caller, given: object = {}) =>
  caller.post(path, { form: formOf({ ...professional, ...given }) });
const decide = (caller: Caller, id: string, body: object) => caller.patch(`${path}/${id}`, { body });
const asked = async (caller: Caller) => (await ask(caller)).json().investorKindId as string;
const emailOf = async ({ userId }: Caller) =>
  (await test.db.select().from(users).where(eq(users.userId, userId)))[0]?.email as string;
const kindOn = async ({ userId }: Caller, day: string) => (await findKindOn(test.db, userId, day)).kind;

async function company(): Promise<Caller> {
  const caller = await investor();
  await test.db
    .update(users)
    .set({ kind: 'company', surname: null, legalRepresentativeName: 'Marta Gil Roca' })
    .where(eq(users.userId, caller.userId));
  return caller;
}

describe('a request for another kind of investor', () => {
  it('[L1][L3] is stored with what was attested, and changes nothing until it is decided', async () => {
    const caller = await investor();
    expect(await kindOn(caller, '2026-03-02')).toBe('non-sophisticated');
    const answer = await ask(caller);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      userId: caller.userId,
      userKind: 'individual',
      kind: 'sophisticated',
      state: 'pending',
      income: '60000.00',
      portfolio: null,
      professionalMonths: 12,
      textsVersion: investorKindTextsVersion,
      validFrom: null,
      decidedByName: null,
    });
    expect(await kindOn(caller, '2026-03-02')).toBe('non-sophisticated');
    const { data } = (await admin.get(`/v1/audit?subjectId=${answer.json().investorKindId}`)).json();
    expect(data).toMatchObject([{ action: 'investor-kind.create', after: { professionalMonths: 12 } }]);
  });

  it('[L3] is refused with texts that are no longer in force, and without their version', async () => {
    const caller = await investor();
    const outdated = await ask(caller, { ...request, textsVersion: '2026-11' });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.json().code).toBe('account.investor_kind_texts_outdated');
    const { textsVersion: _, ...unread } = request;
    expect((await ask(caller, unread)).json().errors).toMatchObject([{ path: 'textsVersion' }]);
    expect((await caller.get(path)).json().total).toBe(0);
  });

  it.each(['attestsCriteria', 'attestsAwareness', 'attestsTruth'])(
    '[L3] is refused without %s',
    async (name) => {
      const caller = await investor();
      for (const value of [false, undefined]) {
        const { status, errors } = (await ask(caller, { ...request, [name]: value })).json();
        expect([status, errors]).toMatchObject([400, [{ path: name, code: 'confirm' }]]);
      }
    },
  );

  it.each([
    { income: '59999.99', professionalMonths: 12 },
    { portfolio: '100000.00', professionalMonths: 12 },
    { income: '60000.00', professionalMonths: 11 },
    { income: '60000.00', trades: 39 },
    { income: '60000.00', portfolio: '100000.01' },
  ])('[L2] is refused to a person who states %o', async (stated) => {
    const answer = await ask(await investor(), { kind: 'sophisticated', ...stated, ...attested });
    expect(answer.json()).toMatchObject({ status: 409, code: 'account.investor_criteria_not_met' });
  });

  it('[L2] takes one criterion from a company, and its own figures only', async () => {
    const caller = await company();
    const stating = (stated: object) => ask(caller, { kind: 'sophisticated', ...stated, ...attested });
    expect((await stating({ ownFunds: '99999.99' })).json().code).toBe('account.investor_criteria_not_met');
    expect((await stating({ income: '60000.00' })).json().errors).toMatchObject([
      { path: 'income', code: 'only_persons' },
    ]);
    expect((await stating({ ownFunds: '100000.00' })).json()).toMatchObject({ userKind: 'company' });
    const person = await investor();
    expect((await ask(person, { ...request, turnover: '2000000.00' })).json().errors).toMatchObject([
      { path: 'turnover', code: 'only_companies' },
    ]);
  });

  it('[L1] for a professional is one of a company, which names its category and sends a document', async () => {
    expect((await send(await investor())).json().errors).toMatchObject([
      { path: 'kind', code: 'only_companies' },
    ]);
    const caller = await company();
    expect((await send(caller, { professionalCategory: '' })).json().errors).toMatchObject([
      { path: 'professionalCategory', code: 'required' },
    ]);
    const { document: _, ...without } = professional;
    for (const refused of [await send(caller, { document: undefined }), await ask(caller, without)])
      expect(refused.json()).toMatchObject({ status: 400, errors: [{ path: 'document', code: 'required' }] });
    expect((await caller.get(documentsPath)).json().total).toBe(0);
    expect((await send(caller)).json()).toMatchObject({
      kind: 'professional',
      professionalCategory: 'large',
      accountDocumentId: expect.any(String),
      file: { name: 'cuentas.pdf', type: 'application/pdf' },
    });
  });

  it('[L3] is refused while another one is pending, and staff have none', async () => {
    const caller = await investor();
    await asked(caller);
    expect((await ask(caller)).json()).toMatchObject({ status: 409, code: 'account.investor_kind_pending' });
    expect((await ask(manager)).statusCode).toBe(403);
  });
});

describe('a decision', () => {
  it('[L1] approves a professional only with the document of the request, and says what proved it', async () => {
    const caller = await company();
    const given = { kind: 'professional', professionalCategory: 'large', userKind: 'company' } as const;
    const unproven = await givenKind(test, caller.userId, given);
    const other = formOf({ accountId: caller.userId, file: fileOf(buildPdf(), 'otro.pdf') });
    expect((await admin.post(documentsPath, { form: other })).statusCode).toBe(201);
    const approval = { state: 'active', reason: 'Balance auditado de 2025.' };
    expect((await decide(admin, unproven, approval)).json()).toMatchObject({
      status: 409,
      code: 'account.investor_kind_unproven',
    });
    await decide(admin, unproven, { state: 'refused', reason: 'Falta el documento.' });
    const { investorKindId: id } = (await send(caller)).json();
    const silent = await decide(admin, id, { state: 'active' });
    expect(silent.json().errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect(await kindOn(caller, '2026-03-02')).toBe('non-sophisticated');
    const proof = approval.reason;
    const approved = (await decide(admin, id, approval)).json();
    expect(approved).toMatchObject({ state: 'active', reason: null, proof, file: { name: 'cuentas.pdf' } });
    expect(await kindOn(caller, '2026-03-02')).toBe('professional');
    const ended = await decide(admin, id, { state: 'ended', reason: 'Ya no cumple.' });
    expect(ended.json()).toMatchObject({ state: 'ended', reason: 'Ya no cumple.', proof });
  });

  it('[L3] approves for two years, and says so expressly in a mail', async () => {
    const caller = await investor();
    const id = await asked(caller);
    for (const refused of [caller, manager])
      expect((await decide(refused, id, { state: 'active' })).statusCode).toBe(403);
    const answer = await decide(admin, id, { state: 'active', version: 1 });
    expect(answer.json()).toMatchObject({
      state: 'active',
      validFrom: '2026-03-02',
      validUntil: '2028-03-01',
      decidedByName: 'Elena Vidal Rueda',
      version: 2,
    });
    expect(await kindOn(caller, '2028-03-01')).toBe('sophisticated');
    expect(await kindOn(caller, '2028-03-02')).toBe('non-sophisticated');
    const mail = await mailAbout(test, await emailOf(caller), 'Desde hoy eres inversor experimentado');
    expect(mail.text).toContain('hasta el 01/03/2028 incluido');
    expect(mail.text).toContain('no tendrás periodo de reflexión');
  });

  it('[L3] refuses with a reason that the investor reads', async () => {
    const caller = await investor();
    const id = await asked(caller);
    expect((await decide(admin, id, { state: 'refused' })).json().errors).toMatchObject([
      { path: 'reason', code: 'required' },
    ]);
    const reason = 'Falta el justificante de los ingresos.';
    expect((await decide(admin, id, { state: 'refused', reason })).json()).toMatchObject({
      state: 'refused',
      reason,
      validUntil: null,
    });
    expect((await caller.get(`${path}/${id}`)).json().reason).toBe(reason);
    const subject = 'No hemos aprobado tu solicitud de inversor experimentado';
    expect((await mailAbout(test, await emailOf(caller), subject)).text).toContain(reason);
    expect((await ask(caller)).statusCode).toBe(201);
  });

  it('[L3] ends a kind whose conditions are lost, with notice', async () => {
    const caller = await investor();
    const earlier = { validFrom: '2025-06-01', validUntil: '2027-05-31' };
    const approved = { decidedById: manager.userId, decidedAt: new Date('2025-06-01T09:00:00Z') };
    const id = await givenActiveKind(test, caller.userId, { ...earlier, ...approved });
    expect(await kindOn(caller, '2026-03-02')).toBe('sophisticated');
    const reason = 'La cartera ha bajado de 100.000 €.';
    expect((await decide(admin, id, { state: 'ended', reason })).json()).toMatchObject({
      state: 'ended',
      validFrom: '2025-06-01',
      // The last day on which it was valid; who approved it stays.
      validUntil: '2026-03-02',
      decidedAt: '2025-06-01T09:00:00.000Z',
      endedByName: 'Elena Vidal Rueda',
      endedAt: expect.stringMatching(/^2026-03-02T10:0/),
    });
    const [row] = await test.db.select().from(investorKinds).where(eq(investorKinds.investorKindId, id));
    expect(row).toMatchObject({ decidedById: manager.userId, endedById: admin.userId });
    expect(await kindOn(caller, '2026-03-02')).toBe('non-sophisticated');
    const mail = await mailAbout(test, await emailOf(caller), 'Ya no eres inversor experimentado');
    expect(mail.text).toContain(reason);
  });

  it('[L3] is taken once, in the right state, on the version that was seen', async () => {
    const id = await givenKind(test, (await investor()).userId);
    const ended = { state: 'ended', reason: 'Ya no cumple.' };
    expect((await decide(admin, id, ended)).json().code).toBe('account.investor_kind_decided');
    expect((await decide(admin, id, { state: 'active', version: 7 })).json()).toMatchObject({
      status: 409,
      code: 'request.edited_meanwhile',
    });
    expect((await decide(admin, id, { state: 'active' })).statusCode).toBe(200);
    expect((await decide(admin, id, { state: 'active' })).json().code).toBe('account.investor_kind_decided');
    expect((await decide(admin, crypto.randomUUID(), { state: 'active' })).statusCode).toBe(404);
  });

  it('[L1][L3] keeps the history: a newer kind replaces the older', async () => {
    const caller = await investor();
    const older = await givenActiveKind(test, caller.userId);
    const newer = await asked(caller);
    expect((await decide(admin, newer, { state: 'active' })).statusCode).toBe(200);
    const { data } = (await caller.get(`${path}?orderBy=createdAt&orderSide=asc`)).json();
    expect(data).toMatchObject([
      { investorKindId: older, state: 'replaced', validUntil: '2026-03-02' },
      { investorKindId: newer, state: 'active', validUntil: '2028-03-01' },
    ]);
  });
});

it('[L3] expires a kind after its last day, once, with a mail', async () => {
  const caller = await investor();
  const id = await givenActiveKind(test, caller.userId, {
    validFrom: '2024-03-03',
    validUntil: '2026-03-02',
  });
  await expireKinds(test.services);
  expect((await caller.get(`${path}/${id}`)).json().state).toBe('active');
  test.clock.advance(daySeconds);
  await expireKinds(test.services);
  await expireKinds(test.services);
  const again = await as(test, caller);
  expect((await again.get(`${path}/${id}`)).json().state).toBe('expired');
  const subject = 'Tu clasificación de inversor experimentado ha caducado';
  expect((await mailAbout(test, await emailOf(caller), subject)).text).toContain('02/03/2026');
  admin = await as(test, admin);
  const { data } = (await admin.get(`/v1/audit?subjectId=${id}`)).json();
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['investor-kind.expire']);
});

it('[L1][P6] shows managers their own customers, and exports what the caller may see', async () => {
  admin = await as(test, admin);
  manager = await as(test, manager);
  const stranger = await as(test, 'user');
  const theirs = await givenKind(test, stranger.userId);
  const own = await givenKind(test, (await investor()).userId);
  expect((await manager.get(`${path}/${theirs}`)).statusCode).toBe(404);
  expect((await manager.get(`${path}/${own}`)).statusCode).toBe(200);
  expect((await stranger.get(`${path}/${own}`)).statusCode).toBe(404);
  const { body } = await admin.get(`${path}/export?userId=${stranger.userId}`);
  expect(body).toContain('Experimentado');
  expect(body.trim().split('\r\n')).toHaveLength(2);
});

it('[L1][L37] is erased with the account', async () => {
  admin = await as(test, admin);
  const caller = await as(test, 'user');
  await givenActiveKind(test, caller.userId);
  expect((await admin.delete(`/v1/account/users/${caller.userId}`)).statusCode).toBe(204);
  const rows = await test.db.select().from(investorKinds).where(eq(investorKinds.userId, caller.userId));
  expect(rows).toEqual([]);
});
