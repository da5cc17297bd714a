import { addDays, civilDateAt, type ProjectPaymentKind, type Refusal } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { returnsOf, taxAccountOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { ProjectPaymentRow } from '../../schema/project-payments.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { refuse } from '../engine/refuse.ts';
import type { LedgerProject, World } from '../engine/world.ts';
import { refusalOfRepayment } from './pay-promoter.ts';
import { refusalOfTax } from './pay-tax.ts';

/** What a project withheld, of a payment to the tax office. */
export interface PaidTax {
  projectId: string;
  amountCents: number;
}

/** Refuses the whole booking: a movement has its amount from the bank, not from a field. */
function refuseWhole(refusal: Refusal | undefined): void {
  if (!refusal) return;
  const { field: _, ...whole } = refusal;
  refuse(whole);
}

interface Paid {
  projectPaymentId: string;
  projectId: string;
  kind: ProjectPaymentKind;
  amountCents: number;
  entryId: string;
}

function provenBy(
  { bankEntryId }: BankEntryRow,
  { now }: Context,
  adminId: string,
  paid: Paid,
): ProjectPaymentRow {
  return { ...paid, documentId: null, bankEntryId, adminId, createdAt: now };
}

/** The movement of a payment that staff recorded by hand comes within so many days. */
const daysApart = 15;

/** Refuses what staff recorded by hand already: its movement is set aside, and paired with it by the amount. */
function refuseRecorded(
  world: World,
  { bookedOn }: BankEntryRow,
  { projectId, kind, amountCents }: Pick<Paid, 'projectId' | 'kind' | 'amountCents'>,
): void {
  const recorded = world.unprovenPayments.get(projectId)?.find((payment) => {
    const day = civilDateAt(payment.createdAt);
    const isNear = day >= addDays(bookedOn, -daysApart) && day <= addDays(bookedOn, daysApart);
    return payment.kind === kind && payment.amountCents === amountCents && isNear;
  });
  if (recorded)
    throw new ApiError('payment.recorded_by_hand', {
      params: { day: formatDate(civilDateAt(recorded.createdAt)) },
    });
}

function projectIn(world: World, projectId: string): LedgerProject {
  const found = world.projects.get(projectId);
  if (!found) throw new NotFound();
  return found;
}

function noteOf(
  action: string,
  { bookedOn }: BankEntryRow,
  { projectId, amountCents }: Pick<Paid, 'projectId' | 'amountCents'>,
): AuditNote {
  return { action, subjectType: 'project', subjectId: projectId, after: { amountCents, bookedOn } };
}

type Booked = Effects & { bankEntries: BankEntryRow[]; audit: AuditNote[] };

/** Books money that came in as what the promoter of a project pays back. */
export function bookRepayment(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { projectId, adminId }: { projectId: string; adminId: string },
): Booked {
  const { amountCents } = entry;
  if (amountCents <= 0 || entry.isReturn) throw new ApiError('payment.entry_not_incoming');
  refuseRecorded(world, entry, { projectId, kind: 'repayment', amountCents });
  refuseWhole(refusalOfRepayment(world, projectIn(world, projectId), amountCents));
  const projectPaymentId = context.newId();
  const posted = newEntry(context, { cause: 'repayment', causeId: projectPaymentId }, [
    ['bank', -amountCents],
    [returnsOf(projectId), amountCents],
  ]);
  const { entryId } = posted;
  const paid = { projectPaymentId, projectId, kind: 'repayment', amountCents, entryId } as const;
  return {
    entries: [posted],
    payments: [provenBy(entry, context, adminId, paid)],
    bankEntries: [{ ...entry, state: 'booked', doubt: null, bookedAs: 'repayment', projectId, entryId }],
    audit: [noteOf('project.repayment', entry, paid)],
  };
}

/** Books money that left as the payment of withheld tax to the tax office, which is often made for several projects at once. */
export function bookTaxPaid(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { taxes, adminId }: { taxes: readonly PaidTax[]; adminId: string },
): Booked {
  if (entry.amountCents >= 0 || entry.isReturn) throw new ApiError('payment.entry_not_outgoing');
  const sumCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (sumCents !== -entry.amountCents) throw new ApiError('payment.taxes_not_amount');
  for (const { projectId, amountCents } of taxes) {
    const ledgerProject = projectIn(world, projectId);
    if (ledgerProject.project.taxWithholder === 'promoter') throw new ApiError('project.tax_not_to_office');
    refuseRecorded(world, entry, { projectId, kind: 'taxToOffice', amountCents });
    refuseWhole(refusalOfTax(world, ledgerProject, amountCents));
  }
  const posted = newEntry(context, { cause: 'tax', causeId: entry.bankEntryId }, [
    ['bank', sumCents],
    ...taxes.map(({ projectId, amountCents }) => [taxAccountOf(projectId), -amountCents] as const),
  ]);
  const { entryId } = posted;
  const paid = taxes.map(
    (tax) => ({ ...tax, projectPaymentId: context.newId(), kind: 'taxToOffice', entryId }) as const,
  );
  return {
    entries: [posted],
    payments: paid.map((one) => provenBy(entry, context, adminId, one)),
    bankEntries: [{ ...entry, state: 'booked', doubt: null, bookedAs: 'taxPaid', entryId }],
    audit: paid.map((one) => noteOf('project.pay-tax', entry, one)),
  };
}

/** Books such a payment that came back, whole: the projects owe the tax again. */
export function bookTaxReturned(
  context: Context,
  entry: BankEntryRow,
  { sent, taxes, adminId }: { sent: BankEntryRow | undefined; taxes: readonly PaidTax[]; adminId: string },
): Booked {
  const { amountCents, bankEntryId } = entry;
  if (sent?.bookedAs !== 'taxPaid' || sent.sentBackById || sent.amountCents !== -amountCents)
    throw new ApiError('payment.entry_not_sent');
  const posted = newEntry(context, { cause: 'tax', causeId: bankEntryId }, [
    ['bank', -amountCents],
    ...taxes.map((tax) => [taxAccountOf(tax.projectId), tax.amountCents] as const),
  ]);
  const { entryId } = posted;
  const back = taxes.map(
    (tax) => ({ ...tax, projectPaymentId: context.newId(), kind: 'taxReturned', entryId }) as const,
  );
  return {
    entries: [posted],
    payments: back.map((one) => provenBy(entry, context, adminId, one)),
    bankEntries: [
      { ...entry, state: 'booked', doubt: null, bookedAs: 'taxPaid', entryId },
      { ...sent, sentBackById: bankEntryId },
    ],
    audit: back.map((one) => noteOf('project.tax-returned', entry, one)),
  };
}
