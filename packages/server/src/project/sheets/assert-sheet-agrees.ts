import { isDeepStrictEqual } from 'node:util';
import { boundTerms, type SheetTerms } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { PublishedContent } from '../../schema/sheet-versions.ts';
import type { StoredProject } from '../access.ts';
import { findContent } from './queries.ts';
import { fullIdentityOf, identityOf, type SheetOwner, termsOf } from './sheet-content.ts';

/**
 * Whether the sheet names the promoter as in its record. Old versions do not store the promoter's identity,
 * so the text that staff wrote about the promoter must contain it.
 */
function isNamed({ ownerName, ownerRecord, texts }: PublishedContent, owner: SheetOwner): boolean {
  const isEdited =
    ownerRecord && (ownerRecord.legalForm !== owner.legalForm || ownerRecord.address !== owner.address);
  if (isEdited) return false;
  if (ownerName !== undefined) return ownerName === identityOf(owner);
  const written = texts.ownerIdentity.es ?? '';
  return [owner.legalName, owner.taxId].every((part) => written.includes(part));
}

/** The terms that differ between a project and its sheet. Sheets of earlier releases lack some terms; these are not compared. */
function differingTerms({ terms }: PublishedContent, project: StoredProject) {
  const now: SheetTerms = termsOf(project);
  const agent = terms.guaranteeAgent;
  const said: Partial<SheetTerms> = {
    ...terms,
    ...(agent && { guaranteeAgent: { ...agent, descriptionEn: agent.descriptionEn ?? null } }),
    promoterName: terms.promoterName ?? now.promoterName,
  };
  return boundTerms.filter((name) => said[name] !== undefined && !isDeepStrictEqual(said[name], now[name]));
}

/**
 * Refuses a sheet without a deadline, which earlier releases allowed. The first sheets had no deadline field and showed the
 * project's.
 */
function assertHasDeadline({ terms }: PublishedContent, project: StoredProject): void {
  const said: Partial<SheetTerms> = terms;
  if ((said.dateEnd === undefined ? project.dateEnd : said.dateEnd) !== null) return;
  const fields = [{ path: 'terms.dateEnd', code: 'required', params: {} }];
  throw new ApiError('project.sheet_incomplete', { params: { count: fields.length }, fields });
}

/** Refuses to open an offer whose published sheet differs from its project or from the record of its promoter. */
export async function assertSheetAgrees(
  tx: Db,
  project: StoredProject,
  owner: SheetOwner,
  locale: 'es' | 'en',
): Promise<void> {
  const { projectId, sheetVersion } = project;
  const published = sheetVersion ? await findContent(tx, projectId, sheetVersion) : undefined;
  if (!published) return;
  assertHasDeadline(published, project);
  const terms = differingTerms(published, project).map((name) =>
    translate(locale, `project.sheetDifferences.${name}`),
  );
  const record = translate(locale, 'project.sheetDifferences.record', {
    name: fullIdentityOf(owner, locale),
  });
  const differences = [...(isNamed(published, owner) ? [] : [record]), ...terms].join('; ');
  if (differences) throw new ApiError('project.sheet_differs', { params: { differences } });
}
