import { isDeepStrictEqual } from 'node:util';
import type { SheetContent, SheetTextName } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import type { StoredProject } from '../access.ts';
import { findContent } from './queries.ts';
import { termsOf } from './sheet-content.ts';

/** The texts that matter for an investor's decision: what happens below the target, the risks, the loan and its security. */
const materialTexts = [
  'belowTarget',
  'capitalChanges',
  'riskOfProject',
  'riskOfSector',
  'riskOfDefault',
  'riskOfReturns',
  'riskOfPlatform',
  'riskOfIlliquidity',
  'riskOfOthers',
  'loanNature',
  'rateMethod',
  'guarantees',
  'schedule',
  'earlierDefaults',
] as const satisfies readonly SheetTextName[];

/**
 * Texts about the promoter and the project. Changed figures in them are material. Whether other changed words
 * are, two people decide.
 */
const textsWithFigures = [
  'projectDescription',
  'financialStatements',
  'keyFigures',
] as const satisfies readonly SheetTextName[];

const figuresIn = (text: unknown) => JSON.stringify(text ?? null).match(/\d+(?:[.,]\d+)*/g);

const materialPart = ({ texts, ownFunds, entryCost, incidentalCost }: SheetContent) => ({
  texts: materialTexts.map((name) => texts[name]),
  figures: textsWithFigures.map((name) => figuresIn(texts[name])),
  ownFunds,
  entryCost,
  incidentalCost,
});

/** Whether a new version is material, by its changes or because staff say so. The correction of an error always is. */
export async function isMaterialFor(
  tx: Db,
  project: StoredProject,
  content: SheetContent,
  said: boolean,
): Promise<boolean> {
  if (project.suspendedUntil || said) return true;
  if (project.investorNumber + project.waitingNumber + project.wishNumber === 0) return false;
  if (!isDeepStrictEqual(termsOf(project), content.terms)) return true;
  const before = project.sheetVersion && (await findContent(tx, project.projectId, project.sheetVersion));
  return !before || !isDeepStrictEqual(materialPart(before), materialPart(content));
}
