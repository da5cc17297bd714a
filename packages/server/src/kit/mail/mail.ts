import type { Db } from '../database/types.ts';
import type { Letter } from './letter.ts';
import type { MailKind } from './mail-kinds.ts';
import type { Refusal } from './refusal-of.ts';

/** The recipient of a mail and their preferences. */
export interface Recipient {
  /** Null for a recipient without an account, such as a visitor who complains. */
  userId: string | null;
  email: string;
  notifyGeneralEmail: boolean;
  notifyTicketEmail: boolean;
}

/** A mail as it waits: without its layout, which makes it ten times as large. */
export interface QueuedMail {
  kind: MailKind;
  userId: string | null;
  to: string;
  subject: string;
  /** Absent in mails that an earlier version of the platform queued: they have their text and HTML instead. */
  letter?: Letter;
  /** The same for every attempt, so that mail servers and programs recognise a mail that arrives twice. */
  messageId?: string;
  /** The id of its row among the undelivered mails, if it was given up before. */
  undeliveredMailId?: string;
}

/** A mail as it is sent. */
export interface OutgoingMail extends Omit<QueuedMail, 'letter'> {
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** What a stored mail is encrypted for. */
export const placeOfMail = (userId: string | null) => `mail:${userId ?? 'visitor'}`;

/** Sends or stores a mail. Throws on failure, and the mail is retried. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export interface Addressed {
  to: Recipient;
  letter: Letter;
}

export interface Mail {
  /** Queues a letter in the transaction of the change it is about, unless the recipient turned off its kind. */
  send(tx: Db, to: Recipient, letter: Letter): Promise<void>;
  /** Queues any number of letters with the statements of one. */
  sendAll(tx: Db, addressed: readonly Addressed[]): Promise<void>;
  /** Queues a mail again that was given up. */
  sendAgain(tx: Db, mail: QueuedMail): Promise<void>;
  /** Starts sending the queued mails. */
  start(outcomes: MailOutcomes): Promise<void>;
}

export interface GivenUp extends Refusal {
  tries: number;
  writtenAt: Date;
}

/** Called when a mail is delivered or given up, in the transaction that ends it. */
export interface MailOutcomes {
  delivered(tx: Db, mail: QueuedMail): Promise<void>;
  givenUp(tx: Db, mail: QueuedMail, why: GivenUp): Promise<void>;
}
