/** Goal: investors can withdraw a request or give up a kind by themselves, and regain full protection at once. */
import { fixedTexts, questionnaire } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { approveKind, becomeSophisticated, requestSophisticated } from '../../../test/investor-acts.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { givenActiveKind, givenKind } from '../../../test/investor-kinds.ts';
import { mailAbout } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { invest, openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { users } from '../../schema/users.ts';
import { findKindOn } from './queries.ts';

const path = '/v1/account/investor-kinds';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const investor = () => as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
const end = (caller: Caller, id: string, state: string, language = 'es') =>
  caller.post(`${path}/${id}/give-up`, { body: { state }, headers: { 'accept-language': language } });
const emailOf = async ({ userId }: Caller) =>
  (await test.db.select().from(users).where(eq(users.userId, userId)))[0]?.email as string;
const kindOf = async ({ userId }: Caller) => (await findKindOn(test.db, userId, '2026-03-02')).kind;
const actsOn = async (id: string) => {
  const { data } = (await admin.get(`/v1/audit?subjectId=${id}`)).json();
  return data.map(({ action }: { action: string }) => action);
};

describe('a pending request', () => {
  it('[L3] can be withdrawn by its investor, with a mail and an audit entry, and then requested again', async () => {
    const caller = await investor();
    const id = (await requestSophisticated(caller)) ?? '';
    const answer = await end(caller, id, 'withdrawn');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      state: 'withdrawn',
      endedByName: 'Lucía Ferrer Soler',
      endedAt: expect.stringMatching(/^2026-03-02T10:0/),
      decidedAt: null,
      validUntil: null,
    });
    expect(await kindOf(caller)).toBe('non-sophisticated');
    const subject = 'Has retirado tu solicitud de inversor experimentado';
    expect((await mailAbout(test, await emailOf(caller), subject)).text).toContain(
      'no decidiremos sobre ella',
    );
    expect(await actsOn(id)).toContain('investor-kind.withdraw');
    expect(await requestSophisticated(caller)).toBeDefined();
    expect((await caller.get(path)).json().total).toBe(2);
  });

  it('[L3] cannot be decided once withdrawn, nor withdrawn once decided', async () => {
    const caller = await investor();
    const withdrawn = (await requestSophisticated(caller)) ?? '';
    await end(caller, withdrawn, 'withdrawn');
    expect((await approveKind(admin, withdrawn)).json()).toMatchObject({
      status: 409,
      code: 'account.investor_kind_decided',
    });
    const approved = (await requestSophisticated(caller)) ?? '';
    await approveKind(admin, approved);
    for (const [language, words] of [
      ['es', 'ya no está pendiente'],
      ['en', 'no longer pending'],
    ] as const) {
      const late = (await end(caller, approved, 'withdrawn', language)).json();
      expect(late).toMatchObject({ status: 409, code: 'account.investor_kind_decided' });
      expect(late.detail).toContain(words);
    }
    expect(await kindOf(caller)).toBe('sophisticated');
  });

  it('[L3] leaves its document in the account when withdrawn, and the investor may delete it', async () => {
    const caller = await investor();
    const file = fileOf(buildPdf('Nómina'), 'nomina.pdf');
    const upload = { accountId: caller.userId, file };
    const { accountDocumentId } = (
      await caller.post('/v1/account/account-documents', { form: formOf(upload) })
    ).json();
    const id = await givenKind(test, caller.userId, { accountDocumentId });
    const remove = () => caller.delete(`/v1/account/account-documents/${accountDocumentId}`);
    expect((await remove()).statusCode).toBe(409);
    await end(caller, id, 'withdrawn');
    expect((await remove()).statusCode).toBe(204);
  });

  it('[L3] is withdrawn or decided, never both at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const caller = await investor();
      const id = (await requestSophisticated(caller)) ?? '';
      const answers = await Promise.all([end(caller, id, 'withdrawn'), approveKind(admin, id)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
  });
});

describe('a kind in force', () => {
  it('[L1][L3] can be given up by its investor, who is non-sophisticated at once, with history, mail and audit', async () => {
    const caller = await investor();
    const id = await givenActiveKind(test, caller.userId, {
      validFrom: '2025-06-01',
      validUntil: '2027-05-31',
    });
    expect(await kindOf(caller)).toBe('sophisticated');
    expect((await end(caller, id, 'givenUp')).json()).toMatchObject({
      state: 'givenUp',
      validFrom: '2025-06-01',
      validUntil: '2026-03-02',
      endedByName: 'Lucía Ferrer Soler',
    });
    expect(await kindOf(caller)).toBe('non-sophisticated');
    const subject = 'Has renunciado a ser inversor experimentado';
    expect((await mailAbout(test, await emailOf(caller), subject)).text).toContain('con toda su protección');
    expect(await actsOn(id)).toEqual(['investor-kind.give-up']);
    expect((await end(caller, id, 'givenUp')).json().code).toBe('account.investor_kind_decided');
  });

  it('[L1][L9][L13] once given up, gives the next order a warning and a reflection period; earlier orders stay unchanged', async () => {
    const { projectId } = await openProject(test, admin);
    const caller = await anInvestor(test, 1_000_000, { isUntested: true });
    const answers = { questionnaireVersion: questionnaire.version, answers: bestAnswers };
    await caller.post('/v1/account/entry-tests', { body: answers });
    await becomeSophisticated(caller, admin);
    const early = await invest(caller, projectId, '1500.00');
    expect(early.json()).toMatchObject({ freeCancellationUntil: null });
    const { data } = (await caller.get(`${path}?state=active`)).json();
    await end(caller, data[0].investorKindId, 'givenUp');
    expect((await invest(caller, projectId, '100.00')).json().code).toBe('project.risk_consent_needed');
    const riskConsent = { isAccepted: true, warningVersion: fixedTexts.riskWarning.version };
    const late = await invest(caller, projectId, '100.00', { riskConsent });
    expect(late.json()).toMatchObject({ freeCancellationUntil: '2026-03-06' });
  });

  it('[L3] cannot be given up by another customer, by staff or with an invalid body', async () => {
    const id = await givenActiveKind(test, (await investor()).userId);
    expect((await end(await investor(), id, 'givenUp')).statusCode).toBe(404);
    expect((await end(admin, id, 'givenUp')).statusCode).toBe(403);
    const own = await investor();
    const pending = await givenKind(test, own.userId);
    expect((await end(own, pending, 'ended')).json()).toMatchObject({ status: 400 });
    expect((await end(own, pending, 'givenUp')).json().code).toBe('account.investor_kind_decided');
    expect((await end(own, crypto.randomUUID(), 'givenUp')).statusCode).toBe(404);
    const [row] = await test.db.select().from(investorKinds).where(eq(investorKinds.investorKindId, id));
    expect(row?.state).toBe('active');
  });
});
