import type {
  DeclineReason,
  TaxTreatmentKind,
  TransactionType,
  WaitingRefusal,
  WishReason,
} from '@semilla/contract';

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
      /** The last day of the order's reflection period; null without one. */
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
      /** Why the place ended. Null if the project takes no more orders. */
      refusal: WaitingRefusal | null;
    }
  | {
      kind: 'wishPlaced';
      projectId: string;
      projectName: string;
      amountCents: number;
      depositCents: number;
      /** The last day of the wish's reflection period; null without one. */
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
      /** The owner's wallet. Its reference for transfers never changes. */
      walletId?: string;
    }
  | {
      kind: 'paymentReturned';
      /** The withdrawal that came back. */
      transactionId: string;
      amountCents: number;
      /** Greater than the amount if only a part came back. */
      withdrawnCents: number;
      /** The bank's code for the reason. */
      returnReason: string | null;
      bankAccount: string | null;
      /** Whether the account must be validated again. */
      isAccountPending: boolean;
    }
  | {
      /** The bank did not make a payment, because of the account. */
      kind: 'paymentRejected';
      /** The withdrawal, which waits again. */
      transactionId: string;
      amountCents: number;
      /** The bank's code for the reason. */
      returnReason: string | null;
      bankAccount: string | null;
    }
  | {
      /** For staff: a payment to the promoter came back. */
      kind: 'promoterPaymentReturned';
      projectId: string;
      projectName: string;
      amountCents: number;
      /** The bank's code for the reason. */
      returnReason: string | null;
    }
  | {
      kind: 'depositTakenBack';
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
      /** Missing in notices that an earlier release queued. */
      taxCents?: number;
      taxRateHundredths?: number;
      /** Why the rate differs from the general tax rate. */
      taxTreatment?: TaxTreatmentKind | null;
      netCents: number;
      principalCents: number;
    }
  | {
      kind: 'taxCorrected';
      projectId: string;
      projectName: string;
      grossCents: number;
      /** The tax withheld so far, and the correct tax. */
      taxBeforeCents: number;
      taxCents: number;
      taxRateHundredths: number;
    }
  | {
      kind: 'projectRefunded';
      projectId: string;
      projectName: string;
      amountCents: number;
      /** Details of the interest contained in the refund, if tax applies to it. */
      grossCents?: number;
      taxCents?: number;
      taxRateHundredths?: number;
      taxTreatment?: TaxTreatmentKind | null;
      /** Whether the offer missed its target by its deadline. */
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
      /** The due day of the oldest missing payment. */
      dueOn: string;
      missingCents: number;
    }
  | {
      kind: 'loanDefaulted';
      projectId: string;
      projectName: string;
      owedCents: number;
      /** Null if the default follows from the days late alone. */
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
      /** For staff: an investor asked about their project. */
      kind: 'questionAsked';
      projectId: string;
      projectName: string;
      projectQuestionId: string;
    }
  | {
      /** `questionAnswered` goes to the investor who asked, `questionPublished` to the others of the project. */
      kind: 'questionAnswered' | 'questionPublished' | 'answerAdded';
      projectId: string;
      projectName: string;
      /** The number of the question in the project. */
      number: number;
    }
  | {
      /** For followers: the project takes wishes or orders now. */
      kind: 'projectOpened';
      projectId: string;
      projectName: string;
      phase: 'Preinvestment' | 'Investment';
      /** The last day to take part, if it is known. */
      until: string | null;
    }
  | { kind: 'questionDeclined'; projectId: string; projectName: string; reason: DeclineReason }
  | {
      kind: 'sheetChanged';
      projectId: string;
      projectName: string;
      changes: string | null;
      changesEn: string | null;
      freeUntil: string | null;
      /** Whether the recipient is only on the waiting list, without an order. */
      isWaiting?: boolean;
      /** Whether a recipient with an order is also on the waiting list. */
      isAlsoWaiting?: boolean;
      /** Whether the recipient is a preinvestor, who must confirm a wish. */
      isWish?: boolean;
    }
);

type OmitFromEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a job stores of a notice. Jobs outlive the erasure of a customer, so texts written by people are left out. */
export type QueuedNotice = OmitFromEach<Notice, 'bankAccount' | 'rejectReason' | 'walletId'>;
