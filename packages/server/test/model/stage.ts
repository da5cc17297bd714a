import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../src/money/engine/create-executor.ts';
import { createExecutor } from '../../src/money/engine/create-executor.ts';
import { phaseIds } from '../../src/project/phases/catalogue.ts';
import { bankAccounts } from '../../src/schema/bank-accounts.ts';
import { newId } from '../../src/schema/columns/new-id.ts';
import { documents } from '../../src/schema/documents.ts';
import { payoutAccounts } from '../../src/schema/payout-accounts.ts';
import { projectPhases } from '../../src/schema/project-phases.ts';
import { projectTypes } from '../../src/schema/project-types.ts';
import { projects } from '../../src/schema/projects.ts';
import { users } from '../../src/schema/users.ts';
import { wallets } from '../../src/schema/wallets.ts';
import { as } from '../callers.ts';
import { givenAbleInvestors, givenResidences } from '../investor-facts.ts';
import type { TestApp } from '../test-app.ts';
import type { Cast } from './cast.ts';
import type { Happening } from './operations.ts';
import { payoutAccountOf, projectRow } from './project-row.ts';

const quietQueue = 'notices-of-the-model';

/** The data that exists before the first operation, in a database that one or more server processes share. */
export interface Stage {
  apps: readonly TestApp[];
  ledgers: readonly Executor[];
  projectTypeId: string;
  adminId: string;
}

async function insertMembers({ db, clock }: TestApp, { members }: Cast): Promise<void> {
  await db.insert(users).values(
    members.map(({ userId, role, isVerified }) => ({
      userId,
      kind: 'individual' as const,
      name: 'Lucía',
      surname: 'Ferrer Soler',
      email: `${userId}@example.com`,
      passwordHash: '',
      role,
      verificationStatus: isVerified ? ('Approved' as const) : ('NotVerified' as const),
    })),
  );
  const userIds = members.map(({ userId }) => userId);
  await givenAbleInvestors(db, userIds, clock.now);
  await givenResidences(db, userIds, clock.now);
  await db.insert(wallets).values(members.map(({ walletId, userId }) => ({ walletId, userId })));
}

async function insertAccounts({ db, clock }: TestApp, { accounts }: Cast): Promise<void> {
  for (const [index, { bankAccountId, userId, state, isDeleted }] of accounts.entries()) {
    const documentId = newId();
    await db.insert(documents).values({
      documentId,
      purpose: 'bank-account-certificate',
      storageKey: `documents/${documentId}`,
      name: 'certificado.pdf',
      type: 'application/pdf',
      sizeBytes: 1_024,
    });
    await db.insert(bankAccounts).values({
      bankAccountId,
      userId,
      documentId,
      state,
      alias: 'Nómina',
      account: `ES91210004184502${String(index).padStart(8, '0')}`,
      errorMessage: state === 'error' ? 'Ilegible.' : null,
      deletedAt: isDeleted ? clock.now : null,
    });
  }
}

/** Inserts an administrator who is never disabled and has no wallet to compare. */
async function insertAdmin({ db }: TestApp): Promise<string> {
  const userId = newId();
  const profile = {
    kind: 'individual',
    name: 'Marta',
    surname: 'Ruiz Vega',
    email: 'marta@example.com',
  } as const;
  await db.insert(users).values({ userId, ...profile, passwordHash: '', role: 'admin' });
  return userId;
}

/**
 * A ledger that queues notices, as in production, but sends no mails, because these would take most of the
 * time.
 */
async function quietLedger({ services }: TestApp): Promise<Executor> {
  const { jobs } = services;
  await jobs.handle(quietQueue, async () => {});
  return createExecutor({
    ...services,
    jobs: { ...jobs, enqueue: (tx, _queue, data, options) => jobs.enqueue(tx, quietQueue, data, options) },
  });
}

export async function setStage(apps: readonly [TestApp, ...TestApp[]], cast: Cast): Promise<Stage> {
  // Disables the job that finances projects every five minutes, because the model does not know about it.
  await Promise.all(apps.map(({ db }) => db.execute('delete from pgboss.schedule')));
  const [first] = apps;
  await insertMembers(first, cast);
  await insertAccounts(first, cast);
  const [type] = await first.db
    .insert(projectTypes)
    .values({ name: 'Edificios', description: 'Edificios enteros.' })
    .returning();
  const ledgers = [];
  for (const app of apps) ledgers.push(await quietLedger(app));
  return { apps, ledgers, projectTypeId: type?.projectTypeId as string, adminId: await insertAdmin(first) };
}

async function changeProject({ apps, projectTypeId, adminId }: Stage, event: Happening): Promise<void> {
  const [app] = apps as [TestApp];
  const at = app.clock.now;
  if (event.kind === 'opens') {
    const { terms, phaseEntryId } = event;
    const { projectId } = terms;
    await app.db.insert(projects).values(projectRow(terms, { projectTypeId, at }));
    if (terms.hasDestination) await app.db.insert(payoutAccounts).values(payoutAccountOf(terms, at));
    await app.db
      .insert(projectPhases)
      .values({ projectPhaseId: phaseEntryId, projectId, phaseId: phaseIds.Investment, from: at });
  }
  if (event.kind === 'financedByHand') {
    const admin = await as(app, { userId: adminId });
    const url = `/v1/project/projects/${event.projectId}`;
    const { statusCode, body } = await admin.patch(url, { body: { phaseId: phaseIds.Financed } });
    if (statusCode !== 200) throw new Error(body);
  }
}

async function changePeople({ apps }: Stage, event: Happening): Promise<void> {
  const [{ db, clock }] = apps as [TestApp];
  if (event.kind === 'verified') {
    const verificationStatus = event.is ? 'Approved' : 'Declined';
    await db.update(users).set({ verificationStatus }).where(eq(users.userId, event.userId));
  }
  if (event.kind === 'closed') {
    const disabledAt = event.is ? clock.now : null;
    await db.update(users).set({ disabledAt }).where(eq(users.userId, event.userId));
  }
  if (event.kind === 'accountIs') {
    const errorMessage = event.state === 'error' ? 'Ilegible.' : null;
    await db
      .update(bankAccounts)
      .set({ state: event.state, errorMessage })
      .where(eq(bankAccounts.bankAccountId, event.bankAccountId));
  }
}

export async function happenOnStage(stage: Stage, event: Happening): Promise<void> {
  if (event.kind === 'passes') for (const { clock } of stage.apps) clock.advance(event.seconds);
  await changeProject(stage, event);
  await changePeople(stage, event);
}

/** Updates the table statistics, so that queries are planned as after real use. */
export async function analyse({ apps }: Stage): Promise<void> {
  await apps[0]?.db.execute(sql`analyze`);
}
