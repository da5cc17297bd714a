import { thePlatform } from '@semilla/server/kit/change/actor.ts';
import { makeChange } from '@semilla/server/kit/change/make-change.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { payoutAccounts } from '@semilla/server/schema/payout-accounts.ts';
import { projects as projectRows } from '@semilla/server/schema/projects.ts';
import { seeded } from '@semilla/server/start/seeded.ts';
import { isNotNull, sql } from 'drizzle-orm';
import { calendarAt } from '../calendar.ts';
import { seedDocumentTypes } from '../document-types.ts';
import { inParts } from '../in-parts.ts';
import { seedProjectTypes, storeProjectTypeImages } from '../project-types.ts';
import { allPayoutAccounts } from '../projects/payout-accounts.ts';
import { seedProjects } from '../projects/write.ts';
import { seedTemplates } from '../templates.ts';
import { drawProjects } from './draw-projects.ts';
import { paperlessFolder } from './paperless-folder.ts';
import { populate, writePeople } from './people.ts';
import type { Say, Size } from './size.ts';
import { writeMoney } from './write-money.ts';
import { writeTickets } from './write-tickets.ts';
import { writeTrail } from './write-trail.ts';

// Project rows have many columns, so only this many fit into a statement.
const projectsPerPart = 100;

/** Fills an empty platform with a very large amount of data, in one transaction. */
export async function seedScale(services: Services, size: Size, say: Say): Promise<void> {
  const calendar = calendarAt(services.now());
  const folder = paperlessFolder();
  const typeImages = await storeProjectTypeImages(services, calendar);
  const population = populate(size, calendar, folder);
  const projects = drawProjects(size);

  await makeChange(services, thePlatform, async ({ tx, audit, touch }) => {
    const startedAt = performance.now();
    const report = (what: string) =>
      say(`${((performance.now() - startedAt) / 1_000).toFixed(0)} s: ${what}`);
    await writePeople(tx, services, population, calendar);
    await seedDocumentTypes(tx, calendar);
    await seedProjectTypes(tx, typeImages, calendar);
    await seedTemplates(tx, calendar);
    const demoProjects = projects.map(({ project }) => project);
    await inParts(demoProjects, (part) => seedProjects(tx, part, calendar), projectsPerPart);
    // Without sheets, because so many files would tell nothing about how lists and pages scale.
    const withoutSheet = { sheetVersion: 0, refundBelowTarget: false };
    await tx.update(projectRows).set(withoutSheet).where(isNotNull(projectRows.sheetVersion));
    const payout = allPayoutAccounts(demoProjects, calendar, folder);
    await inParts(payout.certificates, (part) => insertRows(tx, documents, part));
    await inParts(payout.rows, (part) => insertRows(tx, payoutAccounts, part));
    await tx.execute(sql`analyze`);
    report(`${population.people.length} people and ${demoProjects.length} projects`);
    await writeMoney(tx, { size, population, projects, calendar, folder, say });
    report('what happened to money');
    await writeTickets(tx, population.people, { size, calendar });
    await writeTrail(tx);
    report('tickets and the audit trail');
    // Checks the ledger entries here: a million checks would take longer than a commit may.
    await tx.execute(sql`set constraints all immediate`);
    audit({ ...seeded, after: { ...size } });
    touch('*');
  });
  await services.database.db.execute(sql`vacuum analyze`);
}
