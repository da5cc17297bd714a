import { thePlatform } from '@semilla/server/kit/change/actor.ts';
import { makeChange } from '@semilla/server/kit/change/make-change.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { compareBalances } from '@semilla/server/payment/bank-balances/compare-balances.ts';
import { auditEntries } from '@semilla/server/schema/audit-entries.ts';
import { seeded } from '@semilla/server/start/seeded.ts';
import { and, eq, sql } from 'drizzle-orm';
import { resetClock } from './desk/clock.ts';
import { seedAccounts } from './seed/accounts.ts';
import { calendarAt } from './seed/calendar.ts';
import { seedCannedAnswers } from './seed/canned-answers.ts';
import { makeComplaints, seedComplaints } from './seed/complaints/index.ts';
import { seedClosedAccount } from './seed/customers/closed-account.ts';
import { seedIdentityPictures, storeIdentityPictures } from './seed/customers/identity-pictures.ts';
import { seedIdentitySessions, storeIdentitySessions } from './seed/customers/identity-sessions.ts';
import { seedDocumentTypes } from './seed/document-types.ts';
import { seedDocuments, storeDocuments } from './seed/documents.ts';
import { seedFollows } from './seed/follows.ts';
import { makeUp, seedMadeUp } from './seed/made-up.ts';
import { seedMedia, storePictures } from './seed/media.ts';
import { seedBankStatements } from './seed/money/seed-bank-statements.ts';
import { seedPaymentFiles } from './seed/money/seed-payment-files.ts';
import { seedPaymentOrders } from './seed/money/seed-payment-orders.ts';
import { seedProjectTypes, storeProjectTypeImages } from './seed/project-types.ts';
import { demoProjects } from './seed/projects/index.ts';
import { seedPreparations } from './seed/projects/preparations.ts';
import { seedProjects } from './seed/projects/write.ts';
import { seedPromotions, storePromotions } from './seed/promotions/index.ts';
import { makeQuestions, seedQuestions } from './seed/questions/index.ts';
import { seedBulkAct } from './seed/seed-bulk-act.ts';
import { seedDefaultRates } from './seed/seed-default-rates.ts';
import { seedInboxMessages } from './seed/seed-inbox-messages.ts';
import { seedProposals } from './seed/seed-proposals.ts';
import { seedSavedViews } from './seed/seed-saved-views.ts';
import { seedUndeliveredMails } from './seed/seed-undelivered-mails.ts';
import { makeSheets, seedSheets } from './seed/sheets/index.ts';
import { seedTemplates } from './seed/templates.ts';
import { seedTrail } from './seed/trail/index.ts';

// An arbitrary number that every process must share.
const seedLock = 7_364_514;

/**
 * Whether the demo was seeded. Reads the audit trail, whose entry remains even if all seeded data was
 * deleted.
 */
async function isSeeded(db: Db): Promise<boolean> {
  const entries = await db
    .select({ id: auditEntries.auditEntryId })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, seeded.action), eq(auditEntries.subjectType, seeded.subjectType)))
    .limit(1);
  return entries.length > 0;
}

/** Fills an empty platform with realistic demo data, once. */
export async function seedDemo(services: Services): Promise<void> {
  if (await isSeeded(services.database.db)) return;
  resetClock(services.config.dataDir);
  const calendar = calendarAt(services.now());
  const typeImages = await storeProjectTypeImages(services, calendar);
  const world = makeUp(calendar, services.config.brandName);
  const questions = makeQuestions(demoProjects, calendar);
  const complaints = makeComplaints(services, world.people, calendar);
  // In parallel with the documents, because images are encoded on other threads.
  const [pictures, papers, promotions, identities, sessions, sheets] = await Promise.all([
    storePictures(services, calendar, demoProjects),
    storeDocuments(services, calendar, demoProjects),
    storePromotions(services, calendar),
    storeIdentityPictures(services, world.people, world.attempts),
    storeIdentitySessions(services, world.people, world.attempts, calendar),
    makeSheets(services.config, demoProjects, world.owners, calendar),
    world.folder.store(services),
  ]);
  await makeChange(services, thePlatform, async ({ tx, audit, touch }) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await isSeeded(tx)) return;
    await seedAccounts(tx, services, world.people, calendar);
    await seedDocumentTypes(tx, calendar);
    await seedProjectTypes(tx, typeImages, calendar);
    await seedTemplates(tx, calendar);
    await seedCannedAnswers(tx, calendar);
    await seedProjects(tx, demoProjects, calendar);
    await seedDocuments(tx, papers);
    await seedMedia(tx, pictures);
    // Before the money, because its history contains a deposit and a withdrawal of this account.
    await seedClosedAccount(tx, calendar);
    await seedMadeUp(tx, world);
    // After the money, because it inserts the projects.
    await seedSheets(tx, sheets);
    const returned = await seedBankStatements(tx, services, calendar);
    await seedPaymentFiles(tx, services, calendar);
    await seedPaymentOrders(tx, calendar);
    await compareBalances(tx, services.now());
    await seedComplaints(tx, complaints);
    await seedQuestions(tx, questions);
    await seedFollows(tx, demoProjects, calendar);
    await seedPreparations(tx, calendar);
    await seedUndeliveredMails(tx, services, world.people, calendar);
    await seedInboxMessages(tx, services, world, calendar);
    await seedBulkAct(tx, world.tickets, calendar);
    await seedSavedViews(tx, calendar);
    await seedIdentityPictures(tx, identities);
    await seedIdentitySessions(tx, sessions);
    await seedPromotions(tx, promotions);
    await seedTrail(
      tx,
      {
        world,
        complaints,
        questions,
        projects: demoProjects,
        sheets,
        papers,
        pictures,
        promotions,
        returned,
      },
      calendar,
    );
    await seedProposals(tx, calendar, world.proposedCertificate);
    audit({ ...seeded, after: { projects: demoProjects.length, users: world.people.length } });
    touch('*');
  });
  await seedDefaultRates(services, calendar);
  // The embedded database gathers no statistics by itself, and plans large lists and figures badly without them.
  await services.database.db.execute(sql`analyze`);
}
