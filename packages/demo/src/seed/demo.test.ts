import { phaseNames, suitsPromotion, ticketStateIds, verificationStatuses } from '@semilla/contract';
import { placeOfMail } from '@semilla/server/kit/mail/mail.ts';
import { findBreaches } from '@semilla/server/money/reconciliation/find-breaches.ts';
import { promotionTypeIds } from '@semilla/server/promotion/promotion-types/catalogue.ts';
import { accountDocuments } from '@semilla/server/schema/account-documents.ts';
import { bankBalances } from '@semilla/server/schema/bank-balances.ts';
import { bankEntries } from '@semilla/server/schema/bank-entries.ts';
import { bankStatements } from '@semilla/server/schema/bank-statements.ts';
import { promotions } from '@semilla/server/schema/promotions.ts';
import { ticketStateChanges } from '@semilla/server/schema/ticket-state-changes.ts';
import { tickets } from '@semilla/server/schema/tickets.ts';
import { undeliveredMails } from '@semilla/server/schema/undelivered-mails.ts';
import { users } from '@semilla/server/schema/users.ts';
import { verificationMedia } from '@semilla/server/schema/verification-media.ts';
import { verifications } from '@semilla/server/schema/verifications.ts';
import { as } from '@semilla/server/test/callers.ts';
import { contentsOf } from '@semilla/server/test/contents-of.ts';
import { demoFilledAt } from '@semilla/server/test/filled-demo.ts';
import { freePort } from '@semilla/server/test/free-port.ts';
import { buildTestApp, type TestApp } from '@semilla/server/test/test-app.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountDesk } from '../desk/mount-desk.ts';
import { seedDemo } from '../seed-demo.ts';
import { describeIdentitySessions } from './customers/identity-sessions.test-cases.ts';
import { describeFiles } from './files.test-cases.ts';
import { describeInvestors, describeLaw, describeWaiting } from './law.test-cases.ts';
import { demoAccounts, demoPassword } from './named-accounts.ts';
import { demoProjects } from './projects/index.ts';
import type { DemoProject } from './projects/project.ts';
import { describeTrail } from './trail/trail.test-cases.ts';

// Generous. CPU time, because other work may share the machine.
const processorSecondsMax = 60;

// Columns that depend on random secrets, which differ between platforms.
const randomByNature = {
  key_probes: ['sealed'],
  bank_balances: ['bank_balance_id'],
  users: ['password_hash'],
  totps: ['secret'],
  undelivered_mails: ['sealed_mail'],
  audit_entries: ['details_salt', 'details_digest', 'address_salt', 'address_digest', 'hash', 'mark'],
  ledger_entries: ['mark'],
  // A job asks the provider every three minutes, and notes when it asks next.
  verification_sessions: ['poll_at'],
};

let seededAt: Date;
const seed = ({ services }: TestApp) => seedDemo({ ...services, now: () => seededAt });

let test: TestApp;
let processorSeconds: number;
beforeAll(async () => {
  const port = await freePort();
  seededAt = await demoFilledAt();
  test = await buildTestApp({
    config: { publicUrl: `http://127.0.0.1:${port}` },
    prepare: mountDesk,
    isEmbedded: true,
  });
  await test.app.listen({ port, host: '127.0.0.1' });
  const startedAt = performance.now();
  const usedBefore = process.cpuUsage();
  await seed(test);
  const used = process.cpuUsage(usedBefore);
  processorSeconds = (used.user + used.system) / 1_000_000;
  const seconds = (performance.now() - startedAt) / 1_000;
  console.info(`demo seeded in ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of the processor`);
});
afterAll(() => test.close());

const hiddenPhases = new Set(['Draft', 'Discarded']);
const isAnnounced = (project: DemoProject) =>
  !project.private && !hiddenPhases.has(project.history.at(-1)?.[0] ?? 'Draft');

async function query<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]> {
  return (await test.db.execute<Row>(statement)).rows;
}

async function investorId() {
  const [investor] = await test.db.select().from(users).where(eq(users.email, 'investor@semilla.test'));
  return investor?.userId;
}

async function sizeOf(documentId: string) {
  const { width = 0, height = 0 } = await sharp(
    await test.services.files.get(`documents/${documentId}`),
  ).metadata();
  return { width, height };
}

describe('the demo', () => {
  // First, as others sign in, which is a row too.
  it('is identical in another database, row by row, except for random secrets', async () => {
    const publicUrl = test.services.config.publicUrl;
    const other = await buildTestApp({ config: { publicUrl }, isDemo: true });
    const [ours, theirs] = [
      await contentsOf(test.db, randomByNature),
      await contentsOf(other.db, randomByNature),
    ];
    await other.close();
    // Jobs seal the trail, and run their commands, some minutes after the start of the one or of the other.
    for (const contents of [ours, theirs]) {
      delete contents.seals;
      delete contents.idempotency_keys;
    }
    expect(theirs).toEqual(ours);
    expect(Object.values(ours).filter(({ rows }) => rows).length).toBeGreaterThan(30);
  });

  it('has books that agree', async () => {
    const { books, breaches } = await findBreaches(test.db);
    expect(breaches).toEqual([]);
    expect(books.orders).toBeGreaterThan(1_000);
  });

  it('[L40] has statements that agree with the ledger on each day, and a filled desk of the treasury', async () => {
    const days = await test.db.select().from(bankBalances);
    expect(days).toHaveLength(56);
    expect(
      days.filter(({ unexplainedCents, unreportedCents }) => unexplainedCents || unreportedCents),
    ).toEqual([]);
    const [admin] = await test.db.select().from(users).where(eq(users.email, 'admin@semilla.test'));
    const administrator = await as(test, { userId: admin?.userId ?? '' });
    const desk = (await administrator.get('/v1/payment/treasury')).json();
    expect(desk).toMatchObject({ stopped: null, isStatementOld: false, balances: { unexplained: '0.00' } });
    expect(desk.waiting[0]).toMatchObject({ amount: '750.00', suggestion: { userName: expect.any(String) } });
    expect(desk.explaining.length).toBeGreaterThan(2);
    expect(desk.next.payments).toBeGreaterThan(0);
    expect(desk.lastImport.newEntries).toBeGreaterThan(0);
  });

  it('queues no mails about past events', async () => {
    expect(await query(sql`select name from pgboss.job where name = 'notices'`)).toEqual([]);
  });

  it('has customers, people and companies, with an identity in every state', async () => {
    const everyone = await test.db
      .select()
      .from(users)
      .where(and(eq(users.role, 'user'), isNull(users.deletedAt)));
    const kinds = (kind: string) => everyone.filter((user) => user.kind === kind);
    expect([kinds('individual').length, kinds('company').length]).toEqual([200, 12]);
    const statuses = new Set(everyone.map(({ verificationStatus }) => verificationStatus));
    expect(statuses).toEqual(new Set(verificationStatuses));
  });

  it('[A19] has images of a document and a face for every verification waiting for a decision', async () => {
    const waiting = await test.db.select().from(verifications).where(eq(verifications.status, 'Completed'));
    expect(waiting.length).toBeGreaterThan(2);
    for (const { verificationId } of waiting) {
      const media = await test.db
        .select()
        .from(verificationMedia)
        .where(eq(verificationMedia.verificationId, verificationId));
      expect(media.map(({ kind }) => kind).sort()).toEqual(['document-back', 'document-front', 'face']);
    }
  });

  it('has projects in every phase, each with documents, chapters and a timeline', async () => {
    const all = await query<{ phase: string; papers: number; chapters: number; milestones: number }>(sql`
      select phases.name as phase,
        (select count(*)::int from project_documents d where d.project_id = p.project_id) as papers,
        (select count(*)::int from project_descriptions c where c.project_id = p.project_id) as chapters,
        (select count(*)::int from project_timeline t where t.project_id = p.project_id) as milestones
      from projects p join phases using (phase_id)`);
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(new Set(all.map(({ phase }) => phase))).toEqual(new Set(phaseNames));
    for (const { papers, chapters, milestones } of all) {
      expect(Math.min(papers, chapters, milestones)).toBeGreaterThan(0);
    }
  });

  it('[V16] has a visible mandate contract in each project that was ever announced', async () => {
    const lacking = await query(sql`
      select url from projects p join phases using (phase_id)
      where phases.name not in ('Draft', 'Discarded') and not exists (
        select 1 from project_documents d join document_types t using (document_type_id)
        where d.project_id = p.project_id and d.visible and t.name = 'Contrato de mandato')`);
    expect(lacking).toEqual([]);
  });

  it('has deposits and withdrawals in every state, and delivered returns', async () => {
    const kinds = await query<{ kind: string }>(
      sql`select distinct type || ' ' || status as kind from transactions where type in ('income', 'withdraw') order by 1`,
    );
    const states = ['completed', 'pending', 'rejected'];
    expect(kinds.map(({ kind }) => kind)).toEqual(
      ['income', 'withdraw'].flatMap((type) => states.map((state) => `${type} ${state}`)),
    );
    const [delivered] = await query<{ deliveries: number; paid: number }>(
      sql`select count(distinct distribution_id)::int as deliveries, count(*)::int as paid from distribution_lines`,
    );
    expect(delivered?.deliveries).toBeGreaterThan(10);
    expect(delivered?.paid).toBeGreaterThan(100);
  });

  it('has tickets in every state, with unread messages on both sides', async () => {
    const all = await test.db.select().from(tickets);
    expect(new Set(all.map(({ stateId }) => stateId))).toEqual(new Set(ticketStateIds));
    const investor = await investorId();
    const mine = all.filter(({ userId }) => userId === investor);
    expect(mine.filter(({ readByCustomer }) => !readByCustomer)).toHaveLength(1);
    expect(all.filter(({ readByStaff }) => !readByStaff).length).toBeGreaterThan(2);
    const [longest] = await query<{ messages: number }>(
      sql`select count(*)::int as messages from ticket_messages group by ticket_id order by 1 desc limit 1`,
    );
    expect(longest?.messages).toBeGreaterThan(2);
    for (const { ticketId, stateId, createdAt, updatedAt } of all) {
      const changes = await test.db
        .select()
        .from(ticketStateChanges)
        .where(eq(ticketStateChanges.ticketId, ticketId))
        .orderBy(ticketStateChanges.at);
      expect([changes[0]?.to, changes.at(-1)?.to]).toEqual(['Open', stateId]);
      expect(createdAt.getTime()).toBeLessThanOrEqual(updatedAt.getTime());
    }
  });

  it('has past, current and future promotions of both types, with suitable image sizes', async () => {
    const all = await test.db.select().from(promotions);
    const now = new Date();
    for (const type of Object.values(promotionTypeIds)) {
      const own = all.filter(({ promotionTypeId }) => promotionTypeId === type);
      const when = own.map(({ startsAt, endsAt }) =>
        endsAt <= now ? 'over' : startsAt > now ? 'ahead' : 'running',
      );
      expect(when.toSorted()).toEqual(['ahead', 'over', 'running']);
    }
    for (const { imageLargeId, imageSmallId } of all) {
      const [large, small] = await Promise.all([sizeOf(imageLargeId), sizeOf(imageSmallId)]);
      expect([suitsPromotion('large', large), suitsPromotion('small', small)]).toEqual([true, true]);
    }
  });

  it('has documents of some customers', async () => {
    const all = await test.db.select().from(accountDocuments);
    expect(all.length).toBeGreaterThan(40);
    const investor = await investorId();
    expect(all.filter(({ accountId }) => accountId === investor)).toHaveLength(4);
  });

  it('has eight weeks of the bank, which agree with the ledger and with each other', async () => {
    const weeks = await test.db.select().from(bankStatements).orderBy(bankStatements.from);
    expect(weeks.map(({ format }) => format)).toEqual([
      ...Array(4).fill('norma43'),
      ...Array(4).fill('camt053'),
    ]);
    for (const [index, { openingCents }] of weeks.entries())
      expect(openingCents).toBe(weeks[index - 1]?.closingCents ?? openingCents);
    const entries = await test.db.select().from(bankEntries);
    expect(entries.length).toBe(weeks.reduce((sum, { newEntries }) => sum + newEntries, 0));
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.some(({ reference }) => reference?.startsWith('RF'))).toBe(true);
    const lastDay = weeks.at(-1)?.to ?? '';
    const { rows } = await test.db.execute<{ cents: string }>(sql`
      select -sum(amount_cents) as cents from ledger_postings join ledger_entries using (entry_id)
      where account_id = 'bank' and (created_at at time zone 'Europe/Madrid')::date <= ${lastDay}::date`);
    const open = entries.filter(({ bankReference }) => bankReference.startsWith('772000000'));
    const openCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(weeks.at(-1)?.closingCents).toBe(Number(rows[0]?.cents) + openCents);
    expect(open.map(({ state }) => state).sort()).toEqual(['held', 'setAside', 'waiting']);
    const proven = await query(sql`select 1 from transactions where bank_entry_id is not null`);
    expect(proven.length).toBe(
      entries.filter(({ state, bookedAs }) => state === 'booked' && !bookedAs).length,
    );
    expect(proven.length).toBeGreaterThan(10);
  });

  it('[L49] has a withdrawal that came back, with its reason and an account to be validated again', async () => {
    const returned = await query<{ reason: string; state: string }>(sql`
      select entry.return_reason as reason, own.state
      from transactions deposit
      join transactions withdrawal on withdrawal.transaction_id = deposit.returned_withdrawal_id
      join bank_entries entry on entry.bank_entry_id = deposit.bank_entry_id and entry.state = 'booked'
      join bank_accounts own on own.bank_account_id = withdrawal.bank_account_id`);
    expect(returned).toEqual([{ reason: 'AC04', state: 'pending' }]);
  });

  it('[L49] has a payment file whose payments the statements show', async () => {
    const paid = await query(sql`
      select 1 from outgoing_payments join transactions using (transaction_id) join payment_files using (payment_file_id)
      where outgoing_payments.state = 'paid' and payment_files.state = 'taken' and bank_entry_id is not null`);
    expect(paid.length).toBeGreaterThan(0);
  });

  it('[L49] has a cost of the bank, and a payment of a third party that was sent back', async () => {
    const booked = await query(sql`
      select entry.booked_as as as, entry.amount_cents::int as cents, back.booked_as as back
      from bank_entries entry left join bank_entries back on back.bank_entry_id = entry.sent_back_by_id
      where entry.booked_as is not null order by entry.booked_on`);
    expect(booked).toEqual([
      { as: 'thirdParty', cents: 18_500, back: 'sentBack' },
      { as: 'sentBack', cents: -18_500, back: null },
      { as: 'bankCost', cents: -2_420, back: null },
    ]);
  });

  it('[L49] has a release of retained money that waits for the next payment file', async () => {
    const { rows } = await test.db.execute<{ projectId: string; cents: number }>(sql`
      select project_id as "projectId", amount_cents::int as cents from payment_orders where state = 'waiting'`);
    expect(rows).toEqual([{ projectId: expect.any(String), cents: 1_200_000 }]);
    const [admin] = await test.db.select().from(users).where(eq(users.email, 'admin@semilla.test'));
    const administrator = await as(test, { userId: admin?.userId ?? '' });
    const money = (await administrator.get(`/v1/project/projects/${rows[0]?.projectId}/payments`)).json();
    expect(money.balances).toMatchObject({ escrow: '12000.00', escrowOrdered: '12000.00' });
  });

  it('[B8] has undelivered mails that can be sent again', async () => {
    const mails = await test.db.select().from(undeliveredMails);
    expect(mails.length).toBeGreaterThan(1);
    for (const { sealedMail, userId, kind, state } of mails) {
      const [recipient] = await test.db
        .select()
        .from(users)
        .where(eq(users.userId, userId ?? ''));
      const mail = JSON.parse(test.services.keys.decrypt(sealedMail as Buffer, placeOfMail(userId)));
      expect([mail.to, mail.kind, state]).toEqual([recipient?.email, kind, 'undelivered']);
    }
  });

  it('is seeded fast', () => {
    expect(processorSeconds).toBeLessThan(processorSecondsMax);
  });

  it('is seeded only once', async () => {
    const before = await contentsOf(test.db);
    await seed(test);
    expect(await contentsOf(test.db)).toEqual(before);
  });

  it('has a proposal that the first administrator approves, and then carries out what was shown', async () => {
    const [admin] = await test.db.select().from(users).where(eq(users.email, 'admin@semilla.test'));
    const elena = await as(test, { userId: admin?.userId ?? '' });
    const { data } = (await elena.get('/v1/approvals?isForMe=true')).json();
    expect(data).toMatchObject([{ act: 'changePayoutAccount', proposedByName: 'Andrés Pardo Lillo' }]);
    const approve = `/v1/approvals/${data[0].proposalId}/approve`;
    const body = { seen: data[0].seen };
    expect((await elena.post(approve, { body, alone: true })).json()).toMatchObject({ status: 'approved' });
  });

  it('accepts the password of each named account and asks for the code', async () => {
    for (const { email } of demoAccounts) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/v1/auth/login',
        headers: { origin: test.services.config.publicUrl },
        payload: { email, password: demoPassword },
      });
      expect([email, answer.statusCode, answer.json()]).toEqual([email, 200, { next: 'otp' }]);
    }
  });

  it('shows visitors every announced project with its image', async () => {
    const answer = await test.app.inject({ url: '/v1/project/projects?isFrontOffice=true&take=100' });
    const { data } = answer.json() as {
      data: { phaseName: string; picture: { sources: unknown[] } | null }[];
    };
    expect(answer.statusCode).toBe(200);
    expect(data).toHaveLength(demoProjects.filter(isAnnounced).length);
    for (const { picture } of data) expect(picture?.sources).toHaveLength(6);
  });

  it('has one user with an unconfirmed address and one disabled user', async () => {
    const everyone = await test.db.select().from(users).where(isNull(users.deletedAt));
    expect(everyone.filter(({ emailConfirmedAt }) => !emailConfirmedAt)).toHaveLength(1);
    expect(everyone.filter(({ disabledAt }) => disabledAt)).toHaveLength(1);
  });
});

describeLaw(() => test);
describeInvestors(() => test);
describeWaiting(() => test);
describeFiles(() => test);
describeTrail(() => test);
// Last, because it changes the data.
describeIdentitySessions(() => test);
