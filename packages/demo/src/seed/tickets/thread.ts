import type { TicketSide, TicketStateId } from '@semilla/contract';
import type { DemoAccountKey } from '../named-accounts.ts';

interface Answer {
  hoursLater: number;
  side: TicketSide;
  text: string;
  /** Where it moves the ticket, if not where such an answer leads by itself. */
  to?: TicketStateId;
}

/** A question of a customer, and what came of it. */
export interface Thread {
  title: string;
  description: string;
  /** Somebody in particular; anybody else, if left out. */
  who?: Extract<DemoAccountKey, 'investor' | 'company'>;
  language?: 'en';
  nationality?: 'DE' | 'GB';
  /** The project that they have put money into. */
  investsIn?: string;
  /** Somebody who could not show yet who they are. */
  isUnverified?: true;
  openedHoursAgo: number;
  answers: Answer[];
  /** A last change without words. */
  ending?: { hoursLater: number; side: TicketSide; to: TicketStateId };
  /** What was last said has not been read by the other side. */
  isUnread?: true;
  attachment?: { fileName: string; title: string; facts: [string, string][] };
}

export const days = (count: number) => count * 24;
