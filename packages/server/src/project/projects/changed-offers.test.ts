import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { editProject, givenDraft, openOffer } from '../../../test/offers.ts';
import { openProject, projectUrl } from '../../../test/orders.ts';
import { givenOwner, givenOwnerDocument } from '../../../test/owners.ts';
import { givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';

let test: TestApp;
let admin: Caller;
let other: Caller;
let projectTypeId: string;
beforeAll(async () => {
  test = await buildTestApp();
  [admin, other] = [await as(test, 'admin'), await as(test, 'admin')];
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const editAlone = (projectId: string, body: object, by = admin) =>
  by.patch(projectUrl(projectId), { body, alone: true });
const found = async (projectId: string) => (await admin.get(projectUrl(projectId))).json();

describe('a project that has been offered', () => {
  it.each([
    ['private', true],
    ['country', 'PT'],
    ['taxWithholder', 'platform'],
    ['withdrawMoneyFinanced', true],
  ])('[E4][P7] changes %s only by two people', async (field, value) => {
    const { projectId, [field]: before } = await openProject(test, admin, {
      taxWithholder: 'promoter',
      withdrawMoneyFinanced: false,
    });
    const why = 'Lo pide el promotor.';
    const proposed = await editAlone(projectId, { [field]: value, why });
    expect(proposed.statusCode).toBe(202);
    expect(proposed.json()).toMatchObject({ act: 'changeOffer', why });
    expect((await found(projectId))[field]).toEqual(before);
    const { proposalId } = proposed.json();
    expect((await other.post(`/v1/approvals/${proposalId}/approve`, { body: {} })).statusCode).toBe(200);
    expect((await found(projectId))[field]).toEqual(value);
  });

  it('[E4][P7] still changes the country of a financed project only by two people', async () => {
    const { projectId } = await openProject(test, admin);
    await test.db
      .update(projects)
      .set({ phaseId: phaseIds.Financed })
      .where(eq(projects.projectId, projectId));
    expect((await editAlone(projectId, { country: 'IR', why: 'Se ha mudado.' })).statusCode).toBe(202);
    expect((await found(projectId)).country).toBe('ES');
  });

  it('[E4] still changes other fields by one person, and guarded ones that stay as they are', async () => {
    const { projectId, country } = await openProject(test, admin);
    const answer = await editAlone(projectId, { direction: 'Calle Mayor, 4', country });
    expect([answer.statusCode, answer.json().direction]).toEqual([200, 'Calle Mayor, 4']);
  });

  it('[E4] changes the same fields by one person before it is offered', async () => {
    const { projectId } = await openProject(test, admin, { phase: 'Next_Opening' });
    expect((await editAlone(projectId, { private: true, country: 'PT' })).statusCode).toBe(200);
  });
});

describe('who withholds tax of an offer', () => {
  const draft = (promoterId: string) => givenDraft(admin, { projectTypeId, promoterId, taxWithholder: null });

  it.each([
    ['es', 'quién retiene'],
    ['en', 'who withholds'],
  ])('[L42] is said before it opens (%s)', async (language, words) => {
    const { projectId } = await draft(await givenOwner(test.db));
    expect((await openOffer(admin, projectId)).json().code).toBe('project.tax_withholder_missing');
    const refused = await admin.patch(projectUrl(projectId), {
      body: { phaseId: phaseIds.Investment },
      headers: { 'accept-language': language },
    });
    expect(refused.json()).toMatchObject({ status: 409, detail: expect.stringContaining(words) });
    expect((await editProject(admin, projectId, { taxWithholder: 'promoter' })).statusCode).toBe(200);
    expect((await openOffer(admin, projectId)).json().phaseName).toBe('Investment');
  });

  it('[L42] is nobody only on a ground that a document proves and two people record', async () => {
    const promoterId = await givenOwner(test.db);
    const { projectId } = await draft(promoterId);
    const ground = { untaxedGround: 'foreignPromoter' };
    expect((await editAlone(projectId, ground)).json()).toMatchObject({
      status: 409,
      code: 'project.untaxed_ground_unproven',
    });
    await givenOwnerDocument(test.db, promoterId, 'untaxedGround');
    const proposed = await editAlone(projectId, ground);
    expect(proposed.json().act).toBe('changeOffer');
    expect((await openOffer(admin, projectId)).json().code).toBe('project.tax_withholder_missing');
    await other.post(`/v1/approvals/${proposed.json().proposalId}/approve`, { body: {} });
    expect((await openOffer(admin, projectId)).json()).toMatchObject({ phaseName: 'Investment', ...ground });
  });

  it('[L42] cannot become nobody without a ground while the offer runs', async () => {
    const { projectId } = await draft(await givenOwner(test.db));
    await editProject(admin, projectId, { taxWithholder: 'platform' });
    expect((await openOffer(admin, projectId)).statusCode).toBe(200);
    const refused = await editAlone(projectId, { taxWithholder: null });
    expect(refused.json().code).toBe('project.tax_withholder_missing');
  });
});
