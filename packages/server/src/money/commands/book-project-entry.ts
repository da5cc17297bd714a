import type { ProjectPaymentKind, Refusal } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { returnsOf, taxAccountOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { ProjectPaymentRow } from '../../schema/project-payments.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { refuse } from '../engine/refuse.ts';
import { balanceOf, type LedgerProject, type World } from '../engine/world.ts';
import { refuseRecorded } from './paid-twice.ts';
import { refusalOfRepayment } from './pay-promoter.ts';
import { refusalOfTax } from './pay-tax.ts';

/** The part of a tax payment that belongs to one project. */
export interface PaidTax {
  projectId: string;
  amountCents: number;
}

/** Refuses without naming a field, because the amount comes from the bank and no field of the form holds it. */
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

function projectIn(world: World, projectId: string): LedgerProject {
  const found = world.projects.get(projectId);
  if (!found) throw new NotFound();
  return found;
}

function noteOf(
  action: string,
  { bookedOn }: BankEntryRow,
  { projectId, amountCents }: Pick<Paid, 'projectId' | 'amountCents'>,
  more: object = {},
): AuditNote {
  const after = { amountCents, bookedOn, ...more };
  return { action, subjectType: 'project', subjectId: projectId, after };
}

type Booked = Effects & { bankEntries: BankEntryRow[]; audit: AuditNote[] };

/**
 * Who books the movement, and whether staff confirm that it is not the payment of the same amount recorded by
 * hand.
 */
interface BookedBy {
  adminId: string;
  isAnother?: boolean | undefined;
}

/** Books incoming money as a promoter's repayment. */
export function bookRepayment(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { projectId, adminId, isAnother }: BookedBy & { projectId: string },
): Booked {
  const { amountCents } = entry;
  if (amountCents <= 0 || entry.isReturn) throw new ApiError('payment.entry_not_incoming');
  const alike = refuseRecorded(
    world,
    entry.bookedOn,
    { projectId, kind: 'repayment', amountCents },
    isAnother,
  );
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
    audit: [noteOf('project.repayment', entry, paid, alike)],
  };
}

/**
 * Books a repayment that the bank took back in full, while the project still holds the money. The promoter
 * owes it again.
 */
export function bookRepaymentTakenBack(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { received, adminId }: { received: BankEntryRow | undefined; adminId: string },
): Booked {
  const { bankEntryId } = entry;
  const amountCents = -entry.amountCents;
  if (amountCents <= 0) throw new ApiError('payment.entry_not_outgoing');
  const { projectId } = received ?? {};
  if (received?.bookedAs !== 'repayment' || received.amountCents !== amountCents || !projectId)
    throw new ApiError('payment.entry_not_repayment');
  if (received.sentBackById) throw new ApiError('payment.already_sent_back');
  if (balanceOf(world, returnsOf(projectId)) < amountCents) throw new ApiError('payment.returns_paid_out');
  const projectPaymentId = context.newId();
  const posted = newEntry(context, { cause: 'repayment', causeId: projectPaymentId }, [
    [returnsOf(projectId), -amountCents],
    ['bank', amountCents],
  ]);
  const { entryId } = posted;
  const back = { projectPaymentId, projectId, kind: 'repaymentReturned', amountCents, entryId } as const;
  return {
    entries: [posted],
    payments: [provenBy(entry, context, adminId, back)],
    bankEntries: [
      { ...entry, state: 'booked', doubt: null, bookedAs: 'repayment', projectId, entryId },
      { ...received, sentBackById: bankEntryId },
    ],
    audit: [noteOf('project.repayment-returned', entry, back)],
  };
}

/** Books outgoing money as tax paid to the tax office. One payment often covers several projects. */
export function bookTaxPaid(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { taxes, adminId, isAnother }: BookedBy & { taxes: readonly PaidTax[] },
): Booked {
  if (entry.amountCents >= 0 || entry.isReturn) throw new ApiError('payment.entry_not_outgoing');
  const sumCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (sumCents !== -entry.amountCents) throw new ApiError('payment.taxes_not_amount');
  const alike = taxes.map(({ projectId, amountCents }) => {
    const ledgerProject = projectIn(world, projectId);
    if (ledgerProject.project.taxWithholder === 'promoter') throw new ApiError('project.tax_not_to_office');
    const paid = { projectId, kind: 'taxToOffice', amountCents } as const;
    const before = refuseRecorded(world, entry.bookedOn, paid, isAnother);
    refuseWhole(refusalOfTax(world, ledgerProject, amountCents));
    return before;
  });
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
    audit: paid.map((one, index) => noteOf('project.pay-tax', entry, one, alike[index])),
  };
}

/** Books a tax payment that came back in full; the projects owe the tax again. */
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
