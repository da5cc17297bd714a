import { buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenVerification } from '../../../test/account-records.ts';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { givenDocumentType, givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const path = '/v1/project/projects';
let test: TestApp;
let admin: Caller;
let project: { projectId: string; url: string };
let draft: { projectId: string };
let viewUrl: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  const projectTypeId = await givenProjectType(admin);
  project = await givenProject(admin, { projectTypeId, phase: 'Investment', private: true });
  draft = await givenProject(admin, { projectTypeId, private: true });
  const documentTypeId = await givenDocumentType(test);
  const paper = { projectId: project.projectId, documentTypeId, description: 'Ficha' };
  const form = formOf({ ...paper, file: fileOf(buildPdf(), 'ficha.pdf') });
  viewUrl = (await admin.post('/v1/project/project-documents', { form })).json().viewUrl;
});
afterAll(() => test.close());

async function verified(): Promise<Caller> {
  const caller = await as(test, 'user');
  await givenVerification(test, caller.userId, { status: 'Approved', decision: 'Approved' });
  return caller;
}

const addresses = () => [
  `${path}/${project.projectId}`,
  `${path}/${project.url}`,
  `/v1/project/project-descriptions?projectId=${project.projectId}`,
  viewUrl,
];

describe('a private project', () => {
  it('[P7][S7] is shown with its contents to users with an approved identity', async () => {
    const investor = await verified();
    for (const address of addresses()) expect((await investor.get(address)).statusCode).toBe(200);
    expect((await investor.get(path)).json()).toMatchObject({
      data: [{ projectId: project.projectId }],
      total: 1,
    });
    expect((await investor.get(`${path}?isFrontOffice=true`)).json()).toEqual({ data: [], total: 0 });
    expect((await investor.get(`${path}/${draft.projectId}`)).statusCode).toBe(404);
  });

  it('[P7][S7] gives everyone else the same answer as for an unknown project', async () => {
    const declined = await as(test, 'user');
    await givenVerification(test, declined.userId, { status: 'Approved', decision: 'Approved' });
    await givenVerification(test, declined.userId, { attempt: 2 });
    const half = await halfSignedIn(test);
    await givenVerification(test, half.userId, { status: 'Approved', decision: 'Approved' });
    for (const caller of [await as(test, 'visitor'), await as(test, 'user'), declined, half]) {
      for (const address of addresses()) expect((await caller.get(address)).statusCode).toBe(404);
      expect((await caller.get(path)).json()).toEqual({ data: [], total: 0 });
    }
  });

  it('[S7] is hidden again from users whose identity is declined', async () => {
    const investor = await verified();
    const [{ verificationId }] = (
      await admin.get(`/v1/account/verifications?userId=${investor.userId}`)
    ).json().data;
    const body = { decision: 'Declined', decisionReason: 'El documento está caducado.' };
    await admin.patch(`/v1/account/verifications/${verificationId}`, { body });
    expect((await investor.get(`${path}/${project.projectId}`)).statusCode).toBe(404);
  });
});
