import type { Db } from '../database/types.ts';
import type { Letter } from './letter.ts';
import type { MailKinds } from './mail-kind.ts';
import type { Refusal } from './refusal-of.ts';

/** The recipient of a mail and their preferences. */
export interface Recipient {
  /** Null for a recipient without an account, such as a visitor who complains. */
  userId: string | null;
  email: string;
  notifyGeneralEmail: boolean;
  notifyTicketEmail: boolean;
  /** For a further address of a person who gets the same mail at another one. */
  isCopy?: boolean;
}

/** A mail in the queue, stored without its layout, which would make it ten times as large. */
export interface QueuedMail {
  kind: string;
  userId: string | null;
  to: string;
  subject: string;
  /** Absent in mails queued by an earlier version; those have text and HTML instead. */
  letter?: Letter;
  /** The same for every attempt, so mail servers and programs recognise duplicates. */
  messageId?: string;
  /** Its id in the undelivered mails, if it was given up before. */
  undeliveredMailId?: string;
}

/** A mail as it is sent. */
export interface OutgoingMail extends Omit<QueuedMail, 'letter'> {
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The `place` for encrypting a stored mail. */
export const placeOfMail = (userId: string | null) => `mail:${userId ?? 'visitor'}`;

/** Sends or stores a mail. If it throws, the mail is retried. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export interface Addressed {
  to: Recipient;
  letter: Letter;
}

export interface Mail {
  kinds: MailKinds;
  /**
   * Queues a letter in the transaction of the change it is about, unless the recipient turned off its kind or gets it in a digest. Customers
   * also get a message in their inbox. Returns the users who got one: after the commit, the caller announces it to their open pages.
   */
  send(tx: Db, to: Recipient, letter: Letter): Promise<string[]>;
  /** Queues any number of letters with as many statements as one letter needs. */
  sendAll(tx: Db, addressed: readonly Addressed[]): Promise<string[]>;
  /** Queues a given-up mail again. */
  sendAgain(tx: Db, mail: QueuedMail): Promise<void>;
  /** Starts sending the queued mails. */
  start(outcomes: MailOutcomes): Promise<void>;
}

export interface GivenUp extends Refusal {
  tries: number;
  writtenAt: Date;
}

/** Called when a mail is delivered or given up, in the transaction that removes it from the queue. */
export interface MailOutcomes {
  delivered(tx: Db, mail: QueuedMail): Promise<void>;
  givenUp(tx: Db, mail: QueuedMail, why: GivenUp): Promise<void>;
}
