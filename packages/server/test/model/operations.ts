import type { Terms } from './book.ts';

interface Request {
  kind: 'request';
  userId: string;
  type: 'income' | 'withdraw';
  cents: number;
  bankAccountId: string | undefined;
  enteredBy: string | undefined;
}

interface Decide {
  kind: 'decide';
  transactionId: string;
  adminId: string;
  verdict: 'completed' | 'rejected';
}

interface Place {
  kind: 'place';
  userId: string;
  projectId: string;
  phaseEntryId: string | undefined;
  cents: number;
  terms: string;
}

interface Cancel {
  kind: 'cancel';
  orderId: string;
}

interface Release {
  kind: 'release';
  projectId: string;
  adminId: string;
  cents: number | undefined;
}

interface Repay {
  kind: 'repay';
  projectId: string;
  adminId: string;
  cents: number;
}

interface Distribute {
  kind: 'distribute';
  projectId: string;
  adminId: string;
  period: number;
}

interface Close {
  kind: 'close';
  projectId: string;
  adminId: string;
  refund: boolean;
}

interface Finance {
  kind: 'finance';
  projectId: string;
  adminId: string;
}

/** A request to the money core. */
export type Operation = Request | Decide | Place | Cancel | Finance | Release | Repay | Distribute | Close;

export type OperationOf<K extends Operation['kind']> = Extract<Operation, { kind: K }>;

/** An event outside the money core that changes which operations are valid. */
export type Happening =
  | { kind: 'passes'; seconds: number }
  | { kind: 'opens'; terms: Terms; phaseEntryId: string }
  | { kind: 'financedByHand'; projectId: string }
  | { kind: 'verified'; userId: string; is: boolean }
  | { kind: 'closed'; userId: string; is: boolean }
  | { kind: 'accountIs'; bankAccountId: string; state: 'pending' | 'valid' | 'error' };
