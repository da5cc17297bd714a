import { and, asc, eq, isNull } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { type ProjectPaymentRow, projectPayments } from '../../schema/project-payments.ts';

/** A project payment that a bank movement proves. */
export interface ProvenPayment
  extends Pick<ProjectPaymentRow, 'projectId' | 'kind' | 'amountCents' | 'bankEntryId' | 'createdAt'> {
  /** The day of the bank movement. */
  bookedOn: string;
}

/** The payments of these projects that a bank movement proves, without those that came back. */
export function findProvenPayments(db: Db, projectIds: readonly string[]): Promise<ProvenPayment[]> {
  const { projectId, kind, amountCents, bankEntryId, createdAt } = projectPayments;
  return db
    .select({ projectId, kind, amountCents, bankEntryId, createdAt, bookedOn: bankEntries.bookedOn })
    .from(projectPayments)
    .innerJoin(bankEntries, eq(bankEntries.bankEntryId, bankEntryId))
    .where(and(isOneOf(projectId, projectIds), isNull(bankEntries.sentBackById)))
    .orderBy(asc(createdAt));
}
