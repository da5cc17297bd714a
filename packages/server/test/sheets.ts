import { buildSheetTexts } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import type { Db } from '../src/kit/database/types.ts';
import { contentOf, nothingEdited } from '../src/project/sheets/sheet-content.ts';
import { projects } from '../src/schema/projects.ts';
import { sheetVersions } from '../src/schema/sheet-versions.ts';
import { sheets } from '../src/schema/sheets.ts';

const lei = '959800SEMILLADEMO067';
const offerNumberMax = 99_999_999;

/** Publishes a first version of the sheet of a project without the two people, and with files that nobody opens. */
export async function givenSheet(db: Db, projectId: string): Promise<void> {
  const ofProject = eq(projects.projectId, projectId);
  const [project] = await db.select().from(projects).where(ofProject);
  if (!project || project.sheetVersion !== null) return;
  const offerNumber = 1 + Math.floor(Math.random() * offerNumberMax);
  const offerId = lei + String(offerNumber).padStart(8, '0');
  const edited = { ...nothingEdited, texts: buildSheetTexts() };
  const pdf = Buffer.from('%PDF-1.7');
  await db.insert(sheets).values({ projectId, offerNumber, offerId, edited }).onConflictDoNothing();
  const version = {
    projectId,
    number: 1,
    offerId,
    content: contentOf(project, edited),
    isMaterial: false,
    sidesEs: 1,
    sidesEn: 1,
    pdfEs: pdf,
    pdfEn: pdf,
    publishedAt: project.createdAt,
  };
  await db.insert(sheetVersions).values(version).onConflictDoNothing();
  await db.update(projects).set({ sheetVersion: 1 }).where(ofProject);
}
