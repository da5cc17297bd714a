import type { DatedRate } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import type { AccountId } from '../../ledger/accounts.ts';
import type { Effects } from './effects.ts';
import type { World } from './world.ts';

/** The rows that a command reads; they stay locked until its batch commits. */
export interface Needs {
  projects?: string[];
  /**
   * Projects with all their orders that are not cancelled, the wallets of those investors, the distributions and the
   * repayments.
   */
  wholeProjects?: string[];
  users?: string[];
  accounts?: AccountId[];
  /** Users whose pending deposits and withdrawals are counted; their accounts must be among those locked. */
  pendingOf?: string[];
  /** Pairs of project and user whose orders are counted. */
  investors?: { projectId: string; userId: string }[];
  orders?: string[];
  /** Pairs of project and user whose place on the waiting list is read. */
  waiting?: { projectId: string; userId: string }[];
  /** Pairs of project and user whose open wish is read. */
  wishes?: { projectId: string; userId: string }[];
  /** Projects with all their open wishes and the wallets of those preinvestors. */
  wishesOf?: string[];
  transactions?: string[];
  /** Movements of the platform's bank account. */
  bankEntries?: string[];
  bankAccounts?: string[];
  /** Projects whose ordered payments to the promoter count; those of `wholeProjects` are loaded anyway. */
  orderedOf?: string[];
  /** Projects whose payments that staff recorded by hand count, if no movement of the bank proves them. */
  unprovenOf?: string[];
  /** Projects whose payments that were booked from movements of the bank count. */
  provenOf?: string[];
  /** Payments to an investor whose tax is corrected; their project must be locked. */
  taxedPayments?: { distributionId: string; userId: string }[];
  /** Customers and deciding persons whose approved amounts of the last 24 hours count. */
  approvedAmounts?: { customerId: string; deciderId: string }[];
  /** Customers whose withdrawals may wait. */
  holdsOf?: string[];
  /** Customers whose deposits that a movement of the bank proves count; their wallets must be among the accounts. */
  bookedDepositsOf?: string[];
  /** Whether it matters that the bank agrees with the ledger. */
  bankAgreement?: boolean;
  /** Whether it matters how much of what is at the bank is the company's own. */
  companysMoney?: boolean;
  /** Staff whose act may need a second person. */
  proposers?: string[];
  /** Keys of which only one proposal may be pending. */
  onceKeys?: string[];
  approvals?: { proposalId: string; deciderId: string }[];
}

/** All that a decision may use besides the world; passed in, so that repeating the decision gives the same result. */
export interface Context {
  now: Date;
  newId: () => string;
  fourEyesCents: number;
  /** What is withheld of interest, from which day on. */
  interestTaxRates: readonly DatedRate[];
  /** The tax number of the company that runs the platform. */
  providerTaxId?: string | undefined;
  /** The last day of the reflection period of an order. */
  reflectionEndOf: (placedAt: Date) => string;
}

export interface Decision<Answer> {
  effects: Effects;
  answer: Answer;
}

/** A command that moves money: its actor, the rows it needs, and the function that decides its effects. */
export interface Command<Answer> {
  actor: Actor;
  needs: Needs;
  /** Pure. Throws an `ApiError` to refuse. */
  decide(world: World, context: Context): Decision<Answer>;
}
