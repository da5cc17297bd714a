import { v1 } from '@semilla/contract';
import { buildNewProject, onWire } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { phaseIds } from '../phases/catalogue.ts';

const url = '/v1/project/projects';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const bodyWith = (overrides: Partial<Parameters<typeof buildNewProject>[0]> = {}) =>
  onWire(v1.projects.create, buildNewProject({ projectTypeId, ...overrides })) as Record<string, unknown>;

describe('creating a project', () => {
  it('[P7] is refused to visitors, half signed-in managers and customers', async () => {
    const visitor = await as(test, 'visitor');
    const half = await halfSignedIn(test, { role: 'operator' });
    const user = await as(test, 'user');
    expect((await visitor.post(url, { body: bodyWith() })).statusCode).toBe(401);
    expect((await half.post(url, { body: bodyWith() })).statusCode).toBe(401);
    expect((await user.post(url, { body: bodyWith() })).statusCode).toBe(403);
  });

  it('makes a manager the manager of the project, whatever the request says', async () => {
    const answer = await manager.post(url, { body: bodyWith({ managerId: admin.userId }) });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().managerId).toBe(manager.userId);
  });
});

describe('a new project', () => {
  it('[C6][S1] starts in Draft, or in the phase that an administrator names with phaseId', async () => {
    const { Draft, Next_Opening, Closed } = phaseIds;
    const create = (caller: Caller, phaseId: string, path: string) =>
      caller.post(url, { body: { ...bodyWith({ url: path }), phaseId } });
    const draft = await create(manager, Draft, 'fase-borrador');
    expect([draft.statusCode, draft.json().phaseName]).toEqual([201, 'Draft']);
    const coming = await create(admin, Next_Opening, 'fase-proxima');
    expect([coming.statusCode, coming.json().phaseName]).toEqual([201, 'Next_Opening']);
    const { projectId } = coming.json();
    const history = await admin.get(`/v1/project/project-phases?projectId=${projectId}`);
    expect(history.json().total).toBe(2);
    expect((await create(admin, Closed, 'fase-cerrada')).json().code).toBe(
      'project.phase_change_not_allowed',
    );
    expect((await create(manager, Next_Opening, 'fase-ajena')).json().code).toBe(
      'project.phase_change_forbidden',
    );
  });

  it.each([
    ['dateEnd', 'end_before_start', { dateStart: '2026-06-30', dateEnd: '2026-06-29' }],
    ['preinvestorDateEnd', 'end_before_start', { preinvestorDateEnd: '2099-07-01' }],
    ['minimumInvestment', 'minimum_above_total', { financingAmount: '99.00' }],
    ['preinvestorMaxNumber', 'preinvestors_above_investors', { maxInvestorNumber: 49 }],
    ['targetProfitability', 'percent_below_hundred', { targetProfitability: '100.00' }],
    ['financingAmount', 'money', { financingAmount: '450000.5' }],
    ['projectDuration', 'integer', { projectDuration: 1.5 }],
    ['url', 'friendly_url', { url: 'edificio lavapiés' }],
    ['url', 'reserved_word', { url: 'Export' }],
    ['url', 'friendly_url', { url: '01890a5d-ac96-774b-bcce-b302099a8057' }],
    ['country', 'country', { country: 'ZZ' }],
    ['name', 'required', { name: ' ' }],
    ['phaseId', 'choice', { phaseId: crypto.randomUUID() }],
    [
      'promoter.website',
      'web_address',
      { promoter: { name: 'R', taxId: null, website: 'javascript:alert(1)', description: null } },
    ],
    [
      'promoter.website',
      'web_address',
      { promoter: { name: 'R', taxId: null, website: 'https://user:pw@evil.test/', description: null } },
    ],
    [
      'promoter.website',
      'web_address',
      {
        promoter: {
          name: 'R',
          taxId: null,
          website: 'https://semilla.test/\u202Etset.live',
          description: null,
        },
      },
    ],
  ])('[V6][V11][V14] refuses %s with %s', async (path, code, wrong) => {
    const answer = await admin.post(url, { body: { ...bodyWith(), ...wrong } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('[C6] takes the phase by its name in the specification too, when it is created and when it is edited', async () => {
    const { Next_Opening, Draft } = phaseIds;
    const body = { ...bodyWith({ url: 'fase-especificada' }), projectPhaseId: Next_Opening };
    const created = (await admin.post(url, { body })).json();
    expect(created).toMatchObject({ phaseName: 'Next_Opening' });
    const edited = await admin.patch(`${url}/${created.projectId}`, { body: { projectPhaseId: Draft } });
    expect(edited.json()).toMatchObject({ phaseName: 'Draft' });
  });

  it('[L49] refuses an account to pay to, and names the call that proposes one', async () => {
    const destinationBankAccount = 'ES9121000418450200051332';
    const { projectId } = await givenProject(admin, { projectTypeId });
    const refused = [
      await admin.post(url, { body: { ...bodyWith(), destinationBankAccount } }),
      await admin.patch(`${url}/${projectId}`, { body: { destinationBankAccount } }),
    ];
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        status: 409,
        code: 'project.payout_account_apart',
        detail: expect.stringContaining('POST /v1/project/projects/{projectId}/payout-accounts'),
        errors: [{ path: 'destinationBankAccount', code: 'project.payout_account_apart' }],
      });
    const page = await test.app.inject('/v1/docs/errors/project.payout_account_apart');
    expect(page.body).toContain('POST /v1/project/projects/{projectId}/payout-accounts');
  });

  it('refuses a missing type and a manager who is not staff', async () => {
    const user = await as(test, 'user');
    const body = bodyWith({ projectTypeId: crypto.randomUUID(), managerId: user.userId });
    const answer = await admin.post(url, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'projectTypeId',
      'managerId',
    ]);
  });

  it('refuses a manager whose account is disabled', async () => {
    const gone = await as(test, 'operator', { disabledAt: new Date() });
    const answer = await admin.post(url, { body: bodyWith({ managerId: gone.userId }) });
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'managerId', code: 'choice' })]);
  });

  it('[V14][X1] refuses a URL that already exists, ignoring case', async () => {
    const { url: taken } = await givenProject(admin, { projectTypeId });
    const headers = { 'accept-language': 'en' };
    const answer = await admin.post(url, { body: bodyWith({ url: taken.toUpperCase() }), headers });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'project.url_taken', detail: 'URL already exists' });
    expect(answer.json().errors[0]).toMatchObject({ path: 'url', message: 'URL already exists' });
  });
});

describe('a created project', () => {
  it('[E4][E25][C6] has every field of the form, in Draft, with nothing invested', async () => {
    const body = bodyWith({ managerId: manager.userId });
    const answer = await admin.post(url, { body });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...body,
      phaseName: 'Draft',
      phaseId: phaseIds.Draft,
      amountInvested: '0.00',
      percentageInvested: '0.00',
      investorNumber: 0,
      picture: null,
    });
  });

  it('[E24] starts its history and its timeline', async () => {
    const { projectId, projectPhaseId } = await givenProject(admin, { projectTypeId });
    const history = await test.db.select().from(projectPhases).where(eq(projectPhases.projectId, projectId));
    expect(history).toMatchObject([{ projectPhaseId, phaseId: phaseIds.Draft, to: null }]);
    const timeline = await admin.get(`/v1/project/project-timeline?projectId=${projectId}`);
    expect(timeline.json().data).toMatchObject([{ kind: 'phase', phaseName: 'Draft' }]);
  });

  it('[B5] is recorded in the audit trail, without the account number', async () => {
    const { projectId } = await givenProject(admin, { projectTypeId });
    const trail = await admin.get(`/v1/audit?subjectType=project&subjectId=${projectId}`);
    expect(trail.json().data).toMatchObject([{ action: 'project.create', userId: admin.userId }]);
    expect(trail.body).not.toContain('ES9121000418450200051332');
  });

  it('[B2] is created once when the request is sent twice with the same key', async () => {
    const given = { body: bodyWith(), headers: { 'idempotency-key': 'crear-edificio-1' } };
    const [first, second] = [await admin.post(url, given), await admin.post(url, given)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
  });
});
