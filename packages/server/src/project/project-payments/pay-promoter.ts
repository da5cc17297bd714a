import {
  civilDateAt,
  type ProjectPayment,
  type ProjectPaymentKind,
  releaseRefusal,
  repaymentRefusal,
} from '@semilla/contract';
import { NotFound } from '../../errors.ts';
import type { StoredDocument } from '../../misc/documents/repository.ts';
import type { Actor } from '../../routing/change.ts';
import { type AccountId, escrowOf, returnsOf } from '../../wallet/ledger/accounts.ts';
import type { Command, Context, Decision } from '../../wallet/ledger/command.ts';
import { newEntry } from '../../wallet/ledger/entry.ts';
import { refuse } from '../../wallet/ledger/refuse.ts';
import { balanceOf, type LedgerProject, type World } from '../../wallet/ledger/world.ts';
import { phaseOf } from '../access.ts';
import { dueCents, scheduleOf } from '../distributions/schedule-of.ts';
import { paymentAnswer } from './payment-answer.ts';

interface Payment {
  actor: Actor;
  projectId: string;
  admin: { userId: string; userName: string };
  proof: StoredDocument;
}

interface Wanted extends Payment {
  kind: ProjectPaymentKind;
  /** All there is, if left out. */
  amountCents?: number | undefined;
}

function check(
  world: World,
  { project, phaseSince }: LedgerProject,
  { kind }: Wanted,
  amountCents: number,
  now: Date,
) {
  const phase = phaseOf(project);
  if (kind === 'release') {
    const escrowCents = balanceOf(world, escrowOf(project.projectId));
    refuse(releaseRefusal({ ...project, phase, escrowCents, amountCents, today: civilDateAt(now) }));
    return;
  }
  const repaid = world.repaidCents.get(project.projectId) ?? 0;
  const outstandingCents = Math.max(0, dueCents(scheduleOf(project, phaseSince)) - repaid);
  refuse(repaymentRefusal({ phase, amountCents, outstandingCents }));
}

function decide(world: World, context: Context, wanted: Wanted): Decision<ProjectPayment> {
  const { now, newId } = context;
  const { projectId, kind, admin, proof } = wanted;
  const one = world.projects.get(projectId);
  if (!one) throw new NotFound();
  const amountCents = wanted.amountCents ?? balanceOf(world, escrowOf(projectId));
  check(world, one, wanted, amountCents, now);

  const projectPaymentId = newId();
  const [from, to]: [AccountId, AccountId] =
    kind === 'release' ? [escrowOf(projectId), 'bank'] : ['bank', returnsOf(projectId)];
  const entry = newEntry(context, { cause: kind, causeId: projectPaymentId }, [
    [from, -amountCents],
    [to, amountCents],
  ]);
  const payment = {
    projectPaymentId,
    projectId,
    kind,
    amountCents,
    documentId: proof.documentId,
    adminId: admin.userId,
    entryId: entry.entryId,
    createdAt: now,
  };
  return {
    answer: paymentAnswer(payment, { adminName: admin.userName, file: proof }),
    effects: {
      entries: [entry],
      documents: [proof],
      payments: [payment],
      audit: [
        { action: `project.${kind}`, subjectType: 'project', subjectId: projectId, after: { amountCents } },
      ],
    },
  };
}

function paying(wanted: Wanted): Command<ProjectPayment> {
  const { projectId, actor } = wanted;
  return {
    actor,
    needs: { wholeProjects: [projectId], accounts: [escrowOf(projectId), returnsOf(projectId)] },
    decide: (world, context) => decide(world, context, wanted),
  };
}

/** What was raised goes to the promoter of a financed project. */
export const releaseToPromoter = (payment: Payment & { amountCents?: number | undefined }) =>
  paying({ ...payment, kind: 'release' });

/** The promoter pays back. */
export const recordRepayment = (payment: Payment & { amountCents: number }) =>
  paying({ ...payment, kind: 'repayment' });
