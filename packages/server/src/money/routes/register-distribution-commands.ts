import {
  civilDateAt,
  type Distribution,
  type DistributionReason,
  reasonsForDistribution,
  v1,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { findNameOfUser, nameOfUser } from '../../kit/users/name-of-user.ts';
import { closeProject } from '../commands/close-project.ts';
import { correctTax } from '../commands/correct-tax.ts';
import { dueOnOf, runDistribution } from '../commands/run-distribution.ts';
import type { Command, Context } from '../engine/command.ts';
import { moneyRoute } from '../engine/money-route.ts';
import type { World } from '../engine/world.ts';
import { projectLook } from './project-look.ts';

// A preview runs the real command on current data without writing anything, so the id and the time are
// removed from its answer.
const withoutIds = <T extends { distributionId: string | null; createdAt: Date | null }>(answer: T): T => ({
  ...answer,
  distributionId: null,
  createdAt: null,
});

async function proposerFor(db: Db, { userId }: SignedIn) {
  return { userId, userName: await nameOfUser(db, userId) };
}

function reasonsToDistribute(
  world: World,
  { now }: Context,
  { projectId, period }: { projectId: string; period: number },
): DistributionReason[] {
  const dueOn = dueOnOf(world, projectId, period);
  if (!dueOn) return [];
  const lastRepaymentAt = world.lastRepaymentAt.get(projectId);
  return reasonsForDistribution({ dueOn, today: civilDateAt(now), now, lastRepaymentAt });
}

/** The command, with its answer saying why a second person must approve it. */
function withReasons(
  command: Command<Distribution>,
  reasons: (world: World, context: Context) => DistributionReason[],
) {
  return {
    ...command,
    decide(world: World, context: Context) {
      const { answer, effects } = command.decide(world, context);
      return { answer: { ...answer, secondPersonFor: reasons(world, context) }, effects };
    },
  };
}

export async function registerDistributionCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(
    app,
    v1.distributions.distribute,
    async ({ actor, body: { period, why }, caller, db, params, query, preview, runWithSecond }) => {
      const { projectId } = params;
      const isPreview = query.preview;
      const command = runDistribution({ actor, projectId, period, adminId: caller.userId, isPreview });
      const reasons = (world: World, context: Context) =>
        reasonsToDistribute(world, context, { projectId, period });
      if (isPreview) return withoutIds(await preview(withReasons(command, reasons)));
      const look = await projectLook(db, {
        act: 'distribute',
        projectId,
        proposer: await proposerFor(db, caller),
        why,
        onceKey: `${projectId} ${period}`,
        isNeeded: (world, context) => reasons(world, context).length > 0,
      });
      return runWithSecond(look, () => command);
    },
  );

  moneyRoute(
    app,
    v1.distributions.correctTax,
    async ({ actor, body: { userId, why }, caller, db, params, query, preview, runWithSecond }) => {
      const { projectId, distributionId } = params;
      const command = correctTax({ actor, ...params, userId, adminId: caller.userId });
      if (query.preview) return { ...(await preview(command)), taxCorrectionId: null, createdAt: null };
      const { subject, ...look } = await projectLook(db, {
        act: 'correctTax',
        projectId,
        proposer: await proposerFor(db, caller),
        why,
        onceKey: `${distributionId} ${userId}`,
      });
      const investor = await findNameOfUser(db, userId);
      if (investor === undefined) throw new NotFound();
      const name = `${investor} · ${subject.name}`;
      const ofInvestor = { ...look, subject: { type: 'user', id: userId, name }, beneficiaryId: userId };
      return runWithSecond(ofInvestor, () => command);
    },
  );

  moneyRoute(
    app,
    v1.distributions.closeProject,
    async ({ actor, body: { refund, why }, caller, db, params, query, preview, run, runWithSecond }) => {
      const { projectId } = params;
      const command = closeProject({ actor, projectId, refund, adminId: caller.userId });
      if (query.preview) return withoutIds(await preview(command));
      if (!refund) return run(command);
      const look = await projectLook(db, {
        act: 'closeWithRefund',
        projectId,
        proposer: await proposerFor(db, caller),
        why,
        onceKey: projectId,
      });
      return runWithSecond(look, () => command);
    },
  );
}
