import { and, eq, sql } from 'drizzle-orm';
import { auditEntries } from '../audit/table.ts';
import type { Db } from '../database/types.ts';
import { makeChange, thePlatform } from '../routing/change.ts';
import type { Services } from '../services.ts';
import { seedAccounts } from './accounts.ts';
import { calendarAt } from './calendar.ts';
import { seedIdentityPictures, storeIdentityPictures } from './customers/identity-pictures.ts';
import { seedIdentitySessions, storeIdentitySessions } from './customers/identity-sessions.ts';
import { seedDocumentTypes } from './document-types.ts';
import { seedDocuments, storeDocuments } from './documents.ts';
import { makeUp, seedMadeUp } from './made-up.ts';
import { seedMedia, storePictures } from './media.ts';
import { seedProjectTypes, storeProjectTypeImages } from './project-types.ts';
import { demoProjects } from './projects/index.ts';
import { seedProjects } from './projects/write.ts';
import { seedPromotions, storePromotions } from './promotions/index.ts';
import { seeded } from './seeded.ts';
import { seedTemplates } from './templates.ts';
import { seedTrail } from './trail/index.ts';
import { seedUndeliveredMails } from './undelivered-mails.ts';

// Any number will do, as long as every process uses the same.
const seedLock = 7_364_514;

/** The trail remembers, even when everything that was seeded has been deleted since. */
async function isSeeded(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: auditEntries.auditEntryId })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, seeded.action), eq(auditEntries.subjectType, seeded.subjectType)))
    .limit(1);
  return found.length > 0;
}

/** Fills a fresh platform with a believable demo, once. */
export async function seedDemo(services: Services): Promise<void> {
  if (await isSeeded(services.database.db)) return;
  const calendar = calendarAt(services.now());
  const typeImages = await storeProjectTypeImages(services, calendar);
  const world = makeUp(calendar, services.config.brandName);
  // Pictures are encoded on other threads, so the documents are written meanwhile.
  const [pictures, papers, promotions, identities, sessions] = await Promise.all([
    storePictures(services, calendar, demoProjects),
    storeDocuments(services, calendar, demoProjects),
    storePromotions(services, calendar),
    storeIdentityPictures(services, world.people, world.attempts),
    storeIdentitySessions(services, world.people, world.attempts, calendar),
    world.folder.store(services),
  ]);
  await makeChange(services, thePlatform, async ({ tx, audit, touch }) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await isSeeded(tx)) return;
    await seedAccounts(tx, services, world.people, calendar);
    await seedDocumentTypes(tx, calendar);
    await seedProjectTypes(tx, typeImages, calendar);
    await seedTemplates(tx, calendar);
    await seedProjects(tx, demoProjects, calendar);
    await seedDocuments(tx, papers);
    await seedMedia(tx, pictures);
    await seedMadeUp(tx, world);
    await seedUndeliveredMails(tx, services, world.people, calendar);
    await seedIdentityPictures(tx, identities);
    await seedIdentitySessions(tx, sessions);
    await seedPromotions(tx, promotions);
    await seedTrail(tx, { world, projects: demoProjects, papers, pictures, promotions }, calendar);
    audit({ ...seeded, after: { projects: demoProjects.length, users: world.people.length } });
    touch('*');
  });
}
