import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const edit = (caller: Caller, projectId: string, body: unknown, headers?: Record<string, string>) =>
  caller.patch(`/v1/project/projects/${projectId}`, { body, headers });
const mine = (given: Partial<Parameters<typeof givenProject>[1]> = {}) =>
  givenProject(admin, { projectTypeId, managerId: manager.userId, ...given });

describe('editing a project', () => {
  it('[P7] is refused to visitors and customers', async () => {
    const { projectId } = await mine({ phase: 'Investment' });
    expect((await edit(await as(test, 'visitor'), projectId, { name: 'X' })).statusCode).toBe(401);
    expect((await edit(await as(test, 'user'), projectId, { name: 'X' })).statusCode).toBe(403);
  });

  it('[P7] is allowed to its manager until it opens; for drafts of other managers they get 404', async () => {
    const draft = await mine();
    const coming = await mine({ phase: 'Next_Opening' });
    expect((await edit(other, draft.projectId, { name: 'X' })).statusCode).toBe(404);
    expect((await edit(other, coming.projectId, { name: 'X' })).statusCode).toBe(403);
    expect((await edit(manager, coming.projectId, { name: 'Edificio Lavapiés II' })).json().name).toBe(
      'Edificio Lavapiés II',
    );
    expect((await edit(manager, crypto.randomUUID(), { name: 'X' })).statusCode).toBe(404);
  });

  it.each(['Investment', 'Financed', 'Closed', 'Discarded'] as const)(
    'is allowed only to administrators in %s',
    async (phase) => {
      const { projectId } = await mine({ phase });
      const refused = await edit(manager, projectId, { direction: 'X' });
      expect(refused.statusCode).toBe(409);
      expect(refused.json().code).toBe('project.not_editable');
      const { direction } = (await edit(admin, projectId, { direction: 'Calle de Embajadores 5' })).json();
      expect(direction).toBe('Calle de Embajadores 5');
    },
  );

  it('does not let managers assign it to another manager', async () => {
    const { projectId } = await mine();
    expect((await edit(manager, projectId, { managerId: other.userId })).statusCode).toBe(403);
    expect((await edit(manager, projectId, { managerId: null })).statusCode).toBe(403);
    expect((await edit(manager, projectId, { managerId: manager.userId })).statusCode).toBe(200);
    expect((await edit(admin, projectId, { managerId: other.userId })).json().managerId).toBe(other.userId);
  });
});

describe('an invalid edit', () => {
  it.each([
    ['dateEnd', 'end_before_start', { dateEnd: '2026-02-28' }],
    ['dateEnd', 'end_before_start', { dateStart: '2099-07-01' }],
    ['preinvestorDateEnd', 'end_before_start', { preinvestorDateEnd: '2099-07-01' }],
    ['minimumInvestment', 'minimum_above_total', { minimumInvestment: '450000.01' }],
    ['minimumInvestment', 'minimum_above_total', { financingAmount: '99.99' }],
    ['preinvestorMaxNumber', 'preinvestors_above_investors', { preinvestorMaxNumber: 501 }],
    ['preinvestorMaxNumber', 'preinvestors_above_investors', { maxInvestorNumber: 49 }],
    ['managerId', 'choice', { managerId: crypto.randomUUID() }],
    ['projectTypeId', 'choice', { projectTypeId: crypto.randomUUID() }],
  ])('[V11] is refused for %s with %s, checked against the unchanged fields', async (path, code, body) => {
    const { projectId } = await mine();
    const answer = await edit(admin, projectId, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path, code })]);
  });

  it('is refused if the target is below the amount invested, which the error names', async () => {
    const { projectId } = await mine({ phase: 'Financed' });
    await test.db
      .update(projects)
      .set({ amountInvestedCents: 1_500_050 })
      .where(eq(projects.projectId, projectId));
    const answer = await edit(admin, projectId, { financingAmount: '15000.49' }, { 'accept-language': 'en' });
    expect(answer.json().errors).toEqual([
      { path: 'financingAmount', code: 'number_too_small', message: expect.stringContaining('15.000,50') },
    ]);
    expect((await edit(admin, projectId, { financingAmount: '15000.50' })).json().percentageInvested).toBe(
      '100.00',
    );
  });

  it('[V14] is refused for the URL of another project, but not for its own', async () => {
    const [first, second] = [await mine(), await mine()];
    const answer = await edit(manager, second.projectId, { url: first.url.toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('project.url_taken');
    expect((await edit(manager, second.projectId, { url: second.url.toUpperCase() })).statusCode).toBe(200);
  });

  it('is refused for amounts that only the ledger may write', async () => {
    const { projectId } = await mine();
    expect((await edit(admin, projectId, { amountInvested: '1.00' })).statusCode).toBe(400);
  });
});

describe('an edit', () => {
  it('[E4] changes only the fields sent', async () => {
    const before = await mine();
    const sent = {
      targetProfitability: '9.25',
      maxInvestorNumber: null,
      private: true,
      guaranteeAgent: null,
    };
    const after = (await edit(manager, before.projectId, sent)).json();
    expect(after).toEqual({ ...before, ...sent, updatedAt: expect.any(String), version: 2 });
  });

  it('[B11] keeps changes to the promoter that another person made in the meantime', async () => {
    const { projectId, promoter } = await mine();
    await edit(admin, projectId, { promoter: { website: 'https://nueva.example' } });
    await edit(manager, projectId, { promoter: { description: 'Con oficina en Madrid.' } });
    const { promoter: after } = (await admin.get(`/v1/project/projects/${projectId}`)).json();
    const changed = { website: 'https://nueva.example', description: 'Con oficina en Madrid.' };
    expect(after).toEqual({ ...promoter, ...changed });

    expect((await edit(manager, projectId, { promoter: null })).json().promoter).toBeNull();
    const nameless = (await edit(manager, projectId, { promoter: { taxId: 'B12345674' } })).json();
    expect(nameless.errors).toMatchObject([{ path: 'promoter.name', code: 'required' }]);
  });

  it('[B5] records old and new values in the audit trail, and nothing if nothing changed', async () => {
    const { projectId, name } = await mine();
    await edit(manager, projectId, { name: 'Casa Delicias', minimumInvestment: '200.00' });
    await edit(manager, projectId, { name: 'Casa Delicias' });
    const { data } = (await admin.get(`/v1/audit?subjectId=${projectId}&action=project.edit`)).json();
    expect(data).toMatchObject([
      {
        userId: manager.userId,
        before: { name, minimumInvestmentCents: 10_000 },
        after: { name: 'Casa Delicias', minimumInvestmentCents: 20_000 },
      },
    ]);
  });

  it('[B11] invalidates the pages that show the project', async () => {
    const { projectId } = await mine();
    const changedTags: string[] = [];
    test.services.pages.onChanged((tags) => void changedTags.push(...tags));
    await edit(manager, projectId, { name: 'Casa Arganzuela' });
    expect(changedTags).toEqual(['projects', `project:${projectId}`]);
  });
});
