import { missingParts, type Sheet } from '@semilla/contract';
import type { Config } from '../../kit/config.ts';
import type { SheetRow } from '../../schema/sheets.ts';
import type { StoredProject } from '../access.ts';
import { drawSheet, type SheetFacts } from './draw-sheet.ts';
import { contentOf, identityOf, nothingEdited, type SheetOwner } from './sheet-content.ts';

type SheetConfig = Pick<Config, 'brandName' | 'supervisor' | 'fixedTexts' | 'reflectionDays' | 'partialDays'>;

/** The facts that the sheet of a project shows now. */
export function factsOf(
  project: StoredProject,
  row: Pick<SheetRow, 'edited' | 'offerId'> | undefined,
  config: SheetConfig,
  { number, at, owner }: Pick<SheetFacts, 'number' | 'at'> & { owner: SheetOwner | undefined },
): SheetFacts {
  const { brandName, supervisor, fixedTexts, reflectionDays } = config;
  const content = contentOf(project, row?.edited ?? nothingEdited, owner);
  return {
    content,
    projectName: content.terms.name,
    ownerName: owner ? identityOf(owner) : content.terms.promoterName,
    dateEnd: content.terms.dateEnd,
    offerId: row?.offerId ?? null,
    number,
    at,
    brandName,
    authority: supervisor,
    fixedTexts,
    reflectionDays,
  };
}

/** The draft of a sheet, with what is missing and its length in pages. */
export async function draftOf(
  project: StoredProject,
  row: SheetRow | undefined,
  config: SheetConfig,
  { at, owner }: { at: Date; owner: SheetOwner | undefined },
): Promise<Sheet> {
  const facts = factsOf(project, row, config, { number: undefined, at, owner });
  const [es, en] = await Promise.all([drawSheet(facts, 'es'), drawSheet(facts, 'en')]);
  return {
    ...facts.content,
    projectId: project.projectId,
    offerId: facts.offerId,
    missing: missingParts(facts.content),
    sides: { es: es.sides, en: en.sides },
    partialDays: config.partialDays,
    publishedVersion: project.sheetVersion || null,
    updatedAt: row?.updatedAt ?? null,
    version: row?.version ?? 1,
  };
}
