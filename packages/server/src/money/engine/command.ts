import type { DatedRate } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import type { ReflectionPeriods } from '../../kit/reflection-periods.ts';
import type { AccountId } from '../../ledger/accounts.ts';
import type { Effects } from './effects.ts';
import type { World } from './world.ts';

/** The rows that a command reads; they stay locked until its batch commits. */
export interface Needs {
  projects?: string[];
  /**
   * Loads these projects with all orders that are not cancelled, the wallets of the investors, the distributions and the
   * repayments.
   */
  wholeProjects?: string[];
  users?: string[];
  accounts?: AccountId[];
  /** Counts the pending deposits and withdrawals of these users; their accounts must be among `accounts`. */
  pendingOf?: string[];
  /** Counts the orders of each pair of project and user. */
  investors?: { projectId: string; userId: string }[];
  orders?: string[];
  /** Loads the waiting-list place of each pair of project and user. */
  waiting?: { projectId: string; userId: string }[];
  /** Loads the open wish of each pair of project and user. */
  wishes?: { projectId: string; userId: string }[];
  /** Loads all open wishes of these projects, with the wallets of the preinvestors. */
  wishesOf?: string[];
  transactions?: string[];
  /** Bank movements. */
  bankEntries?: string[];
  bankAccounts?: string[];
  /** Loads the payment orders to the promoters of these projects; those of `wholeProjects` are loaded anyway. */
  orderedOf?: string[];
  /** Loads the payments of these projects that were recorded by hand and that no bank movement proves. */
  unprovenOf?: string[];
  /** Loads the payments of these projects that were booked from bank movements. */
  provenOf?: string[];
  /** Loads these payments to correct their tax; their projects must be locked. */
  taxedPayments?: { distributionId: string; userId: string }[];
  /** Sums up what was approved for these customers and by these deciders in the last 24 hours. */
  approvedAmounts?: { customerId: string; deciderId: string }[];
  /** Loads the withdrawal holds of these customers. */
  holdsOf?: string[];
  /** Loads the deposits of these customers that bank movements prove; their wallets must be among `accounts`. */
  bookedDepositsOf?: string[];
  /** Whether to check that the bank agrees with the ledger, and which debits are unexplained. */
  bankAgreement?: boolean;
  /** Whether to calculate how much of the money at the bank belongs to the company. */
  companysMoney?: boolean;
  /** Staff who may need a second person for this act. */
  proposers?: string[];
  /** Keys that allow only one pending proposal each. */
  onceKeys?: string[];
  approvals?: { proposalId: string; deciderId: string }[];
}

/** All that a decision may use besides the world. It is passed in, so that repeating the decision gives the same result. */
export interface Context {
  now: Date;
  newId: () => string;
  fourEyesCents: number;
  /** What one person may approve alone within 24 hours. */
  fourEyesDayCents: number;
  /** The tax rates on interest, with the day each rate starts. */
  interestTaxRates: readonly DatedRate[];
  /** The tax number of the company that runs the platform. That company may not invest. */
  providerTaxId?: string | undefined;
  reflectionEndOf: ReflectionPeriods;
}

export interface Decision<Answer> {
  effects: Effects;
  answer: Answer;
}

/** A change to money, orders, wishes or waiting places. The engine loads what `needs` names; `decide` sees only that. */
export interface Command<Answer> {
  actor: Actor;
  needs: Needs;
  /** A pure function. Throws an `ApiError` to refuse. */
  decide(world: World, context: Context): Decision<Answer>;
}
