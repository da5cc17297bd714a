import {
  civilDateAt,
  type ProjectPayment,
  type ProjectPaymentKind,
  type Refusal,
  releaseRefusal,
  repaymentRefusal,
} from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { type AccountId, escrowOf, returnsOf } from '../../ledger/accounts.ts';
import { refuseUnexplained } from '../../payment/bank-balances/find-unexplained-debits.ts';
import { phaseOf } from '../../project/access.ts';
import { dueCents, scheduleOf } from '../../project/distributions/schedule-of.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { freeEscrowOf, type LedgerProject, type World } from '../engine/world.ts';
import { refuseBooked } from './paid-twice.ts';
import { projectPayment, type Recorded } from './project-payment.ts';

interface Payment extends Recorded {
  actor: Actor;
}

interface Request extends Payment {
  kind: Extract<ProjectPaymentKind, 'release' | 'repayment'>;
  /** Defaults to all money in escrow that no payment order uses. */
  amountCents?: number | undefined;
}

/** Refuses a release that the project's rules do not allow, or while the bank and the ledger differ. */
export function checkRelease(
  world: World,
  { project, payoutAccount }: LedgerProject,
  amountCents: number,
  now: Date,
): void {
  if (world.unexplained.isDifferent) throw new ApiError('payment.bank_differs');
  refuse(
    releaseRefusal({
      ...project,
      hasPayoutAccount: payoutAccount !== undefined,
      phase: phaseOf(project),
      escrowCents: freeEscrowOf(world, project.projectId),
      amountCents,
      today: civilDateAt(now),
    }),
  );
}

/** Why a repayment is refused: it exceeds the amount due, or the project is not financed. */
export function refusalOfRepayment(
  world: World,
  { project, phaseSince }: LedgerProject,
  amountCents: number,
): Refusal | undefined {
  const repaid = world.repaidCents.get(project.projectId) ?? 0;
  const outstandingCents = Math.max(0, dueCents(scheduleOf(project, phaseSince)) - repaid);
  return repaymentRefusal({ phase: phaseOf(project), amountCents, outstandingCents });
}

/** Includes the id, because two accounts may look the same once they are masked. */
export const payeeOf = ({ payoutAccount }: LedgerProject) =>
  payoutAccount && {
    destinationBankAccount: maskIban(payoutAccount.account),
    payoutHolderName: payoutAccount.holderName,
    payoutAccountId: payoutAccount.payoutAccountId,
  };

function decide(world: World, context: Context, request: Request): Decision<ProjectPayment> {
  const { projectId, kind } = request;
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject) throw new NotFound();
  const amountCents = request.amountCents ?? freeEscrowOf(world, projectId);
  if (kind === 'release') {
    checkRelease(world, ledgerProject, amountCents, context.now);
    refuseUnexplained(world.unexplained.debits, amountCents);
  } else refuse(refusalOfRepayment(world, ledgerProject, amountCents));
  const alike = refuseBooked(world, context.now, { projectId, kind, amountCents }, request.isAnother);

  const [from, to]: [AccountId, AccountId] =
    kind === 'release' ? [escrowOf(projectId), 'bank'] : ['bank', returnsOf(projectId)];
  const after = { amountCents, ...(kind === 'release' && payeeOf(ledgerProject)), ...alike };
  const audit = { action: `project.${kind}`, after };
  return projectPayment(context, request, { kind, cause: kind, amountCents, from, to, audit });
}

function payPromoter(request: Request): Command<ProjectPayment> {
  const { projectId, actor, kind } = request;
  return {
    actor,
    needs: {
      wholeProjects: [projectId],
      provenOf: [projectId],
      accounts: [escrowOf(projectId), returnsOf(projectId)],
      bankAgreement: kind === 'release',
    },
    decide: (world, context) => decide(world, context, request),
  };
}

/** Pays the money raised by a financed project to its promoter. */
export const releaseToPromoter = (payment: Payment & { amountCents?: number | undefined }) =>
  payPromoter({ ...payment, kind: 'release' });

/** Records money that the promoter has paid back. */
export const recordRepayment = (payment: Payment & { amountCents: number }) =>
  payPromoter({ ...payment, kind: 'repayment' });
