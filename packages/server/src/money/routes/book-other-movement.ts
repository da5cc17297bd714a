import { movementReference, type v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { findMaybePaidBy } from '../../payment/payment-files/payable.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { projectPayments } from '../../schema/project-payments.ts';
import { projects } from '../../schema/projects.ts';
import { isProvable } from '../commands/book-entry.ts';
import { bookOther, type NamedByBank } from '../commands/book-other.ts';
import type { PaidTax } from '../commands/book-project-entry.ts';
import type { MoneyCall } from '../engine/money-route.ts';
import { findEntryToBook, nameOfCustomer } from '../matching/find-entries.ts';
import { findFacts } from '../matching/find-facts.ts';
import { findPromoterOrder } from '../matching/find-promoter-order.ts';
import { findDepositOf } from '../matching/find-taken-back.ts';
import { canComeBack, type EntryFacts, isReturnOfPayment, matchEntry } from '../matching/match-entry.ts';

/**
 * Whether the reference says that the movement pays a withdrawal that was not rejected, or returns the
 * payment of one.
 */
export function isOfWithdrawal(entry: BankEntryRow, { named, isSent, isReturned }: EntryFacts): boolean {
  if (named?.type !== 'withdraw' || named.status === 'rejected') return false;
  if (named.amountCents !== Math.abs(entry.amountCents)) return false;
  if (isReturnOfPayment(entry)) return (isSent || canComeBack(named)) && !isReturned;
  return entry.amountCents < 0 && !entry.isReturn && (isSent || isProvable(named));
}

/** Whether the reference names a waiting order whose payment file is at the bank. */
const paysOrder = ({ amountCents }: BankEntryRow, { order }: EntryFacts): boolean =>
  order?.isSent === true && order.state === 'waiting' && order.amountCents === -amountCents;

/** What the second person sees of the bank's data when staff book a movement that is not a customer's. */
export async function namedBy(db: Db, entry: BankEntryRow, facts: EntryFacts): Promise<NamedByBank> {
  const match = matchEntry(entry, facts);
  // These doubts are the normal case here, so they tell the second person nothing.
  const isPlain = match.kind !== 'doubt' || match.doubt === 'unknown' || match.doubt === 'returned';
  const withdrawals = await findMaybePaidBy(db, entry.bankEntryId);
  return {
    doubt: isPlain ? undefined : match.doubt,
    customerName: entry.userId ? ((await nameOfCustomer(db, entry.userId)) ?? null) : null,
    withdrawals: withdrawals.map((one) =>
      [formatDate(one.createdAt), formatMoney(one.amountCents), movementReference(one.transactionId)].join(
        ' · ',
      ),
    ),
  };
}

/** The project of a new repayment, or of the movement that brought a repayment. */
async function findRepaidProject(
  db: Db,
  { projectId, receivedId }: { projectId: string | undefined; receivedId: string | undefined },
) {
  const paidTo = receivedId ? (await findEntryToBook(db, receivedId))?.projectId : projectId;
  if (!paidTo) return undefined;
  const [project] = await db
    .select({ projectId: projects.projectId, name: projects.name })
    .from(projects)
    .where(eq(projects.projectId, paidTo));
  if (!project) throw new NotFound();
  return project;
}

/** One amount for each project; several amounts for the same project are added up. */
function byProject(taxes: readonly { projectId: string; amount: number }[]): PaidTax[] {
  return [...Map.groupBy(taxes, ({ projectId }) => projectId)].map(([projectId, ofProject]) => ({
    projectId,
    amountCents: ofProject.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/** The tax of each project that a movement paid. */
const findPaidTaxes = (db: Db, bankEntryId: string): Promise<PaidTax[]> =>
  db
    .select({ projectId: projectPayments.projectId, amountCents: projectPayments.amountCents })
    .from(projectPayments)
    .where(and(eq(projectPayments.bankEntryId, bankEntryId), eq(projectPayments.kind, 'taxToOffice')));

/** Books a movement that is not a customer's, or a deposit that the bank took back. Always needs two people. */
export async function bookOtherMovement(call: MoneyCall<typeof v1.bankEntries.bookOther>) {
  const { actor, body, caller, db, now, params, runWithSecond } = call;
  const { as, isAnother, paymentOrderId, projectId, receivedId, sentId, taxes, transactionId, why } = body;
  const entry = await findEntryToBook(db, params.bankEntryId);
  if (!entry) throw new NotFound();
  const { bankEntryId, bookedOn } = entry;
  const facts = (await findFacts(db, [entry], now))(entry);
  if (entry.state !== 'booked' && isOfWithdrawal(entry, facts)) throw new ApiError('payment.entry_is_payout');
  if (paysOrder(entry, facts) && as !== 'promoterPayment' && as !== 'sentBack')
    throw new ApiError('payment.entry_is_order');
  const deposit = as === 'takenBack' && transactionId ? await findDepositOf(db, transactionId) : undefined;
  const customer = deposit && (await nameOfCustomer(db, deposit.userId));
  const promoter =
    as === 'promoterPayment' ? await findPromoterOrder(db, { paymentOrderId, sentId }) : undefined;
  const repaid = as === 'repayment' ? await findRepaidProject(db, { projectId, receivedId }) : undefined;
  const paidTaxes = sentId ? await findPaidTaxes(db, sentId) : byProject(taxes ?? []);
  const named = await namedBy(db, entry, facts);
  const proposerId = caller.userId;
  const reversedId = as === 'sentBack' || as === 'repayment' ? receivedId : sentId;
  return runWithSecond(
    {
      act: 'bookOtherMovement',
      subject: {
        type: 'bank-entry',
        id: bankEntryId,
        name: customer ?? promoter?.projectName ?? repaid?.name ?? formatDate(bookedOn),
      },
      onceKey: bankEntryId,
      beneficiaryId: deposit?.userId ?? null,
      enteredById: null,
      why,
      proposer: { userId: proposerId, userName: await nameOfUser(db, proposerId) },
      isNeeded: () => true,
    },
    () =>
      bookOther({
        actor,
        bankEntryId,
        as,
        deposit,
        promoter,
        reversedId,
        isAnother,
        ...(repaid && { projectId: repaid.projectId }),
        ...(as === 'taxPaid' && { taxes: paidTaxes }),
        named,
        proposerId,
      }),
  );
}
