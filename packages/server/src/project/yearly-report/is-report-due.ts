import { civilDateAt } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { madrid } from './find-investments.ts';

/** Whether last year financed offers and its report was not downloaded since the year ended. */
export async function isReportDue(db: Db, now: Date): Promise<boolean> {
  const thisYear = Number(civilDateAt(now).slice(0, 4));
  const year = thisYear - 1;
  const [from, until] = [madrid(`${year}-01-01`), madrid(`${thisYear}-01-01`)];
  const { rows } = await db.execute<{ is_due: boolean }>(sql`
    select exists (
      select from project_phases where phase_id = ${phaseIds.Financed} and "from" >= ${from} and "from" < ${until}
    ) and not exists (
      select from audit_entries
      where subject_type = 'yearly-report' and subject_id = ${String(year)}
        and action = 'yearly-report.download' and at >= ${until}
    ) as is_due`);
  return rows[0]?.is_due ?? false;
}
