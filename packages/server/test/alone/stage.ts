import { addDays, civilDateAt } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { bankAccounts } from '../../src/schema/bank-accounts.ts';
import { givenBankAccount, givenVerification } from '../account-records.ts';
import { givenAccount } from '../bank-accounts.ts';
import { as, type Caller } from '../callers.ts';
import { givenResidences } from '../investor-facts.ts';
import { allMailsSent } from '../mails.ts';
import { acceptedAccount, anInvestor, giveMoney } from '../money.ts';
import { invested, openProject } from '../orders.ts';
import { openRewindable, type Rewindable } from '../postgres/rewindable.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import {
  givenDraft,
  givenPaid,
  givenPreinvested,
  givenRecalled,
  givenRepaid,
  givenSent,
  givenShown,
  givenStopped,
  givenTaxed,
  givenUnknown,
  givenWished,
  type Paid,
  type Sent,
  type Shown,
  type Stopped,
  stopWithdrawals,
  type Taxed,
  type Wished,
} from './bystanders.ts';
import { givenReturned, type Returned } from './returned.ts';
import { importMovement, type ShownMovement } from './statements.ts';

/** A balance that one person alone may not move. Two people approved it by hand. */
export const balanceCents = 5_000_000;
const investorCents = 100_000;
/** Less than the amount from which two people must validate an account. */
const neighbourCents = 600_000;
const arrivedCents = 999_999;

/** A customer with the number of a validated account that is only theirs. */
export interface AccountHolder {
  userId: string;
  account: string;
}

export interface Neighbour extends AccountHolder {
  bankAccountId: string;
  documentId: string | null;
  /** All accounts of this customer at the start of a sequence. */
  accountIds: string[];
}

type DebitName = 'misdirected' | 'recalled' | 'shown' | 'taken';

/** One dishonest administrator, their accomplices, and the customers and projects that they attack. */
export interface Stage extends Pick<Rewindable, 'mark' | 'rewind'> {
  test: TestApp;
  marta: Caller;
  victim: Caller;
  /** A customer whose identity was declined. */
  accomplice: Caller;
  /** The accomplice's own account, from which money arrives. */
  accompliceAccount: AccountHolder;
  /** A waiting bank movement from that account, of less than the threshold. */
  arrivedId: string;
  verificationId: string;
  /** An accomplice with an approved identity and some money. */
  investor: Caller;
  /** The customers that the administrator registered or took over during a sequence. */
  own: Caller[];
  /** The bank account that a customer in `own` added last. */
  ownAccountId: string | undefined;
  /** The administrator's own second login, with the manager role. */
  manager: Caller;
  /** A second administrator, who does nothing. */
  secondId: string;
  /** A financed project. */
  projectId: string;
  openProjectId: string;
  repaidProjectId: string;
  taxed: Taxed;
  stopped: Stopped;
  wished: Wished;
  preinvested: Wished;
  paid: Paid;
  recalled: Shown;
  shown: Shown;
  returned: Returned;
  sent: Sent;
  misdirected: Sent;
  /** A project that is not offered yet. */
  draftId: string;
  /** How many old statements were proposed. Each is for a later day than the one before. */
  statements: number;
  /** A bank movement of less than the threshold that may be anyone's deposit. */
  smallId: string;
  /** A bank movement with the amount of the victim's balance that may be anyone's deposit. */
  wholeId: string;
  /**
   * What the bank may show as paid: the misdirected payment, the recalled one, one of the withdrawal in no file, and one
   * that takes the amount of the victim's balance from the platform's account.
   */
  debits: Readonly<Record<DebitName, ShownMovement>>;
  /** The movements of the debits that the bank has shown. */
  shownDebits: Readonly<Partial<Record<DebitName, string>>>;
  /** The victim's deposit. */
  depositId: string;
  startedOn: string;
  /** Another customer with money. */
  other: Caller;
  /** A bank account of `other` that waits for validation. */
  bankAccountId: string;
  /**
   * A customer who owns less than the threshold, with a validated account from which no money has come yet.
   */
  neighbour: Neighbour;
}

/** The customer as whom the administrator acts: the newest one in `own`, or the accomplice. */
export const controlled = ({ own, accomplice }: Stage): Caller => own.at(-1) ?? accomplice;

/** The ids of everyone who profits from stolen money. */
export const whoseMoney = ({ own, accomplice, investor }: Stage): string[] =>
  [accomplice, investor, ...own].map(({ userId }) => userId);

async function signInAgain(stage: Stage): Promise<void> {
  const { test } = stage;
  stage.marta = await as(test, stage.marta);
  stage.accomplice = await as(test, stage.accomplice);
  stage.investor = await as(test, stage.investor);
  stage.manager = await as(test, stage.manager);
  stage.own = await Promise.all(stage.own.map((caller) => as(test, caller)));
}

/** Moves the clock by a day and signs the callers in again, because their sessions have expired. */
export async function passDay(stage: Stage): Promise<void> {
  stage.test.clock.advance(25 * 3_600);
  await signInAgain(stage);
}

async function newNeighbour(test: TestApp): Promise<Neighbour> {
  const { userId } = await as(test, 'user');
  await giveMoney(test, userId, neighbourCents);
  const bankAccountId = crypto.randomUUID();
  const account = buildIban(4_712_001);
  await givenBankAccount(test, userId, { bankAccountId, alias: 'Nómina', account, state: 'valid' });
  const all = await test.db.select().from(bankAccounts).where(eq(bankAccounts.userId, userId));
  const { documentId = null } = all.find((row) => row.bankAccountId === bankAccountId) ?? {};
  return { userId, bankAccountId, account, documentId, accountIds: all.map((row) => row.bankAccountId) };
}

/** Deposits from an account that two people validated this long ago need no reference. */
const longAgo = new Date('2020-01-01T10:00:00Z');

async function newAccomplice(test: TestApp) {
  const accomplice = await as(test, 'user');
  const accountIs = eq(bankAccounts.bankAccountId, await acceptedAccount(test, accomplice.userId));
  const { userId, account } = bankAccounts;
  const [accompliceAccount] = await test.db.select({ userId, account }).from(bankAccounts).where(accountIs);
  if (!accompliceAccount) throw new Error('the accomplice has no account');
  const arrivedId = await importMovement(test, await as(test, 'admin'), {
    bookedOn: addDays(civilDateAt(test.clock.now), -10),
    amountCents: arrivedCents,
    counterpartyAccount: accompliceAccount.account,
  });
  await test.db
    .update(bankAccounts)
    .set({ updatedAt: longAgo, validSince: longAgo, validatedByTwo: true })
    .where(accountIs);
  await givenResidences(test.db, [accomplice.userId], test.clock.now);
  const declined = { status: 'Declined', decision: 'Declined' } as const;
  return {
    accomplice,
    accompliceAccount,
    arrivedId,
    verificationId: await givenVerification(test, accomplice.userId, declined),
  };
}

/** A separate platform on which sequences are tried. */
export async function newStage(): Promise<Stage> {
  const { database, mark, rewind } = await openRewindable(inject('postgresUrl'));
  const test = await buildTestApp({ database, simulatesIdentity: true });
  const victim = await as(test, 'user');
  const depositId = await giveMoney(test, victim.userId, balanceCents);
  const other = await as(test, 'user');
  await giveMoney(test, other.userId, balanceCents);
  const marta = await as(test, 'admin');
  const { projectId } = await openProject(test, marta, {
    financingAmount: 50_000,
    withdrawMoneyFinanced: true,
  });
  await invested(await anInvestor(test, 50_000), projectId, '500.00');
  const open = await openProject(test, marta, { financingAmount: 100_000_000 });
  await invested(await anInvestor(test, 50_000), open.projectId, '500.00');
  const accomplices = await newAccomplice(test);
  const investor = await anInvestor(test, investorCents);
  const { misdirectedDebit, ...sent } = await givenSent(test);
  const paid = await givenPaid(test);
  // After the payment file, which would pay them.
  const recalled = await givenRecalled(test);
  const shown = await givenShown(test);
  const { takenDebit, ...unknown } = await givenUnknown(test, balanceCents);
  const stage: Stage = {
    mark,
    rewind,
    test,
    victim,
    depositId,
    projectId,
    openProjectId: open.projectId,
    repaidProjectId: await givenRepaid(test, marta),
    taxed: await givenTaxed(test, marta),
    stopped: await givenStopped(test),
    wished: await givenWished(test, marta, investor),
    preinvested: await givenPreinvested(test, marta),
    ...sent,
    recalled,
    shown,
    debits: {
      misdirected: misdirectedDebit,
      recalled: recalled.debit,
      shown: shown.debit,
      taken: takenDebit,
    },
    shownDebits: {},
    paid,
    draftId: await givenDraft(test, marta),
    statements: 0,
    ...unknown,
    startedOn: civilDateAt(test.clock.now),
    ...accomplices,
    returned: await givenReturned(test, accomplices.accomplice),
    investor,
    own: [],
    ownAccountId: undefined,
    marta: await as(test, 'admin'),
    secondId: (await as(test, 'admin')).userId,
    manager: await as(test, 'operator'),
    other,
    bankAccountId: (await givenAccount(other)).bankAccountId,
    neighbour: await newNeighbour(test),
  };
  // So that approvals during the preparation no longer count towards the administrator's limit.
  await passDay(stage);
  await stopWithdrawals(test, stage.stopped);
  // Otherwise a job could send a mail of the preparation, and so change the queue, while an act is tried.
  await allMailsSent(test);
  return stage;
}

/** Runs `work`, then restores the earlier state. */
export async function undone<T>(stage: Stage, work: () => Promise<T>): Promise<T> {
  const { clock } = stage.test;
  const { now } = clock;
  const before = { ...stage, own: [...stage.own] };
  await stage.mark();
  try {
    return await work();
  } finally {
    await stage.rewind();
    Object.assign(stage, before);
    clock.advance((now.getTime() - clock.now.getTime()) / 1_000);
  }
}
