import { v1 } from '@semilla/contract';
import { buildNewDescription } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

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

const duplicate = (caller: Caller, projectId: string, url: string) =>
  caller.post(`/v1/project/projects/${projectId}/duplicates`, { body: { name: 'Olivar (copia)', url } });

describe('a duplicated project', () => {
  it('is a draft with the terms and descriptions of the original, without its dates, sheet and investors', async () => {
    const source = await givenProject(admin, {
      projectTypeId,
      phase: 'Investment',
      managerId: manager.userId,
    });
    const { projectId } = source;
    const body = buildNewDescription({ projectId });
    await admin.post(v1.projectDescriptions.create.path, { body });
    const before = (await admin.get(`/v1/project/projects/${projectId}`)).json();
    const answer = await duplicate(admin, projectId, 'olivar-copia');
    expect(answer.statusCode).toBe(201);
    const copy = answer.json();
    expect(copy).toMatchObject({
      name: 'Olivar (copia)',
      url: 'olivar-copia',
      phaseName: 'Draft',
      dateStart: null,
      dateEnd: null,
      startedAt: null,
      sheetVersion: null,
      destinationBankAccount: null,
      amountInvested: '0.00',
      investorNumber: 0,
      financingAmount: before.financingAmount,
      targetProfitability: before.targetProfitability,
      promoter: before.promoter,
      promoterId: before.promoterId,
      managerId: manager.userId,
    });
    const found = await admin.get(`/v1/project/project-descriptions?projectId=${copy.projectId}`);
    const { projectId: _, ...texts } = body;
    expect(found.json().data).toEqual([expect.objectContaining({ ...texts, orderIndex: 0 })]);
    expect((await admin.get(`/v1/project/projects/${projectId}`)).json()).toEqual(before);
  });

  it('records in the audit trail which project it was copied from', async () => {
    const { projectId, name } = await givenProject(admin, { projectTypeId });
    const copy = (await duplicate(admin, projectId, 'olivar-anotado')).json();
    const notes = await test.db
      .select({ action: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, copy.projectId))
      .orderBy(auditEntries.auditEntryId);
    expect(notes).toEqual([
      {
        action: 'project.duplicate',
        after: expect.objectContaining({ copiedFrom: name, name: 'Olivar (copia)' }),
      },
    ]);
  });

  it('belongs to the manager who copies it; the original’s manager is not kept after leaving the staff', async () => {
    const gone = await as(test, 'operator');
    const { projectId } = await givenProject(admin, { projectTypeId, managerId: manager.userId });
    expect((await duplicate(manager, projectId, 'olivar-gestor')).json().managerId).toBe(manager.userId);
    const left = await givenProject(admin, { projectTypeId, managerId: gone.userId });
    await admin.patch(`/v1/account/users/${gone.userId}`, { body: { disabled: true } });
    const copy = (await duplicate(admin, left.projectId, 'olivar-sin-gestor')).json();
    expect(copy.managerId).toBeNull();
  });
});

describe('duplicating a project', () => {
  it('[V14][X1] refuses an address that exists already', async () => {
    const { projectId, url } = await givenProject(admin, { projectTypeId });
    const answer = await duplicate(admin, projectId, url.toUpperCase());
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'project.url_taken']);
  });

  it('[P7] does not find drafts of other managers, and is refused to customers', async () => {
    const { projectId } = await givenProject(admin, { projectTypeId });
    const customer = await as(test, 'user');
    expect((await duplicate(manager, projectId, 'ajeno')).statusCode).toBe(404);
    expect((await duplicate(customer, projectId, 'ajeno')).statusCode).toBe(403);
  });
});
