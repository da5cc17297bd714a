import { isDeepStrictEqual } from 'node:util';
import { sheetTextNames } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { projects } from '../../schema/projects.ts';
import { type EditedSheet, sheets } from '../../schema/sheets.ts';
import type { StoredProject } from '../access.ts';
import { updateSheet } from './queries.ts';
import { type SheetOwner, usualTextsOf } from './sheet-content.ts';

/**
 * The draft without the texts that equal those derived from the records. Sheets of an earlier release store
 * all texts as if they were edited, and stored texts would not follow a change of the records.
 */
export function withoutUsualTexts(
  edited: EditedSheet,
  project: StoredProject,
  owner: SheetOwner | undefined,
): EditedSheet {
  const usual = usualTextsOf(project, edited, owner);
  const texts = { ...edited.texts };
  for (const name of sheetTextNames) if (isDeepStrictEqual(texts[name], usual[name])) delete texts[name];
  return { ...edited, texts };
}

/** Makes the drafts of an owner's projects follow its record. Call it before the record changes. */
export async function letSheetsFollow(
  tx: Db,
  before: SheetOwner & { ownerId: string },
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ project: projects, edited: sheets.edited })
    .from(sheets)
    .innerJoin(projects, eq(projects.projectId, sheets.projectId))
    .where(eq(projects.promoterId, before.ownerId));
  for (const { project, edited } of rows) {
    const rest = withoutUsualTexts(edited, project, before);
    if (isDeepStrictEqual(rest, edited)) continue;
    await updateSheet(tx, project.projectId, { edited: rest, updatedAt: now });
  }
}
