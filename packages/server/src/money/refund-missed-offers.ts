import { civilDateAt } from '@semilla/contract';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { thePlatform } from '../kit/change/actor.ts';
import { offerColumns, refundDueOf } from '../project/orders/offer-end.ts';
import { phaseIds } from '../project/phases/catalogue.ts';
import { changedAt, hasPlacesToConfirm } from '../project/sheets/changed-at.ts';
import { projects } from '../schema/projects.ts';
import { closeProject, isConfirming } from './commands/close-project.ts';
import { platformKey } from './platform-key.ts';
import { findAdministrators } from './reconciliation/queries.ts';

/**
 * Closes offers below their target with a refund after the deadline, as their sheets promise: at once, or
 * after the days in which the owner may accept less than the target.
 */
export async function refundMissedOffers({ services, executor }: FastifyInstance): Promise<void> {
  const { db } = services.database;
  const { reflectionEndOf } = services;
  const now = services.now();
  const today = civilDateAt(now);
  const missed = await db
    .select({
      projectId: projects.projectId,
      managerId: projects.managerId,
      offer: offerColumns,
      sheetChangedAt: changedAt,
      hasPlacesToConfirm,
    })
    .from(projects)
    .where(
      and(
        eq(projects.phaseId, phaseIds.Investment),
        or(eq(projects.refundBelowTarget, true), isNotNull(projects.partialDays)),
        lt(projects.dateEnd, today),
        isNull(projects.suspendedUntil),
        eq(projects.waitingNumber, 0),
        lt(projects.amountInvestedCents, projects.financingAmountCents),
      ),
    );
  const due = missed.filter((project) => {
    const dueOn = refundDueOf(project.offer);
    return dueOn !== null && dueOn < today && !isConfirming(project, { now, reflectionEndOf });
  });
  if (!due.length) return;
  const administratorIds = (await findAdministrators(db)).map(({ userId }) => userId);
  const managers = new Map(due.map(({ projectId, managerId }) => [projectId, managerId]));
  await services.eachAlone('refund-missed-offers', [...managers.keys()], async (projectId) => {
    const managerId = managers.get(projectId);
    const request = {
      actor: thePlatform,
      projectId,
      refund: true,
      adminId: null,
      missed: { today, staffIds: managerId ? [managerId] : administratorIds },
    };
    await executor.run(closeProject(request), platformKey());
  });
}
