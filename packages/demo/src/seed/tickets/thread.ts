import type { TicketPriority, TicketSide, TicketStateId } from '@semilla/contract';
import type { DemoAccountKey } from '../named-accounts.ts';

interface Answer {
  hoursLater: number;
  side: TicketSide;
  text: string;
  /** The new state of the ticket, if it differs from the default after such an answer. */
  to?: TicketStateId;
}

/** An internal note by the member of staff who answers, some hours after the ticket was opened. */
interface Note {
  hoursLater: number;
  text: string;
}

/** A ticket of a customer with its answers. */
export interface Thread {
  title: string;
  description: string;
  /** A named account; any other customer by default. */
  who?: Extract<DemoAccountKey, 'investor' | 'company'>;
  language?: 'en';
  nationality?: 'DE' | 'GB';
  /** A project in which the customer must have invested. */
  investsIn?: string;
  /** The customer must be unverified. */
  isUnverified?: true;
  openedHoursAgo: number;
  priority?: TicketPriority;
  /** Days from now until it is due; negative if it is overdue. */
  dueInDays?: number;
  answers: Answer[];
  notes?: Note[];
  /** A final change of state without a message. */
  ending?: { hoursLater: number; side: TicketSide; to: TicketStateId };
  /** An administrator ends it together with others, in a bulk act. */
  endsInBulk?: true;
  /** The title of an earlier thread of the same customer that it was merged into. */
  mergedInto?: string;
  /** The other side has not read the last message. */
  isUnread?: true;
  attachment?: { fileName: string; title: string; facts: [string, string][] };
}

export const days = (count: number) => count * 24;
