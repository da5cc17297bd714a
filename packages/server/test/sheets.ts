import { demoLei, partialDaysDefault } from '@semilla/contract';
import { buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../src/kit/database/types.ts';
import { findSheetOwner } from '../src/project/sheets/queries.ts';
import { contentOf, identityOf, notesOf, nothingEdited } from '../src/project/sheets/sheet-content.ts';
import { projects } from '../src/schema/projects.ts';
import { sheetVersions } from '../src/schema/sheet-versions.ts';
import { sheets } from '../src/schema/sheets.ts';
import type { Caller } from './callers.ts';

const offerNumberMax = 99_999_999;

const farDeadline = '2099-12-30';

/** Publishing a sheet and opening an offer need a deadline, which the projects of most tests lack. */
async function giveDeadline(db: Db, projectId: string): Promise<void> {
  const lacksDeadline = and(eq(projects.projectId, projectId), isNull(projects.dateEnd));
  await db.update(projects).set({ dateEnd: farDeadline }).where(lacksDeadline);
}

/** Removes the deadline that was only set for the opening, because earlier releases opened offers without one. */
export async function dropDeadline(db: Db, projectId: string): Promise<void> {
  const hasGivenOne = and(eq(projects.projectId, projectId), eq(projects.dateEnd, farDeadline));
  await db.update(projects).set({ dateEnd: null }).where(hasGivenOne);
}

/** Publishes a first version of a sheet without two people, with dummy files. */
export async function givenSheet(db: Db, projectId: string): Promise<void> {
  const ofProject = eq(projects.projectId, projectId);
  await giveDeadline(db, projectId);
  const [project] = await db.select().from(projects).where(ofProject);
  if (!project || project.sheetVersion !== null) return;
  const offerNumber = 1 + Math.floor(Math.random() * offerNumberMax);
  const offerId = demoLei + String(offerNumber).padStart(8, '0');
  const edited = { ...nothingEdited, texts: buildSheetTexts() };
  const owner = await findSheetOwner(db, project);
  const content = contentOf(project, edited, owner);
  const pdf = Buffer.from('%PDF-1.7');
  await db.insert(sheets).values({ projectId, offerNumber, offerId, edited }).onConflictDoNothing();
  const version = {
    projectId,
    number: 1,
    offerId,
    content: {
      ...content,
      ownerName: owner ? identityOf(owner) : content.terms.promoterName,
      ...notesOf(owner),
    },
    isMaterial: false,
    sidesEs: 1,
    sidesEn: 1,
    pdfEs: pdf,
    pdfEn: pdf,
    publishedAt: project.createdAt,
  };
  await db.insert(sheetVersions).values(version).onConflictDoNothing();
  await db.update(projects).set({ sheetVersion: 1, refundBelowTarget: true }).where(ofProject);
}

/**
 * Lets the owner of a project accept less than its target at any time, like a sheet without a deadline from an
 * earlier release.
 */
export async function allowLess(db: Db, projectId: string): Promise<void> {
  const promise = { refundBelowTarget: false, partialDays: partialDaysDefault };
  await db.update(projects).set(promise).where(eq(projects.projectId, projectId));
}

interface Publishing {
  /** Edits of the draft before the publication. */
  edits?: object;
  changes?: string;
  changesEn?: string;
  isMaterial?: boolean;
}

/** Edits the sheet of a project and publishes the next version, as two people do in the backoffice. */
export async function publishSheet(caller: Caller, projectId: string, { edits, ...given }: Publishing = {}) {
  const url = `/v1/project/projects/${projectId}/sheet`;
  await giveDeadline(caller.db, projectId);
  const edited = await caller.patch(url, { body: { texts: buildSheetTexts(), ...edits } });
  if (edited.statusCode !== 200) return edited;
  const body = {
    seenVersion: edited.json().version,
    changes: 'Se corrige un dato.',
    changesEn: 'One figure is corrected.',
    why: 'Está completa.',
    ...sheetAttested,
    ...given,
  };
  return caller.post(`${url}/publish`, { body });
}
