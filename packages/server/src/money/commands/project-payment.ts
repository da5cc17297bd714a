import type { ProjectPayment, ProjectPaymentKind } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { AccountId } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { StoredDocument } from '../../misc/documents/queries.ts';
import { paymentAnswer } from '../../project/project-payments/payment-answer.ts';
import type { ledgerCauses } from '../../schema/ledger-entries.ts';
import type { Context, Decision } from '../engine/command.ts';

export interface Recorded {
  projectId: string;
  admin: { userId: string; userName: string };
  proof: StoredDocument;
  /**
   * Whether staff confirm that this is not the payment of the same amount already booked from a bank
   * movement.
   */
  isAnother?: boolean | undefined;
}

interface Moved {
  kind: ProjectPaymentKind;
  cause: (typeof ledgerCauses)[number];
  amountCents: number;
  from: AccountId;
  to: AccountId;
  audit: Pick<AuditNote, 'action' | 'after'>;
}

/** Records a payment of a project, with its proof and the entry of the ledger. */
export function projectPayment(
  { now, newId }: Context,
  { projectId, admin, proof }: Recorded,
  { kind, cause, amountCents, from, to, audit }: Moved,
): Decision<ProjectPayment> {
  const projectPaymentId = newId();
  const entry = newEntry({ now, newId }, { cause, causeId: projectPaymentId }, [
    [from, -amountCents],
    [to, amountCents],
  ]);
  const payment = {
    projectPaymentId,
    projectId,
    kind,
    amountCents,
    documentId: proof.documentId,
    bankEntryId: null,
    adminId: admin.userId,
    entryId: entry.entryId,
    createdAt: now,
  };
  return {
    answer: paymentAnswer(payment, { adminName: admin.userName, file: proof }),
    effects: {
      entries: [entry],
      documents: [proof],
      payments: [payment],
      audit: [{ ...audit, subjectType: 'project', subjectId: projectId }],
    },
  };
}
