import type { TransactionType } from '@semilla/contract';

interface Requested {
  transactionId: string;
  amountCents: number;
  /** What it is called, with its number masked. */
  bankAccount: string | null;
  /** Whether staff entered it for its owner. */
  isByStaff: boolean;
}

/** What investors are told by mail, when it happens. Written down with what it tells of; sent a moment later. */
export type Notice = { userId: string } & (
  | {
      kind: 'orderPlaced';
      projectId: string;
      projectName: string;
      amountCents: number;
      /** None where it has financed the project, and so cannot be cancelled any more. */
      freeUntil: string | null;
    }
  | {
      kind: 'orderCancelled';
      projectId: string;
      projectName: string;
      amountCents: number;
      penaltyCents: number;
    }
  | { kind: 'projectFinanced'; projectId: string; projectName: string; amountCents: number }
  | ({ kind: 'depositRequested' } & Requested)
  | ({ kind: 'withdrawalRequested' } & Requested)
  | {
      kind: 'transactionDecided';
      decision: 'completed' | 'rejected';
      type: TransactionType;
      amountCents: number;
      rejectReason: string | null;
    }
  | {
      kind: 'returnReceived';
      projectId: string;
      projectName: string;
      grossCents: number;
      feeCents: number;
      netCents: number;
      principalCents: number;
    }
  | { kind: 'projectRefunded'; projectId: string; projectName: string; amountCents: number }
  | { kind: 'projectClosed'; projectId: string; projectName: string }
);
