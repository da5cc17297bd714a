import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { givenProject, givenProjectType, moveTo } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin', { language: 'es' });
  manager = await as(test, 'operator', { language: 'es' });
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const urlOf = (projectId: string) => `/v1/project/projects/${projectId}`;
const draft = (overrides: object = {}) =>
  givenProject(admin, { projectTypeId, managerId: manager.userId, ...overrides });
const send = (caller: Caller, projectId: string, message: string | null = null) =>
  caller.post(`${urlOf(projectId)}/review`, { body: { message } });
const withdraw = (caller: Caller, projectId: string) => caller.post(`${urlOf(projectId)}/review/withdraw`);
const giveBack = (caller: Caller, projectId: string, comments = 'Falta el plazo de la obra.') =>
  caller.post(`${urlOf(projectId)}/review/return`, { body: { comments } });
const found = async (caller: Caller, projectId: string) => (await caller.get(urlOf(projectId))).json();
const waiting = async (caller: Caller) => (await caller.get('/v1/overview/waiting')).json().reviews;
const listed = async (caller: Caller, isInReview: boolean): Promise<string[]> => {
  const answer = await caller.get(`/v1/project/projects?isInReview=${isInReview}&take=100`);
  return answer.json().data.map(({ projectId }: { projectId: string }) => projectId);
};
async function mailsAbout({ userId }: Caller, name: string) {
  const mails = await mailsTo(test, await addressOf(test, userId));
  return mails
    .filter(({ subject }) => subject.startsWith(name))
    .map(({ subject, text }) => ({ subject, text }));
}

describe('a review of a draft', () => {
  it('[A30] is requested by its manager, and every administrator gets a mail with the message', async () => {
    const { projectId, name } = await draft({ name: 'Edificio Uno' });
    const before = await waiting(admin);
    const answer = await send(manager, projectId, 'Ya están las fotos.');
    expect(answer.statusCode).toBe(200);
    const { review } = await found(admin, projectId);
    expect(review).toMatchObject({ message: 'Ya están las fotos.', returnedAt: null, comments: null });
    expect(review.sentByName).not.toBe('');
    expect(await waiting(admin)).toBe(before + 1);
    expect(await waiting(manager)).toBe(0);
    expect(await listed(admin, true)).toContain(projectId);
    expect(await listed(admin, false)).not.toContain(projectId);
    const [mail] = await mailsAbout(admin, name);
    expect(mail?.subject).toBe('Edificio Uno: revisión pedida');
    expect(mail?.text).toContain('Ya están las fotos.');
    expect(mail?.text).toContain(`/admin/project/${projectId}`);
  });

  it('[A30] is sent once, and only of a draft, and each refusal says why in both languages', async () => {
    const { projectId } = await draft();
    await send(manager, projectId);
    const again = await send(manager, projectId);
    expect([again.statusCode, again.json().code]).toEqual([409, 'project.in_review']);
    const english = await manager.post(`${urlOf(projectId)}/review`, {
      body: {},
      headers: { 'accept-language': 'en' },
    });
    expect(english.json().detail).toBe('The project is already in review.');
    const coming = await draft({ phase: 'Next_Opening' });
    const late = await send(manager, coming.projectId);
    expect([late.statusCode, late.json().code]).toEqual([409, 'project.review_not_draft']);
  });

  it('[A30] belongs to the manager of the project', async () => {
    const { projectId } = await draft();
    const other = await as(test, 'operator');
    expect((await send(other, projectId)).statusCode).toBe(404);
    expect((await send(admin, projectId)).statusCode).toBe(403);
    expect((await giveBack(manager, projectId)).statusCode).toBe(403);
    await send(manager, projectId);
    await admin.patch(urlOf(projectId), { body: { managerId: other.userId } });
    expect((await withdraw(manager, projectId)).statusCode).toBe(404);
    expect((await withdraw(other, projectId)).statusCode).toBe(200);
  });

  it('[A30] does not stop edits, nor change the version of the project', async () => {
    const { projectId, version } = await draft();
    await send(manager, projectId);
    const edited = await manager.patch(urlOf(projectId), { body: { direction: 'Olivar 2', version } });
    expect([edited.statusCode, edited.json().review.returnedAt]).toEqual([200, null]);
  });

  it('[A30] is withdrawn by the manager, and then cannot be returned', async () => {
    const { projectId } = await draft();
    await send(manager, projectId);
    expect((await withdraw(manager, projectId)).json().review).toBeNull();
    const refused = await giveBack(admin, projectId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'project.not_in_review']);
    expect((await withdraw(manager, projectId)).json().code).toBe('project.not_in_review');
  });

  it('[A30] is returned with comments, which the manager gets by mail, and sent again', async () => {
    const { projectId, name } = await draft({ name: 'Edificio Dos' });
    await send(manager, projectId, 'Primera vez.');
    expect(
      (await admin.post(`${urlOf(projectId)}/review/return`, { body: { comments: ' ' } })).statusCode,
    ).toBe(400);
    expect((await giveBack(admin, projectId)).statusCode).toBe(200);
    const { review } = await found(manager, projectId);
    expect(review).toMatchObject({ comments: 'Falta el plazo de la obra.', message: 'Primera vez.' });
    expect(review.returnedAt).not.toBeNull();
    expect(await listed(admin, true)).not.toContain(projectId);
    const [mail] = await mailsAbout(manager, name);
    expect(mail?.subject).toBe('Edificio Dos: devuelto con comentarios');
    expect(mail?.text).toContain('Falta el plazo de la obra.');
    await send(manager, projectId);
    expect((await found(admin, projectId)).review).toMatchObject({ message: null, comments: null });
  });

  it('[A30] ends with a change of phase, which the manager gets by mail', async () => {
    const { projectId, name } = await draft({ name: 'Edificio Tres' });
    await send(manager, projectId);
    await moveTo(admin, projectId, 'Next_Opening');
    expect((await found(manager, projectId)).review).toBeNull();
    const [mail] = await mailsAbout(manager, name);
    expect(mail?.subject).toBe('Edificio Tres: revisado');
    expect(mail?.text).toContain('Próxima apertura');
    expect((await withdraw(manager, projectId)).json().code).toBe('project.not_in_review');
  });

  it('[A30] leaves a line in the audit trail for each act', async () => {
    const { projectId } = await draft();
    await send(manager, projectId, 'Listo.');
    await giveBack(admin, projectId);
    await send(manager, projectId);
    await withdraw(manager, projectId);
    const lines = await test.db
      .select({ action: auditEntries.action, after: auditEntries.after, userId: auditEntries.userId })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, projectId))
      .orderBy(asc(auditEntries.auditEntryId));
    expect(lines.slice(-4)).toMatchObject([
      { action: 'project.send-for-review', after: { message: 'Listo.' }, userId: manager.userId },
      {
        action: 'project.return-review',
        after: { comments: 'Falta el plazo de la obra.' },
        userId: admin.userId,
      },
      { action: 'project.send-for-review', userId: manager.userId },
      { action: 'project.withdraw-review', userId: manager.userId },
    ]);
  });

  it('[A30] is not copied to a duplicate, and is deleted with the project', async () => {
    const { projectId } = await draft();
    await send(manager, projectId);
    const body = { name: 'Copia', url: `copia-${projectId.slice(-8)}` };
    const copy = await manager.post(`${urlOf(projectId)}/duplicates`, { body });
    expect(copy.json().review).toBeNull();
    expect((await admin.delete(urlOf(projectId))).statusCode).toBe(204);
  });
});
