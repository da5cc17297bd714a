import {
  type Cents,
  cents,
  centsMax,
  civilDateAt,
  entryRefusal,
  largestOrder,
  type OrderRefusal,
  type OrderSituation,
  orderRefusal,
  refusal,
  smallestOrder,
  type TermsText,
  termsTextFor,
} from '@semilla/contract';
import type { InvestSituation } from './invest-situation.ts';

function situationOf(from: InvestSituation, amountCents: Cents): OrderSituation {
  const { me, project, risks, terms, balanceCents, isInvestorAlready, at } = from;
  return {
    isVisible: true,
    phase: project.phaseName,
    hasSheet: project.sheetVersion !== null,
    isSuspended: project.suspendedUntil !== null,
    dateStart: project.dateStart,
    dateEnd: project.dateEnd,
    today: civilDateAt(at),
    isIdentityApproved: me.verificationStatus === 'Approved',
    isCompanyUndeclared: risks?.isCompanyUndeclared ?? false,
    isResidenceUndeclared: risks?.isResidenceUndeclared ?? false,
    acceptedTermsVersion: terms.version,
    termsVersion: terms.version,
    amountCents,
    minimumInvestmentCents: project.minimumInvestment,
    financingAmountCents: project.financingAmount,
    amountInvestedCents: project.amountInvested,
    maxInvestorNumber: project.maxInvestorNumber,
    // If the project hides its number of investors, only the server can check the limit.
    investorNumber: project.investorNumber ?? 0,
    isInvestorAlready,
    balanceCents,
    waitingNumber: project.waitingNumber,
    isFromWaitingList: false,
    hasOpenWishes: project.wishNumber > 0,
  };
}

/** Why an order of this amount is refused, by the rule of the server. The terms are checked separately. */
export function amountRefusal(from: InvestSituation, amountCents: Cents) {
  return orderRefusal(situationOf(from, amountCents));
}

/** The conditions checked before an amount is entered. */
export type PreCheck = {
  name: 'role' | 'project' | 'identity' | 'company' | 'residence' | 'knowledge' | 'places' | 'balance';
} & ({ holds: true } | { holds: false; refusal?: OrderRefusal });

/** The declarations that are missing: of a company, its owners and representatives; of anybody, the tax residence. */
export function declarationChecks({ risks }: InvestSituation): PreCheck[] {
  const missing: PreCheck[] = [];
  if (risks?.isCompanyUndeclared)
    missing.push({ name: 'company', holds: false, refusal: refusal('project.company_declaration_needed') });
  if (risks?.isResidenceUndeclared)
    missing.push({ name: 'residence', holds: false, refusal: refusal('project.fiscal_residence_needed') });
  return missing;
}

/**
 * The check that an investor who needs the entry test has taken or refused it. The risk warning after the
 * test is shown separately.
 */
export function knowledgeChecks({ profile }: InvestSituation): PreCheck[] {
  if (profile?.kind !== 'non-sophisticated') return [];
  const needed = entryRefusal(profile.kind, profile.entryTest, true);
  return [needed ? { name: 'knowledge', holds: false, refusal: needed } : { name: 'knowledge', holds: true }];
}

const projectCodes = [
  'project.investing_not_possible',
  'project.sheet_needed',
  'project.offer_suspended',
  'project.outside_financing_period',
  'project.fully_subscribed',
  'project.others_wait',
  'project.preinvestors_first',
];

/** Changes the data as if the identity were approved and everything declared. */
export function asApproved(from: InvestSituation): InvestSituation {
  const { me, risks } = from;
  const declared = risks && { ...risks, isCompanyUndeclared: false, isResidenceUndeclared: false };
  return { ...from, me: { ...me, verificationStatus: 'Approved' }, risks: declared };
}

export function preChecks(from: InvestSituation): PreCheck[] {
  const { me, project, balanceCents } = from;
  if (me.role !== 'user') return [{ name: 'role', holds: false }];
  const enough = { ...from, balanceCents: project.financingAmount };
  const refused = (one: InvestSituation) => amountRefusal(one, cents(smallestOrder(project)));
  const check = (name: PreCheck['name'], found: OrderRefusal | undefined): PreCheck =>
    found ? { name, holds: false, refusal: found } : { name, holds: true };

  const approved = asApproved(enough);
  const ofProject = refused(approved);
  const isProject = ofProject && projectCodes.includes(ofProject.code);
  if (isProject) return [check('project', ofProject)];
  const identity = me.verificationStatus === 'Approved' ? undefined : refused(enough);
  return [
    check('project', undefined),
    check('identity', identity),
    ...declarationChecks(from),
    ...knowledgeChecks(from),
    ...(project.maxInvestorNumber === null ? [] : [check('places', ofProject)]),
    balanceCents >= smallestOrder(project)
      ? { name: 'balance', holds: true }
      : { name: 'balance', holds: false },
  ];
}

/** A limit of the amount, and whether it is met. */
export interface AmountCheck {
  name: 'minimum' | 'remaining' | 'reserved' | 'balance';
  boundCents: Cents;
  holds: boolean;
}

export function amountChecks(from: InvestSituation, amountCents: Cents | undefined): AmountCheck[] {
  const { project, balanceCents } = from;
  const minimum = cents(smallestOrder(project));
  const remaining = cents(largestOrder(project, centsMax));
  const amount = amountCents ?? 0;
  return [
    { name: 'minimum', boundCents: minimum, holds: amount > 0 && amount >= minimum },
    { name: 'remaining', boundCents: remaining, holds: amount > 0 && amount <= remaining },
    { name: 'balance', boundCents: balanceCents, holds: amount > 0 && amount <= balanceCents },
  ];
}

export interface Suggestion {
  /** Undefined if the largest amount is below the smallest order. */
  amount: Cents | undefined;
  /** Whether the cap in the terms limits the amount. */
  isCapped: boolean;
}

/** The text of the terms that is true for the investor with this amount. */
export function termsTextOf(
  { profile, terms, investedCents }: InvestSituation,
  amount: number | undefined,
): TermsText {
  return termsTextFor({
    kind: profile?.kind ?? 'non-sophisticated',
    capCents: terms.cap,
    totalCents: investedCents + (amount ?? 0),
  });
}

/** The largest amount up to the cap of the terms, which is not meant for experienced investors. */
export function suggestedAmount(from: InvestSituation): Suggestion {
  const { project, balanceCents, investedCents, terms } = from;
  const largest = largestOrder(project, balanceCents);
  const cap = termsTextOf(from, 0) === 'experienced' ? centsMax : (terms.cap ?? centsMax);
  const room = Math.max(0, cap - investedCents);
  const amount = cents(Math.min(largest, room));
  return { amount: amount >= smallestOrder(project) ? amount : undefined, isCapped: room < largest };
}
