import {
  type Cents,
  cents,
  civilDateAt,
  hasPlannedOpening,
  isInReview,
  may,
  missingForPublication,
  type Permission,
  type Project,
  type ProjectAct,
  type ProjectActKind,
  type Role,
  releaseRefusal,
} from '@semilla/contract';
import { phaseOf, type StoredProject } from '../../project/access.ts';

/** A delivery to the investors that is not made yet. */
export interface NextDelivery {
  period: number;
  dueOn: string;
  amount: Cents;
}

export interface ActFacts {
  project: StoredProject;
  preparation: Pick<Project, 'review' | 'opening'>;
  contents: Record<'descriptions' | 'documents' | 'multimedia', number>;
  isToAllocate: boolean;
  hasPayoutAccount: boolean;
  /** The escrow without what waits in payment orders. */
  escrowCents: number;
  returnsCents: number;
  next: NextDelivery | undefined;
  today: string;
}

const needs: Record<ProjectActKind, Permission> = {
  correctSheet: 'sheets.edit',
  complete: 'projects.edit',
  sendForReview: 'projects.sendForReview',
  review: 'projects.changePhase',
  awaitReview: 'projects.edit',
  correctDraft: 'projects.sendForReview',
  awaitCorrection: 'projects.changePhase',
  awaitOpening: 'projects.edit',
  publish: 'projects.changePhase',
  open: 'projects.changePhase',
  allocate: 'wishes.allocate',
  finance: 'projects.changePhase',
  refund: 'returns.run',
  addPayoutAccount: 'payoutAccounts.create',
  awaitStart: 'projects.edit',
  payPromoter: 'returns.run',
  recordRepayment: 'returns.run',
  deliver: 'returns.run',
  close: 'returns.run',
};

type Part = Partial<Omit<ProjectAct, 'kind'>>;

const act = (kind: ProjectActKind, part: Part = {}): ProjectAct => {
  return { kind, dueOn: null, amount: null, since: null, byName: null, period: null, missing: [], ...part };
};

/** A phase that begins by itself needs no act. */
function openingOf({ preparation }: ActFacts): ProjectAct | undefined {
  const { opening } = preparation;
  if (!opening || !hasPlannedOpening(preparation)) return undefined;
  return act('awaitOpening', { dueOn: civilDateAt(opening.opensAt) });
}

/** Managers send their drafts to the administrators, who review and publish them. */
function ofDraft({ project, preparation, contents }: ActFacts, role: Role): ProjectAct {
  const publishes = may(needs.publish, role);
  const { review } = preparation;
  if (review && isInReview(preparation)) {
    const sent = { since: civilDateAt(review.sentAt), byName: review.sentByName };
    return act(publishes ? 'review' : 'awaitReview', sent);
  }
  if (review?.returnedAt) {
    const returned = { since: civilDateAt(review.returnedAt), byName: review.returnedByName };
    return act(publishes ? 'awaitCorrection' : 'correctDraft', returned);
  }
  const missing = missingForPublication(project, contents);
  if (missing.length) return act('complete', { missing });
  return act(publishes ? 'publish' : 'sendForReview');
}

/** What an offer needs once its last day has passed without all the money. */
function ofOffer({ project, isToAllocate, today }: ActFacts): ProjectAct | undefined {
  const { dateEnd, fullySubscribedUntil, amountInvestedCents, refundBelowTarget } = project;
  if (isToAllocate) return act('allocate');
  if (!dateEnd || dateEnd >= today || fullySubscribedUntil) return undefined;
  const isRefund = refundBelowTarget || amountInvestedCents === 0;
  return act(isRefund ? 'refund' : 'finance', { dueOn: dateEnd, amount: cents(amountInvestedCents) });
}

/** What keeps the promoter from being paid, or the payment; undefined without money in escrow. */
function ofEscrow(facts: ActFacts): ProjectAct | undefined {
  const { project, escrowCents, hasPayoutAccount, today } = facts;
  if (escrowCents <= 0) return undefined;
  const { withdrawMoneyFinanced, startedAt } = project;
  const refusal = releaseRefusal({
    phase: 'Financed',
    escrowCents,
    amountCents: escrowCents,
    hasPayoutAccount,
    withdrawMoneyFinanced,
    startedAt,
    today,
  });
  if (refusal?.code === 'project.no_destination_account') return act('addPayoutAccount');
  const amount = cents(escrowCents);
  return refusal ? act('awaitStart', { dueOn: startedAt, amount }) : act('payPromoter', { amount });
}

function ofLoan(facts: ActFacts): ProjectAct {
  const { next, returnsCents } = facts;
  if (!next) return act('close');
  const { dueOn, period, amount } = next;
  if (returnsCents >= amount) return act('deliver', { dueOn, period, amount });
  return act('recordRepayment', { dueOn, period, amount: cents(amount - returnsCents) });
}

function nextOf(facts: ActFacts, role: Role): ProjectAct | undefined {
  const { project, isToAllocate, today } = facts;
  if (project.suspendedUntil) return act('correctSheet', { dueOn: project.suspendedUntil });
  switch (phaseOf(project)) {
    case 'Draft':
      return openingOf(facts) ?? ofDraft(facts, role);
    case 'Next_Opening':
      return openingOf(facts) ?? act('open', { dueOn: project.dateStart });
    case 'Preinvestment': {
      if (isToAllocate) return act('allocate');
      const { preinvestorDateEnd } = project;
      const isOver = preinvestorDateEnd === null || preinvestorDateEnd < today;
      return openingOf(facts) ?? (isOver ? act('open', { dueOn: project.dateStart }) : undefined);
    }
    case 'Investment':
      return ofOffer(facts);
    case 'Financed':
      return ofEscrow(facts) ?? ofLoan(facts);
    default:
      return undefined;
  }
}

/** What comes next in a project, if the role may do it. */
export function projectActOf(facts: ActFacts, role: Role): ProjectAct | null {
  const next = nextOf(facts, role);
  return next && may(needs[next.kind], role) ? next : null;
}
