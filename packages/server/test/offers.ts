import { cents } from '@semilla/contract';
import { phaseIds } from '../src/project/phases/catalogue.ts';
import type { Caller } from './callers.ts';
import { projectUrl } from './orders.ts';
import { givenProject } from './projects.ts';
import { givenSheet } from './sheets.ts';

export const millionCents = 100_000_000;

/** Creates a draft without dates, by default of one million euros; it may lack a promoter. */
export const givenDraft = (
  admin: Caller,
  {
    promoterId,
    millions = 1,
    ...more
  }: {
    projectTypeId: string;
    promoterId: string | null;
    millions?: number;
    taxWithholder?: 'promoter' | null;
  },
): Promise<{ projectId: string }> =>
  givenProject(admin, {
    promoterId,
    financingAmount: cents(millions * millionCents),
    taxWithholder: 'platform',
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
    ...more,
  });

export const editProject = (admin: Caller, projectId: string, body: object) =>
  admin.patch(projectUrl(projectId), { body });

/** Publishes the sheet of a project and tries to open it. */
export async function openOffer(
  admin: Caller,
  projectId: string,
  phase: 'Preinvestment' | 'Investment' = 'Investment',
) {
  await givenSheet(admin.db, projectId);
  return editProject(admin, projectId, { phaseId: phaseIds[phase] });
}
