import type { ProjectFollow } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, openProject, projectUrl } from '../../../test/orders.ts';
import { moveTo } from '../../../test/projects.ts';
import { answerQuestion, newQuestion } from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const followsUrl = '/v1/project/project-follows';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  await test.app.ready();
});
afterAll(() => test.close());

const coming = (overrides: object = {}) => openProject(test, admin, { phase: 'Next_Opening', ...overrides });
const follow = (caller: Caller, projectId: string) => caller.post(followsUrl, { body: { projectId } });
const followed = async (caller: Caller): Promise<ProjectFollow[]> =>
  (await caller.get(followsUrl)).json().data;

async function subjectsTo({ userId }: Caller): Promise<string[]> {
  return (await mailsTo(test, await addressOf(test, userId))).map(({ subject }) => subject);
}

describe('following a project', () => {
  it('lists it once for the follower alone, until they stop', async () => {
    const { projectId, name, url } = await coming({ dateStart: '2026-09-01', dateEnd: '2026-10-01' });
    const [follower, other] = [await as(test, 'user'), await as(test, 'user')];
    expect((await follow(follower, projectId)).statusCode).toBe(201);
    expect((await follow(follower, projectId)).statusCode).toBe(201);
    const own = await followed(follower);
    expect(own).toMatchObject([
      { projectId, projectName: name, projectUrl: url, phaseName: 'Next_Opening', opensOn: '2026-09-01' },
    ]);
    expect(await followed(other)).toEqual([]);
    const stopped = await follower.delete(`${followsUrl}/${projectId}`);
    expect(stopped.statusCode).toBe(204);
    expect(await followed(follower)).toEqual([]);
    expect((await follower.delete(`${followsUrl}/${projectId}`)).statusCode).toBe(204);
  });

  it('is refused for a project that the caller does not see, and once the offer is over', async () => {
    const draft = await openProject(test, admin, { phase: 'Draft' });
    const financed = await openProject(test, admin, { phase: 'Financed' });
    const customer = await as(test, 'user');
    expect((await follow(customer, draft.projectId)).statusCode).toBe(404);
    const refused = await follow(customer, financed.projectId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'project.follow_over']);
  });

  it('ends when the account is closed', async () => {
    const { projectId } = await coming();
    const customer = await as(test, 'user');
    await follow(customer, projectId);
    const closed = await admin.delete(`/v1/account/users/${customer.userId}`, {
      body: { why: 'Lo ha pedido.' },
    });
    expect(closed.statusCode, closed.body).toBeLessThan(300);
    await moveTo(admin, projectId, 'Investment');
    expect(await subjectsTo(customer)).toEqual([]);
  });
});

describe('the mail about an opening', () => {
  it('goes to each follower once, in their language, when the project opens', async () => {
    const { projectId, name } = await coming();
    const [spanish, english] = [await as(test, 'user'), await as(test, 'user', { language: 'en' })];
    const stopped = await as(test, 'user');
    for (const caller of [spanish, english, stopped]) await follow(caller, projectId);
    await stopped.delete(`${followsUrl}/${projectId}`);
    await moveTo(admin, projectId, 'Investment');
    await test.services.jobs.runScheduled();
    expect(await subjectsTo(spanish)).toEqual([`${name} ya está abierto`]);
    expect(await subjectsTo(english)).toEqual([`${name} is open`]);
    expect(await subjectsTo(stopped)).toEqual([]);
  });

  it('waits for the first day of the offer', async () => {
    const { projectId, name } = await coming({ dateStart: '2026-03-20', dateEnd: '2026-10-01' });
    const follower = await as(test, 'user');
    await follow(follower, projectId);
    await moveTo(admin, projectId, 'Investment');
    expect(await subjectsTo(follower)).toEqual([]);
    admin = await at(test, '2026-03-20T08:00:00Z', admin);
    await test.services.jobs.runScheduled();
    expect(await subjectsTo(follower)).toEqual([`${name} ya está abierto`]);
  });

  it('comes for the preinvestment and again for the opening', async () => {
    const { projectId, name } = await coming({ preinvestorDateEnd: null });
    const follower = await as(test, 'user');
    await follow(follower, projectId);
    await moveTo(admin, projectId, 'Preinvestment');
    expect(await subjectsTo(follower)).toEqual([`Empieza la preinversión en ${name}`]);
    await moveTo(admin, projectId, 'Investment');
    expect(await subjectsTo(follower)).toEqual([
      `${name} ya está abierto`,
      `Empieza la preinversión en ${name}`,
    ]);
  });

  it('says nothing of what had begun before, and nothing to those who cannot see the project', async () => {
    const open = await openProject(test, admin);
    const late = await as(test, 'user');
    await follow(late, open.projectId);
    await test.services.jobs.runScheduled();
    expect(await subjectsTo(late)).toEqual([]);

    const { projectId, name } = await coming();
    const [unverified, verified] = [await as(test, 'user'), await anInvestor(test, 0)];
    for (const caller of [unverified, verified]) await follow(caller, projectId);
    await admin.patch(projectUrl(projectId), { body: { private: true } });
    await moveTo(admin, projectId, 'Investment');
    expect(await subjectsTo(unverified)).toEqual([]);
    expect(await subjectsTo(verified)).toContain(`${name} ya está abierto`);
  });
});

it('tells followers of a published answer', async () => {
  const { projectId, name } = await coming();
  const [asker, follower] = [await anInvestor(test, 0), await as(test, 'user')];
  await follow(follower, projectId);
  await answerQuestion(admin, await newQuestion(asker, projectId));
  expect(await subjectsTo(follower)).toEqual([`Nueva respuesta en ${name}`]);
});
