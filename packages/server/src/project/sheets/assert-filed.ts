import { civilDateAt, type PhaseName } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { eq, min } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { sheetVersions } from '../../schema/sheet-versions.ts';

type Filing = Pick<Services, 'config' | 'workingDaysAfter' | 'now'>;

/** Refuses to open an offer until its sheet has been with the authority for the required working days. */
export async function assertFiled(
  tx: Db,
  projectId: string,
  to: PhaseName | undefined,
  { config, workingDaysAfter, now }: Filing,
): Promise<void> {
  const { sheetFilingDays } = config;
  if (!sheetFilingDays || (to !== 'Preinvestment' && to !== 'Investment')) return;
  const [first] = await tx
    .select({ at: min(sheetVersions.publishedAt) })
    .from(sheetVersions)
    .where(eq(sheetVersions.projectId, projectId));
  if (!first?.at) return;
  const opensOn = workingDaysAfter(civilDateAt(first.at), sheetFilingDays);
  if (civilDateAt(now()) < opensOn)
    throw new ApiError('project.sheet_not_filed', { params: { date: formatDate(opensOn) } });
}
