import {
  type Cents,
  cents,
  centsMax,
  civilDateAt,
  guidanceCapCents,
  largestOrder,
  type OrderRefusal,
  type OrderSituation,
  orderRefusal,
  smallestOrder,
} from '@semilla/contract';
import type { InvestSituation } from './invest-situation.ts';

function situationOf(from: InvestSituation, amountCents: Cents): OrderSituation {
  const { me, project, terms, balanceCents, isInvestorAlready, at } = from;
  return {
    isVisible: true,
    phase: project.phaseName,
    dateStart: project.dateStart,
    dateEnd: project.dateEnd,
    today: civilDateAt(at),
    isIdentityApproved: me.verificationStatus === 'Approved',
    acceptedTermsVersion: terms.version,
    amountCents,
    minimumInvestmentCents: project.minimumInvestment,
    financingAmountCents: project.financingAmount,
    amountInvestedCents: project.amountInvested,
    maxInvestorNumber: project.maxInvestorNumber,
    // Where a project does not show how many there are, only the server can tell.
    investorNumber: project.investorNumber ?? 0,
    isInvestorAlready,
    balanceCents,
  };
}

/** What speaks against an amount, by the rule that the server decides by; the terms are looked at apart. */
export function amountRefusal(from: InvestSituation, amountCents: Cents) {
  return orderRefusal(situationOf(from, amountCents));
}

/** What has to hold before somebody thinks of an amount. */
export type PreCheck = { name: 'role' | 'project' | 'identity' | 'places' | 'balance' } & (
  | { holds: true }
  | { holds: false; refusal?: OrderRefusal }
);

const projectCodes = ['project.investing_not_possible', 'project.outside_financing_period'];

export function preChecks(from: InvestSituation): PreCheck[] {
  const { me, project, balanceCents } = from;
  if (me.role !== 'user') return [{ name: 'role', holds: false }];
  const enough = { ...from, balanceCents: project.financingAmount };
  const refused = (one: InvestSituation) => amountRefusal(one, cents(smallestOrder(project)));
  const check = (name: PreCheck['name'], refusal: OrderRefusal | undefined): PreCheck =>
    refusal ? { name, holds: false, refusal } : { name, holds: true };

  const approved: InvestSituation = { ...enough, me: { ...me, verificationStatus: 'Approved' } };
  const ofProject = refused(approved);
  const isProject = ofProject && projectCodes.includes(ofProject.code);
  if (isProject) return [check('project', ofProject)];
  const identity = me.verificationStatus === 'Approved' ? undefined : refused(enough);
  return [
    check('project', undefined),
    check('identity', identity),
    ...(project.maxInvestorNumber === null ? [] : [check('places', ofProject)]),
    balanceCents >= smallestOrder(project)
      ? { name: 'balance', holds: true }
      : { name: 'balance', holds: false },
  ];
}

/** The bounds of an amount, each with whether it holds. */
export interface AmountCheck {
  name: 'minimum' | 'remaining' | 'balance';
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
  /** As much as possible; undefined where that is less than an order may be. */
  amount: Cents | undefined;
  /** Whether it is the terms that allow no more. */
  isCapped: boolean;
}

/** As much as possible that does not contradict what is confirmed by accepting the terms. */
export function suggestedAmount({ project, balanceCents, investedCents }: InvestSituation): Suggestion {
  const largest = largestOrder(project, balanceCents);
  const room = Math.max(0, guidanceCapCents - investedCents);
  const amount = cents(Math.min(largest, room));
  return { amount: amount >= smallestOrder(project) ? amount : undefined, isCapped: room < largest };
}
