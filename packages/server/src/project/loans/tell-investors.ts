import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Jobs } from '../../kit/jobs/create-jobs.ts';
import { orders } from '../../schema/orders.ts';
import type { StoredProject } from '../access.ts';
import type { NoticeOf } from '../notices/notice.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import type { loanMails } from './mails.ts';

type WithoutAddressee<N> = N extends unknown ? Omit<N, 'userId' | 'projectId' | 'projectName'> : never;
export type LoanNotice = WithoutAddressee<NoticeOf<typeof loanMails>>;

/**
 * Queues a mail for everyone who has money in the loan, or had it there until the loan ended. The project
 * must be locked.
 */
export async function tellInvestors(
  tx: Db,
  jobs: Jobs,
  { projectId, name }: StoredProject,
  notice: LoanNotice,
): Promise<void> {
  const investors = await tx
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), inArray(orders.status, ['active', 'finished'])))
    .orderBy(asc(orders.userId));
  const about = { ...notice, projectId, projectName: name };
  await queueNotices(
    tx,
    jobs,
    investors.map(({ userId }) => ({ ...about, userId })),
  );
}
