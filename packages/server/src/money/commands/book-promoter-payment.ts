import type { AuditNote } from '../../kit/audit/write-audit.ts';
import { ApiError } from '../../kit/errors.ts';
import { type AccountId, escrowOf, taxAccountOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { phaseOf } from '../../project/access.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { PaymentOrderRow } from '../../schema/payment-orders.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { balanceOf, type LedgerProject, type World } from '../engine/world.ts';
import type { Notice } from '../notices/notice-mails.ts';
import { paidPayment } from './book-payout.ts';
import type { PayoutPurpose } from './order-payout.ts';

const paidAs = {
  release: { kind: 'release', cause: 'release', action: 'project.release' },
  taxToPromoter: { kind: 'taxToPromoter', cause: 'tax', action: 'project.pay-tax' },
} as const;

const returnedAs = {
  release: { kind: 'releaseReturned', cause: 'release', action: 'project.release-returned' },
  taxToPromoter: { kind: 'taxReturned', cause: 'tax', action: 'project.tax-returned' },
} as const;

/** The project's account that a payment to the promoter leaves from and returns to. */
const payingAccount = (purpose: PayoutPurpose, projectId: string): AccountId =>
  purpose === 'release' ? escrowOf(projectId) : taxAccountOf(projectId);

/** The rows to lock for payments to the promoters of these projects. */
export function needsOfPromoters(paid: readonly { projectId: string; purpose: PayoutPurpose }[]) {
  const projects = [...new Set(paid.map(({ projectId }) => projectId))];
  const accounts = new Set(paid.map(({ purpose, projectId }) => payingAccount(purpose, projectId)));
  return { projects, orderedOf: projects, accounts: [...accounts] };
}

interface Promoted {
  order: PaymentOrderRow;
  ledgerProject: LedgerProject;
  purpose: PayoutPurpose;
  account: AccountId;
  adminId: string;
}

/** The project, account and purpose of a promoter's order; undefined for other orders and for projects that are not locked. */
function promotedBy(world: World, order: PaymentOrderRow | undefined): Promoted | undefined {
  const ledgerProject = order?.projectId ? world.projects.get(order.projectId) : undefined;
  if (!order?.adminId || !ledgerProject || order.purpose === 'sendBack') return undefined;
  const { purpose, adminId } = order;
  const account = payingAccount(purpose, ledgerProject.project.projectId);
  return { order, ledgerProject, purpose, account, adminId };
}

function bookBetween(
  { now, newId }: Context,
  entry: BankEntryRow,
  { ledgerProject, account, adminId }: Promoted,
  { kind, cause, action }: (typeof paidAs | typeof returnedAs)[PayoutPurpose],
): Effects & { bankEntries: BankEntryRow[] } {
  const { projectId } = ledgerProject.project;
  const { amountCents, bankEntryId, bookedOn } = entry;
  const projectPaymentId = newId();
  const posted = newEntry({ now, newId }, { cause, causeId: projectPaymentId }, [
    [account, amountCents],
    ['bank', -amountCents],
  ]);
  const paidCents = Math.abs(amountCents);
  const note: AuditNote = {
    action,
    subjectType: 'project',
    subjectId: projectId,
    after: { amountCents: paidCents, bookedOn },
  };
  return {
    entries: [posted],
    payments: [
      {
        projectPaymentId,
        projectId,
        kind,
        amountCents: paidCents,
        documentId: null,
        bankEntryId,
        adminId,
        entryId: posted.entryId,
        createdAt: now,
      },
    ],
    bankEntries: [
      {
        ...entry,
        state: 'booked',
        doubt: null,
        bookedAs: 'promoterPayment',
        projectId,
        entryId: posted.entryId,
      },
    ],
    audit: [note],
  };
}

/** Books the bank movement that paid an order to a promoter; undefined if the order changed in the meantime. */
export function bookPromoterPayment(
  world: World,
  context: Context,
  entry: BankEntryRow,
  paymentOrderId: string,
): Effects | undefined {
  const promoted = promotedBy(world, world.paymentOrders.get(paymentOrderId));
  const payment = paidPayment(world, paymentOrderId);
  if (promoted?.order.state !== 'waiting' || promoted.order.amountCents !== -entry.amountCents)
    return undefined;
  if (!payment || balanceOf(world, promoted.account) < promoted.order.amountCents) return undefined;
  return {
    ...bookBetween(context, entry, promoted, paidAs[promoted.purpose]),
    paymentOrders: [{ ...promoted.order, state: 'paid', paidById: entry.bankEntryId }],
    outgoingPayments: [payment],
  };
}

/** Whether returned money can be released again. Once a project is over, staff decide what happens to the money. */
const canTakeBack = ({ purpose, ledgerProject }: Promoted) =>
  purpose === 'taxToPromoter' || phaseOf(ledgerProject.project) === 'Financed';

/** Books a payment to a promoter that came back; the project has the money and can release it again. */
export function bookPromoterReturn(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { paidById, staffIds }: { paidById: string | null | undefined; staffIds: readonly string[] },
): Effects | undefined {
  const sent = paidById ? world.bankEntries.get(paidById) : undefined;
  const order = [...world.paymentOrders.values()].find((row) => row.paidById === paidById);
  const promoted = sent && promotedBy(world, order);
  if (!promoted || sent.sentBackById || sent.amountCents !== -entry.amountCents) return undefined;
  if (!canTakeBack(promoted)) return undefined;
  const { bankEntries, ...booked } = bookBetween(context, entry, promoted, returnedAs[promoted.purpose]);
  const { projectId, name: projectName } = promoted.ledgerProject.project;
  const notices = staffIds.map(
    (userId): Notice => ({
      kind: 'promoterPaymentReturned',
      userId,
      projectId,
      projectName,
      amountCents: entry.amountCents,
      returnReason: entry.returnReason,
    }),
  );
  return {
    ...booked,
    bankEntries: [...bankEntries, { ...sent, sentBackById: entry.bankEntryId }],
    notices,
  };
}

interface Named {
  promoter?: { paymentOrderId: string } | undefined;
  /** The movement that paid the promoter, if this one brings the payment back. */
  reversedId: string | undefined;
}

/** Books a payment to a promoter, or its return, that staff recognised because the bank's data was not enough. */
export function bookPromoterEntry(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { promoter, reversedId }: Named,
): Effects & { audit: AuditNote[] } {
  const booked =
    entry.amountCents > 0
      ? // Two people book it by hand, so no mail to staff is needed.
        bookPromoterReturn(world, context, entry, { paidById: reversedId, staffIds: [] })
      : promoter && bookPromoterPayment(world, context, entry, promoter.paymentOrderId);
  if (!booked) throw new ApiError('payment.entry_not_order');
  return { ...booked, audit: booked.audit ?? [] };
}
