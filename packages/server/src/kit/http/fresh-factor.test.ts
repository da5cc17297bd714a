// Goal: an administrator's stolen session is not enough to decide on money, roles or credentials, or to export data.
import { type Endpoint, scopeOf, v1 } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { buildIban, buildNewProject, buildPdf, onWire } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { nextCode, passwordAccepted } from '../../../test/codes.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { acceptedAccount } from '../../../test/money.ts';
import { givenOwner } from '../../../test/owners.ts';
import { givePasskey } from '../../../test/passkeys.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';

let test: TestApp;
let admin: Caller;
let customer: Caller;
beforeAll(async () => {
  test = await buildTestApp({
    now: new Date('2026-03-05T10:00:00Z'),
    config: { freshFactorMinutes: 5 },
  });
  [admin, customer] = [await as(test, 'admin'), await as(test, 'user')];
  test.clock.advance(5 * 60 + 1);
});
afterAll(() => test.close());

const stale = { status: 403, code: 'auth.fresh_factor_required' };
const guarded = Object.entries<Endpoint>(endpoints).filter(
  ([, { freshFactor, who }]) => freshFactor && freshFactor !== 'byBody' && scopeOf(who as never, 'admin'),
);

function attempt({ method, path }: Endpoint, cookie = admin.cookie) {
  const url = path.replaceAll(/:\w+/g, crypto.randomUUID());
  const payload = path === '/v1/auth/totps/:totpId' ? {} : undefined;
  const headers = { cookie, origin: test.services.config.publicUrl };
  return test.app.inject({ method, url, headers, ...(payload && { payload }) });
}

it('exports without a fresh factor only lists that name no customer and no account', () => {
  const withoutFactor = Object.entries<Endpoint>(endpoints).filter(
    ([, { path, freshFactor }]) => path.endsWith('/export') && !freshFactor,
  );
  expect(withoutFactor.map(([name]) => name.replace('.export', '')).toSorted()).toEqual([
    'businessCohorts',
    'businessFundingTimes',
    'businessFunnel',
    'businessLoansByAge',
    'businessRepeatRates',
    'cannedAnswers',
    'distributionsSummary',
    'documentTypes',
    'feesSummary',
    'orderMovementsSummary',
    'phases',
    'projectDescriptions',
    'projectDocuments',
    'projectMediaFiles',
    'projectPayments',
    'projectPhases',
    'projectQuestions',
    'projectTimeline',
    'projectTypes',
    'projects',
    'promotions',
    'reconciliations',
    'sheetVersions',
    'templates',
  ]);
});

describe('after five minutes', () => {
  it.each(guarded)('%s asks for another factor before anything else', async (_name, endpoint) => {
    expect((await attempt(endpoint)).json()).toMatchObject(stale);
  });

  it('[L23] changing who an owner is needs a fresh factor; other fields do not', async () => {
    const path = `/v1/project/owners/${await givenOwner(test.db)}`;
    for (const body of [{ legalName: 'Otra SL' }, { lei: '959800TMBXRMPZ3XGP38' }])
      expect((await admin.patch(path, { body })).json()).toMatchObject(stale);
    expect((await admin.patch(path, { body: { address: 'Calle Mayor 1' } })).statusCode).toBe(200);
  });

  it('changing the role, email address or state of a customer needs a fresh factor; other fields do not', async () => {
    const path = `/v1/account/users/${customer.userId}`;
    for (const body of [{ role: 'operator' }, { email: 'otra@example.com' }, { disabled: true }])
      expect((await admin.patch(path, { body })).json()).toMatchObject(stale);
    expect((await admin.patch(path, { body: { name: 'Nuria' } })).statusCode).toBe(200);
  });

  it('[P7] changing the phase of a project needs a fresh factor; other fields do not', async () => {
    const projectTypeId = await givenProjectType(admin);
    const { projectId } = await givenProject(admin, { projectTypeId });
    const edit = (body: object) => admin.patch(`/v1/project/projects/${projectId}`, { body });
    expect((await edit({ phaseId: phaseIds.Discarded })).json()).toMatchObject(stale);
    expect((await edit({ name: 'Casa de la Fuente' })).statusCode).toBe(200);
    const published = buildNewProject({ projectTypeId, phaseId: phaseIds.Next_Opening });
    const created = await admin.post('/v1/project/projects', { body: onWire(v1.projects.create, published) });
    expect(created.json()).toMatchObject(stale);
  });

  it('changing the state, number or certificate of a bank account needs a fresh factor; its name does not', async () => {
    const owner = await as(test, 'user');
    const path = `/v1/payment/bank-accounts/${await acceptedAccount(test, owner.userId)}`;
    const send = (form: object) => admin.patch(path, { form: formOf(form as Record<string, string>) });
    for (const decision of [{ state: 'valid' }, { status: 'valid' }])
      expect((await send(decision)).json()).toMatchObject(stale);
    const document = fileOf(buildPdf('Certificado'), 'certificado.pdf');
    for (const renewal of [{ account: buildIban(771_902) }, { document }])
      expect((await send(renewal as never)).json()).toMatchObject(stale);
    const entered = { alias: 'Nómina', account: buildIban(771_901), document, userId: owner.userId };
    const created = await admin.post('/v1/payment/bank-accounts', {
      form: formOf({ ...entered, state: 'valid' }),
    });
    expect(created.json()).toMatchObject(stale);
    expect((await send({ alias: 'Nómina' })).statusCode).toBe(200);
  });

  it('customers change and delete their own bank accounts without a fresh factor', async () => {
    const path = `/v1/payment/bank-accounts/${await acceptedAccount(test, customer.userId)}`;
    const form = formOf({
      account: buildIban(771_903),
      document: fileOf(buildPdf('Otro'), 'certificado.pdf'),
    });
    expect((await customer.patch(path, { form })).statusCode).toBe(200);
    expect((await customer.delete(path)).statusCode).toBe(204);
  });

  it('a preview needs no fresh factor', async () => {
    const path = `/v1/project/projects/${crypto.randomUUID()}/distributions?preview=true`;
    expect((await admin.post(path, { body: { period: 1 } })).statusCode).toBe(404);
  });

  it('customers read their own lists and statements without a fresh factor; staff need one for those of customers', async () => {
    expect((await customer.get('/v1/wallet/transactions/export')).statusCode).toBe(200);
    const [wallet] = (await customer.get('/v1/wallet/wallets')).json().data;
    const days = 'fromDate=2026-03-01&toDate=2026-03-05&format=csv';
    const statement = `/v1/wallet/wallets/${wallet.walletId}/statement?${days}`;
    expect((await customer.get(statement)).statusCode).toBe(200);
    const manager = await as(test, 'operator');
    test.clock.advance(5 * 60 + 1);
    for (const staff of [admin, manager]) expect((await staff.get(statement)).json()).toMatchObject(stale);
    const evidence = `/v1/project/orders/${crypto.randomUUID()}/evidence/pdf`;
    expect((await customer.get(evidence)).statusCode).toBe(404);
    expect((await manager.get(evidence)).json()).toMatchObject(stale);
  });
});

describe('within five minutes of a new factor', () => {
  let cookie: string;
  beforeAll(async () => {
    const { authenticator } = await givePasskey(test, admin.userId);
    const options = (await admin.post('/v1/auth/passkeys/challenge')).json();
    const body = { credential: authenticator.answer(options) };
    const answer = await admin.post('/v1/auth/step-up', { body });
    cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    test.clock.advance(5 * 60 - 1);
  });

  it.each(guarded)('%s does not ask again', async (_name, endpoint) => {
    const answer = await attempt(endpoint, cookie);
    expect(answer.statusCode).not.toBe(401);
    expect(answer.body).not.toContain(stale.code);
  });
});

it('[B7] users see their sessions, and can end another session only with a fresh factor', async () => {
  const { email } = await newUser(test.services);
  const signedIn = async () => {
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    return browser;
  };
  const [there, here] = [await signedIn(), await signedIn()];
  const { data } = (await here.get('/v1/auth/sessions')).json();
  expect(data).toHaveLength(2);
  const other = data.find(({ current }: { current: boolean }) => !current);
  const end = () => here.delete(`/v1/auth/sessions/${other.sessionId}`);
  test.clock.advance(5 * 60 + 1);
  expect((await end()).json()).toMatchObject(stale);
  expect((await there.get('/v1/account/users/me')).statusCode).toBe(200);
  await here.post('/v1/auth/step-up', { code: nextCode(test) });
  expect((await end()).statusCode).toBe(204);
  expect((await there.get('/v1/account/users/me')).statusCode).toBe(401);
});
