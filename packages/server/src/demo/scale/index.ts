import { sql } from 'drizzle-orm';
import { makeChange, thePlatform } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { calendarAt } from '../calendar.ts';
import { seedDocumentTypes } from '../document-types.ts';
import { inParts } from '../in-parts.ts';
import { seedProjectTypes, storeProjectTypeImages } from '../project-types.ts';
import { seedProjects } from '../projects/write.ts';
import { seeded } from '../seeded.ts';
import { seedTemplates } from '../templates.ts';
import { writeMoney } from './money.ts';
import { paperlessFolder } from './paperless.ts';
import { populate, writePeople } from './people.ts';
import { drawProjects } from './projects.ts';
import type { Say, Size } from './size.ts';
import { writeTickets } from './tickets.ts';
import { writeTrail } from './trail.ts';

// So that each of their rows, with all its columns, fits into one statement.
const projectsAtOnce = 100;

/** Fills an empty platform with very many of everything: all of it, or nothing. */
export async function seedScale(services: Services, size: Size, say: Say): Promise<void> {
  const calendar = calendarAt(services.now());
  const folder = paperlessFolder();
  const typeImages = await storeProjectTypeImages(services, calendar);
  const population = populate(size, calendar, folder);
  const projects = drawProjects(size);

  await makeChange(services, thePlatform, async ({ tx, audit, touch }) => {
    const startedAt = performance.now();
    const told = (what: string) => say(`${((performance.now() - startedAt) / 1_000).toFixed(0)} s: ${what}`);
    await writePeople(tx, services, population, calendar);
    await seedDocumentTypes(tx, calendar);
    await seedProjectTypes(tx, typeImages, calendar);
    await seedTemplates(tx, calendar);
    const all = projects.map(({ project }) => project);
    await inParts(all, (part) => seedProjects(tx, part, calendar), projectsAtOnce);
    await tx.execute(sql`analyze`);
    told(`${population.people.length} people and ${all.length} projects`);
    await writeMoney(tx, { size, population, projects, calendar, folder, say });
    told('what happened to money');
    await writeTickets(tx, population.people, { size, calendar });
    await writeTrail(tx);
    told('tickets and the audit trail');
    audit({ ...seeded, after: { ...size } });
    touch('*');
  });
  await services.database.db.execute(sql`vacuum analyze`);
}
