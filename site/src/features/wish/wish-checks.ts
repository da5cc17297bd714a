import {
  type Cents,
  cents,
  centsMax,
  civilDateAt,
  depositCents,
  type Refusal,
  reservedCents,
  type Wish,
  wishRefusal,
  wishStepCents,
} from '@semilla/contract';
import type { InvestSituation } from '../investment/invest-situation.ts';
import {
  type AmountCheck,
  asApproved,
  declarationChecks,
  knowledgeChecks,
  type PreCheck,
} from '../investment/order-checks.ts';

/** Why a wish with this amount is refused, by the rule of the server. Undefined if it is not. */
export function refusalOfWish(
  { me, project, risks, terms, balanceCents, at }: InvestSituation,
  amount: Cents,
  own: Wish | undefined,
): Refusal | undefined {
  return wishRefusal({
    isVisible: true,
    phase: project.phaseName,
    hasSheet: project.sheetVersion !== null,
    isSuspended: project.suspendedUntil !== null,
    today: civilDateAt(at),
    windowEnd: project.preinvestorDateEnd,
    dateEnd: project.dateEnd,
    isIdentityApproved: me.verificationStatus === 'Approved',
    isCompanyUndeclared: risks?.isCompanyUndeclared ?? false,
    isResidenceUndeclared: risks?.isResidenceUndeclared ?? false,
    acceptedTermsVersion: terms.version,
    termsVersion: terms.version,
    amountCents: amount,
    minimumInvestmentCents: project.minimumInvestment,
    reservedCents: reservedCents(project),
    depositCents: depositCents(project, amount),
    balanceCents,
    wishNumber: project.wishNumber,
    maxNumber: project.preinvestorMaxNumber,
    own: own && {
      amountCents: own.amount,
      depositCents: own.deposit,
      needsConfirmation: own.needsConfirmation,
    },
  });
}

/** The minimum investment, rounded up to the next wish step. */
function smallestWish({ project }: InvestSituation): Cents {
  return cents(Math.ceil(project.minimumInvestment / wishStepCents) * wishStepCents);
}

/** The conditions checked before an amount is entered. */
export function wishChecks(from: InvestSituation, own: Wish | undefined): PreCheck[] {
  const { me } = from;
  if (me.role !== 'user') return [{ name: 'role', holds: false }];
  const amount = own?.amount ?? smallestWish(from);
  const ofProject = refusalOfWish({ ...asApproved(from), balanceCents: cents(centsMax) }, amount, own);
  if (ofProject) return [{ name: 'project', holds: false, refusal: ofProject }];
  const isApproved = me.verificationStatus === 'Approved';
  const identity = isApproved ? undefined : refusalOfWish(from, amount, own);
  return [
    identity ? { name: 'identity', holds: false, refusal: identity } : { name: 'identity', holds: true },
    ...declarationChecks(from),
    ...knowledgeChecks(from),
  ];
}

/** The limits of a wish's amount, and whether each is met. */
export function wishBounds(from: InvestSituation, amount: Cents | undefined): AmountCheck[] {
  const minimum = smallestWish(from);
  const reserved = cents(reservedCents(from.project));
  const wished = amount ?? 0;
  return [
    { name: 'minimum', boundCents: minimum, holds: wished >= minimum },
    { name: 'reserved', boundCents: reserved, holds: wished > 0 && wished <= reserved },
  ];
}
