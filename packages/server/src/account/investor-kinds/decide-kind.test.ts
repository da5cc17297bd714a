import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { givenActiveKind, givenKind } from '../../../test/investor-kinds.ts';
import {
  askForKind,
  decideKind,
  kindOn,
  kindsUrl,
  makeCompany,
  sendKindRequest,
} from '../../../test/kind-requests.ts';
import { addressOf, mailAbout } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';

const documentsPath = '/v1/account/account-documents';

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
const asked = async (caller: Caller) => (await askForKind(caller)).json().investorKindId as string;
const emailOf = ({ userId }: Caller) => addressOf(test, userId);

async function company(): Promise<Caller> {
  const caller = await investor();
  await makeCompany(caller);
  return caller;
}

describe('a decision', () => {
  it('[L1] approves a professional only with the document of the request and a statement of what it proves', async () => {
    const caller = await company();
    const given = { kind: 'professional', professionalCategory: 'large', userKind: 'company' } as const;
    const unproven = await givenKind(test, caller.userId, given);
    const other = formOf({ accountId: caller.userId, file: fileOf(buildPdf(), 'otro.pdf') });
    expect((await admin.post(documentsPath, { form: other })).statusCode).toBe(201);
    const approval = { state: 'active', reason: 'Balance auditado de 2025.' };
    expect((await decideKind(admin, unproven, approval)).json()).toMatchObject({
      status: 409,
      code: 'account.investor_kind_unproven',
    });
    await decideKind(admin, unproven, { state: 'refused', reason: 'Falta el documento.' });
    const { investorKindId: id } = (await sendKindRequest(caller)).json();
    const silent = await decideKind(admin, id, { state: 'active' });
    expect(silent.json().errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect(await kindOn(caller, '2026-03-02')).toBe('non-sophisticated');
    const proof = approval.reason;
    const approved = (await decideKind(admin, id, approval)).json();
    expect(approved).toMatchObject({ state: 'active', reason: null, proof, file: { name: 'cuentas.pdf' } });
    expect(await kindOn(caller, '2026-03-02')).toBe('professional');
    const ended = await decideKind(admin, id, { state: 'ended', reason: 'Ya no cumple.' });
    expect(ended.json()).toMatchObject({ state: 'ended', reason: 'Ya no cumple.', proof });
  });

  it('[L3] approves for two years, and states it expressly in a mail', async () => {
    const caller = await investor();
    const id = await asked(caller);
    for (const refused of [caller, manager])
      expect((await decideKind(refused, id, { state: 'active' })).statusCode).toBe(403);
    const answer = await decideKind(admin, id, { state: 'active', version: 1 });
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
    expect((await decideKind(admin, id, { state: 'refused' })).json().errors).toMatchObject([
      { path: 'reason', code: 'required' },
    ]);
    const reason = 'Falta el justificante de los ingresos.';
    expect((await decideKind(admin, id, { state: 'refused', reason })).json()).toMatchObject({
      state: 'refused',
      reason,
      validUntil: null,
    });
    expect((await caller.get(`${kindsUrl}/${id}`)).json().reason).toBe(reason);
    const subject = 'No hemos aprobado tu solicitud de inversor experimentado';
    expect((await mailAbout(test, await emailOf(caller), subject)).text).toContain(reason);
    expect((await askForKind(caller)).statusCode).toBe(201);
  });

  it('[L3] ends a kind whose conditions no longer hold, and notifies the investor', async () => {
    const caller = await investor();
    const earlier = { validFrom: '2025-06-01', validUntil: '2027-05-31' };
    const approved = { decidedById: manager.userId, decidedAt: new Date('2025-06-01T09:00:00Z') };
    const id = await givenActiveKind(test, caller.userId, { ...earlier, ...approved });
    expect(await kindOn(caller, '2026-03-02')).toBe('sophisticated');
    const reason = 'La cartera ha bajado de 100.000 €.';
    expect((await decideKind(admin, id, { state: 'ended', reason })).json()).toMatchObject({
      state: 'ended',
      validFrom: '2025-06-01',
      // The last valid day. The approver stays the same.
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

  it('[L3] is possible once, in the right state, and on the version that was seen', async () => {
    const id = await givenKind(test, (await investor()).userId);
    const ended = { state: 'ended', reason: 'Ya no cumple.' };
    expect((await decideKind(admin, id, ended)).json().code).toBe('account.investor_kind_decided');
    expect((await decideKind(admin, id, { state: 'active', version: 7 })).json()).toMatchObject({
      status: 409,
      code: 'request.edited_meanwhile',
    });
    expect((await decideKind(admin, id, { state: 'active' })).statusCode).toBe(200);
    expect((await decideKind(admin, id, { state: 'active' })).json().code).toBe(
      'account.investor_kind_decided',
    );
    expect((await decideKind(admin, crypto.randomUUID(), { state: 'active' })).statusCode).toBe(404);
  });

  it('[L1][L3] keeps the history when a newer kind replaces the older one', async () => {
    const caller = await investor();
    const older = await givenActiveKind(test, caller.userId);
    const newer = await asked(caller);
    expect((await decideKind(admin, newer, { state: 'active' })).statusCode).toBe(200);
    const { data } = (await caller.get(`${kindsUrl}?orderBy=createdAt&orderSide=asc`)).json();
    expect(data).toMatchObject([
      { investorKindId: older, state: 'replaced', validUntil: '2026-03-02' },
      { investorKindId: newer, state: 'active', validUntil: '2028-03-01' },
    ]);
  });
});
