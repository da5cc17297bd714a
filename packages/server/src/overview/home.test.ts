import { addDays, cents, civilDateAt, endingSoonDays, homeLinesMax, v1 } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenBankAccount, givenTransaction, givenVerification } from '../../test/account-records.ts';
import { entryOf, statementOf } from '../../test/bank-files.ts';
import { as, type Caller } from '../../test/callers.ts';
import { givenComplaint } from '../../test/complaints.ts';
import { formOf } from '../../test/forms.ts';
import { givenKind } from '../../test/investor-kinds.ts';
import { givenOwner } from '../../test/owners.ts';
import { newProject, newTicket } from '../../test/platform-records.ts';
import { givenQuestion } from '../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { phaseIds } from '../project/phases/catalogue.ts';
import { paymentFiles } from '../schema/payment-files.ts';
import { projects } from '../schema/projects.ts';
import { undeliveredMails } from '../schema/undelivered-mails.ts';
import { users } from '../schema/users.ts';

let test: TestApp;
let admin: Caller;
let second: Caller;
let manager: Caller;
let lucia: Caller;
let bruno: Caller;

const open = async (
  name: string,
  overrides: object = {},
  stored: Partial<typeof projects.$inferInsert> = {},
) => {
  const today = civilDateAt(test.clock.now);
  const dates = { dateStart: today, dateEnd: addDays(today, endingSoonDays), preinvestorDateEnd: null };
  const url = name.toLowerCase().replaceAll(' ', '-');
  const projectId = await newProject(admin, { name, url, ...dates, ...overrides });
  const set = { phaseId: phaseIds.Investment, ...stored };
  await test.db.update(projects).set(set).where(eq(projects.projectId, projectId));
  return projectId;
};

async function givenMail(subject: string): Promise<void> {
  await test.db.insert(undeliveredMails).values({
    userId: lucia.userId,
    recipient: 'l…@example.com',
    topic: 'wallet',
    kind: 'wallet.orderPlaced',
    subject,
    state: 'undelivered',
    sealedMail: Buffer.from('sealed'),
    failure: 'server_unreachable',
    tries: 13,
    createdAt: test.clock.now,
    failedAt: test.clock.now,
  });
}

async function importEntry(): Promise<void> {
  const { account = '' } = test.services.config.depositAccount ?? {};
  const entry = entryOf({
    amountCents: 12_345,
    counterpartyName: 'Notaría Balaguer',
    text: 'SIN REFERENCIA',
  });
  const form = formOf({ file: camt053File(camt053Text([statementOf([entry], { account })])) });
  await admin.post(v1.bankStatements.import.path, { form });
}

/** Lucía is the manager's customer, Bruno has no manager. Something waits in every queue. */
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-16T12:00:00Z') });
  admin = await as(test, 'admin');
  second = await as(test, 'admin');
  manager = await as(test, 'operator', { name: 'Marta', surname: 'Soler' });
  lucia = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer' });
  bruno = await as(test, 'user', { name: 'Bruno', surname: 'Roca' });
  for (const { userId } of [lucia, bruno, lucia, bruno]) await givenTransaction(test, userId);
  for (const { userId } of [lucia, bruno]) {
    await givenVerification(test, userId);
    // Bruno's account has waited longer.
    const updatedAt = new Date(test.clock.now.getTime() - (userId === bruno.userId ? 60_000 : 0));
    await givenBankAccount(test, userId, { state: 'pending', updatedAt });
    await givenKind(test, userId);
  }
  for (const title of ['Una', 'Dos', 'Tres']) await newTicket(bruno, { title });
  await newTicket(lucia, { title: 'La de Lucía' });
  const tied = await givenOwner(test.db, { fields: { conflicts: ['manager'] } });
  const own = await open('Casa propia', { managerId: manager.userId });
  const others = await open('Casa ajena', {}, { promoterId: tied });
  await open('Casa lejana', { dateEnd: addDays(civilDateAt(test.clock.now), endingSoonDays + 1) });
  for (const projectId of [own, others]) await givenQuestion(test, { projectId, askedById: lucia.userId });
  const draft = await newProject(admin, { name: 'Borrador', url: 'borrador', managerId: manager.userId });
  const review = { body: { message: null } };
  await manager.post(`/v1/project/projects/${draft}/review`, review);
  await givenMail('Has invertido');
  await test.db.insert(paymentFiles).values({
    number: 1,
    state: 'approved',
    payments: 2,
    totalCents: cents(30_000),
    digest: 'digest',
    createdById: admin.userId,
    approvedById: second.userId,
    approvedAt: test.clock.now,
  });
  await importEntry();
  const { complaintId } = await givenComplaint(lucia);
  await test.db.execute(sql`update complaints set deadline = ${civilDateAt(test.clock.now)}
    where complaint_id = ${complaintId}`);
});
afterAll(() => test.close());

const homeOf = async (caller: Caller, query = '') =>
  (await caller.get(`${v1.home.find.path}${query}`)).json();
const idsOf = (lines: Record<string, unknown>[], id: string) => lines.map((line) => line[id]);

it('[A1] tells an administrator without an enabled colleague so, and managers nothing', async () => {
  expect((await homeOf(admin)).isOnlyAdministrator).toBe(false);
  const disable = (disabledAt: Date | null) =>
    test.db
      .update(users)
      .set({ disabledAt })
      .where(and(eq(users.role, 'admin'), ne(users.userId, admin.userId)));
  await disable(test.clock.now);
  expect((await homeOf(admin)).isOnlyAdministrator).toBe(true);
  await disable(null);
  expect(await homeOf(manager)).not.toHaveProperty('isOnlyAdministrator');
});

it.each([
  ['transactions', v1.transactions, 'transactionId', 'status=pending&orderBy=createdAt', 3],
  ['verifications', v1.verifications, 'verificationId', 'status=Completed&orderBy=updatedAt', 2],
  ['bankAccounts', v1.bankAccounts, 'bankAccountId', 'state=pending&orderBy=updatedAt', 2],
  ['investorKinds', v1.investorKinds, 'investorKindId', 'state=pending&orderBy=createdAt', 2],
  ['bankEntries', v1.bankEntries, 'bankEntryId', 'state=waiting&orderBy=bookedOn', 1],
  ['complaints', v1.complaints, 'complaintId', 'isDue=true&orderBy=deadline', 1],
  ['tickets', v1.tickets, 'ticketId', 'read=false&orderBy=updatedAt', 3],
  [
    'questions',
    v1.projectQuestions,
    'projectQuestionId',
    'state=Waiting&isAnswerable=true&orderBy=askedAt',
    2,
  ],
  ['ownerTies', v1.owners, 'ownerId', 'hasTiesInOffer=true&orderBy=legalName', 1],
  ['reviews', v1.projects, 'projectId', 'isInReview=true&orderBy=createdAt', 1],
  ['paymentFiles', v1.paymentFiles, 'paymentFileId', 'state=approved&orderBy=number', 1],
  ['mails', v1.undeliveredMails, 'undeliveredMailId', 'state=undelivered&orderBy=failedAt', 1],
])('[A1] shows administrators the first %s of the list', async (part, { find }, id, query, count) => {
  const list = await admin.get(`${find.path}?${query}&orderSide=asc&take=${homeLinesMax}`);
  const lines = (await homeOf(admin))[part];
  expect(idsOf(lines, id)).toEqual(idsOf(list.json().data, id));
  expect(lines).toHaveLength(count);
});

it('[A1] shows the first offers that the list of those that wait for staff has', async () => {
  const by = addDays(civilDateAt(test.clock.now), endingSoonDays);
  const list = await admin.get(`/v1/project/projects?attentionBy=${by}&orderBy=dateEnd&orderSide=asc`);
  const lines = (await homeOf(admin)).projects;
  expect(idsOf(lines, 'projectId')).toEqual(idsOf(list.json().data, 'projectId'));
  expect(lines[0]).toEqual({
    projectId: expect.any(String),
    name: 'Casa propia',
    phaseName: 'Investment',
    suspendedUntil: null,
    preinvestorDateEnd: null,
    wishNumber: 0,
    percentageInvested: '0.00',
    dateEnd: by,
  });
});

it('[A1] says who sent a draft for review', async () => {
  const { reviews } = await homeOf(admin);
  expect(reviews).toMatchObject([{ name: 'Borrador', sentByName: 'Marta Soler' }]);
});

it('[A1] shows administrators the proposals of others', async () => {
  const body = { email: 'bruno.nuevo@roca.example', why: 'Lo pide por carta.' };
  const proposed = await second.patch(`/v1/account/users/${bruno.userId}`, { body, alone: true });
  const { proposalId } = proposed.json();
  expect((await homeOf(admin)).approvals).toMatchObject([{ proposalId, subjectName: 'Bruno Roca' }]);
  expect((await homeOf(second)).approvals).toEqual([]);
});

it('[A1][P6] shows managers only what they may decide: of their projects and customers', async () => {
  const { failed, ...parts } = await homeOf(manager);
  expect(failed).toEqual([]);
  expect(Object.keys(parts).sort()).toEqual(['loans', 'projects', 'questions', 'tickets', 'totalByPhases']);
  expect(parts.projects).toMatchObject([{ name: 'Casa propia' }]);
  expect(parts.questions).toMatchObject([{ projectName: 'Casa propia' }]);
  expect(parts.tickets).toMatchObject([{ title: 'La de Lucía' }]);
  expect(await homeOf(await as(test, 'operator'))).toMatchObject({
    projects: [],
    questions: [],
    tickets: [],
  });
});

it('[A1][P6] counts the projects by phase as the list does', async () => {
  for (const caller of [admin, manager]) {
    const list = await caller.get('/v1/project/projects?getTotalByPhases=true');
    expect((await homeOf(caller)).totalByPhases).toEqual(list.json().totalByPhases);
  }
});

it('[A14] adds the key figures only if they are wanted', async () => {
  expect(await homeOf(admin)).not.toHaveProperty('figures');
  for (const caller of [admin, manager]) {
    const { figures } = await homeOf(caller, '?getFigures=true');
    expect(figures).toEqual((await caller.get(v1.keyFigures.find.path)).json());
  }
});

it('[A1] contains of each record only what a line shows', async () => {
  const [transaction] = (await homeOf(admin)).transactions;
  expect(Object.keys(transaction).sort()).toEqual([
    'amount',
    'createdAt',
    'transactionId',
    'type',
    'userName',
  ]);
});

it('[P7] refuses investors', async () => {
  expect((await lucia.get(v1.home.find.path)).statusCode).toBe(403);
});

it('[X3] shows the rest if one part cannot be read, and names that part', async () => {
  await test.db.execute(sql`alter table undelivered_mails rename to unreadable_mails`);
  const { failed, ...parts } = await homeOf(admin);
  await test.db.execute(sql`alter table unreadable_mails rename to undelivered_mails`);
  expect(failed).toEqual(['mails']);
  expect(parts).not.toHaveProperty('mails');
  expect(parts.tickets).toHaveLength(homeLinesMax);
  expect((await homeOf(admin)).mails).toHaveLength(1);
});

it('[X3] shows the rest if one part does not fit into the answer, and names that part', async () => {
  const book = (day: string) => test.db.execute(sql`update bank_entries set booked_on = ${day}`);
  await book('infinity');
  const { failed, ...parts } = await homeOf(admin);
  await book('2026-03-16');
  expect(failed).toEqual(['bankEntries']);
  expect(parts).not.toHaveProperty('bankEntries');
  expect(parts.tickets).toHaveLength(homeLinesMax);
  expect((await homeOf(admin)).bankEntries).toHaveLength(1);
});
