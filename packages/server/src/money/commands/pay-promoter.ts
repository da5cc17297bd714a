import {
  civilDateAt,
  type ProjectPayment,
  type ProjectPaymentKind,
  releaseRefusal,
  repaymentRefusal,
} from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { type AccountId, escrowOf, returnsOf } from '../../ledger/accounts.ts';
import { phaseOf } from '../../project/access.ts';
import { dueCents, scheduleOf } from '../../project/distributions/schedule-of.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { balanceOf, type LedgerProject, type World } from '../engine/world.ts';
import { projectPayment, type Recorded } from './project-payment.ts';

interface Payment extends Recorded {
  actor: Actor;
}

interface Request extends Payment {
  kind: Extract<ProjectPaymentKind, 'release' | 'repayment'>;
  /** Defaults to the whole balance of the escrow account. */
  amountCents?: number | undefined;
}

function check(
  world: World,
  { project, phaseSince, payoutAccount }: LedgerProject,
  { kind }: Request,
  amountCents: number,
  now: Date,
) {
  const phase = phaseOf(project);
  if (kind === 'release') {
    if (world.isBankUnexplained) throw new ApiError('payment.bank_differs');
    const escrowCents = balanceOf(world, escrowOf(project.projectId));
    const hasPayoutAccount = payoutAccount !== undefined;
    const today = civilDateAt(now);
    refuse(releaseRefusal({ ...project, hasPayoutAccount, phase, escrowCents, amountCents, today }));
    return;
  }
  const repaid = world.repaidCents.get(project.projectId) ?? 0;
  const outstandingCents = Math.max(0, dueCents(scheduleOf(project, phaseSince)) - repaid);
  refuse(repaymentRefusal({ phase, amountCents, outstandingCents }));
}

/** With its id, because two accounts may look the same once they are masked. */
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
  const amountCents = request.amountCents ?? balanceOf(world, escrowOf(projectId));
  check(world, ledgerProject, request, amountCents, context.now);

  const [from, to]: [AccountId, AccountId] =
    kind === 'release' ? [escrowOf(projectId), 'bank'] : ['bank', returnsOf(projectId)];
  const after = { amountCents, ...(kind === 'release' && payeeOf(ledgerProject)) };
  const audit = { action: `project.${kind}`, after };
  return projectPayment(context, request, { kind, cause: kind, amountCents, from, to, audit });
}

function payPromoter(request: Request): Command<ProjectPayment> {
  const { projectId, actor, kind } = request;
  return {
    actor,
    needs: {
      wholeProjects: [projectId],
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
