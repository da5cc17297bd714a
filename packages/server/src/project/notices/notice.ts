import type { TaxTreatmentKind, TransactionType, WaitingRefusal, WishReason } from '@semilla/contract';

interface Requested {
  transactionId: string;
  amountCents: number;
  /** The name of the account, with its number masked. */
  bankAccount: string | null;
  /** Whether staff entered the request for the owner. */
  isByStaff: boolean;
}

/** A mail to an investor about an event. It is stored in the transaction of the event and sent afterwards. */
export type Notice = { userId: string } & (
  | {
      kind: 'orderPlaced';
      projectId: string;
      projectName: string;
      amountCents: number;
      /** The last day of its reflection period; null without one. */
      freeUntil: string | null;
      isFromWaitingList?: boolean;
    }
  | {
      kind: 'orderCancelled';
      projectId: string;
      projectName: string;
      amountCents: number;
      penaltyCents: number;
    }
  | {
      kind: 'waitingOver';
      projectId: string;
      projectName: string;
      /** Null if the project takes no more orders. */
      refusal: WaitingRefusal | null;
    }
  | {
      kind: 'wishPlaced';
      projectId: string;
      projectName: string;
      amountCents: number;
      depositCents: number;
      /** The last day of its reflection period; null without one. */
      freeUntil: string | null;
      windowEnd: string | null;
      isChanged: boolean;
    }
  | {
      kind: 'wishRevoked';
      projectId: string;
      projectName: string;
      amountCents: number;
      depositCents: number;
    }
  | { kind: 'wishEnded'; projectId: string; projectName: string; depositCents: number }
  | {
      kind: 'wishAllocated';
      projectId: string;
      projectName: string;
      amountCents: number;
      allocatedCents: number;
      reason: WishReason;
      freeUntil: string | null;
    }
  | { kind: 'projectFinanced'; projectId: string; projectName: string; amountCents: number }
  | ({ kind: 'depositRequested' } & Requested)
  | ({ kind: 'withdrawalRequested' } & Requested)
  | {
      kind: 'transactionDecided';
      transactionId: string;
      decision: 'completed' | 'rejected';
      type: TransactionType;
      amountCents: number;
      rejectReason: string | null;
      /** Its owner's, whose reference for transfers never changes. */
      walletId?: string;
    }
  | {
      kind: 'paymentReturned';
      /** The withdrawal that came back. */
      transactionId: string;
      amountCents: number;
      /** More than the amount if the bank gave a part back. */
      withdrawnCents: number;
      /** The code of the bank. */
      returnReason: string | null;
      bankAccount: string | null;
      /** Whether the account must be validated again. */
      isAccountPending: boolean;
    }
  | {
      /** For staff: a payment to the promoter of a project came back. */
      kind: 'promoterPaymentReturned';
      projectId: string;
      projectName: string;
      amountCents: number;
      /** The code of the bank. */
      returnReason: string | null;
    }
  | {
      kind: 'depositTakenBack';
      /** The deposit. */
      transactionId: string;
      amountCents: number;
      depositedAt: string;
    }
  | {
      kind: 'returnReceived';
      projectId: string;
      projectName: string;
      grossCents: number;
      feeCents: number;
      /** Missing in a notice that an earlier release queued. */
      taxCents?: number;
      taxRateHundredths?: number;
      /** Why it is another rate than the usual one. */
      taxTreatment?: TaxTreatmentKind | null;
      netCents: number;
      principalCents: number;
    }
  | {
      kind: 'taxCorrected';
      projectId: string;
      projectName: string;
      grossCents: number;
      /** What was withheld before, and what is right. */
      taxBeforeCents: number;
      taxCents: number;
      taxRateHundredths: number;
    }
  | {
      kind: 'projectRefunded';
      projectId: string;
      projectName: string;
      amountCents: number;
      /** What was withheld of the interest in it, if any was. */
      grossCents?: number;
      taxCents?: number;
      taxRateHundredths?: number;
      taxTreatment?: TaxTreatmentKind | null;
      /** Whether it did not reach its target by its deadline. */
      isBelowTarget?: boolean;
    }
  | {
      /** For staff: the platform refunded an offer below its target. */
      kind: 'offerMissed';
      projectId: string;
      projectName: string;
      amountCents: number;
      targetCents: number;
    }
  | { kind: 'projectClosed'; projectId: string; projectName: string }
  | {
      kind: 'offerSuspended';
      projectId: string;
      projectName: string;
      reason: string;
      reasonEn: string;
      /** The last day of the suspension. */
      until: string;
      freeUntil: string | null;
      isWaiting?: boolean;
      isAlsoWaiting?: boolean;
      isWish?: boolean;
    }
  | {
      kind: 'paymentLate';
      projectId: string;
      projectName: string;
      daysLate: number;
      /** The day on which the payment was due that is missing for longest. */
      dueOn: string;
      missingCents: number;
    }
  | {
      kind: 'loanDefaulted';
      projectId: string;
      projectName: string;
      owedCents: number;
      /** Null if it follows from the days alone. */
      reason: string | null;
      reasonEn: string | null;
    }
  | {
      kind: 'loanRecovered';
      projectId: string;
      projectName: string;
      happenedOn: string;
      amountCents: number;
      text: string;
      textEn: string;
    }
  | {
      kind: 'sheetChanged';
      projectId: string;
      projectName: string;
      changes: string | null;
      changesEn: string | null;
      freeUntil: string | null;
      /** Whether it is for an investor on the waiting list, without an order. */
      isWaiting?: boolean;
      /** Whether an investor with an order is on the waiting list too. */
      isAlsoWaiting?: boolean;
      /** Whether it is for a preinvestor, whose wish must be confirmed. */
      isWish?: boolean;
    }
);

type OmitFromEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a job stores of a notice: jobs outlive the erasure of a customer, so nothing that people wrote. */
export type QueuedNotice = OmitFromEach<Notice, 'bankAccount' | 'rejectReason' | 'walletId'>;
