import type { Db } from '../database/types.ts';
import type { Refusal } from './failure.ts';
import type { MailKind } from './kinds.ts';
import type { Letter } from './letter.ts';

/** Whom a mail is for, and which ones they want. */
export interface Recipient {
  userId: string;
  email: string;
  notifyGeneralEmail: boolean;
  notifyTicketEmail: boolean;
}

export interface OutgoingMail {
  kind: MailKind;
  userId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Where it stands among those that were given up, if it was. */
  undeliveredMailId?: string;
}

/** Takes a mail to where it is sent, or kept. Throws when it could not; it is then tried again. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export interface Mail {
  /** Puts a letter in the outbox, within the transaction of what it tells of; unless they want none of its sort. */
  send(tx: Db, to: Recipient, letter: Letter): Promise<void>;
  /** Puts a mail that was given up in the outbox again. */
  sendAgain(tx: Db, mail: OutgoingMail): Promise<void>;
  /** Begins to empty the outbox. */
  start(outcomes: MailOutcomes): Promise<void>;
}

export interface GivenUp extends Refusal {
  tries: number;
  writtenAt: Date;
}

/** What becomes of mails in the end. */
export interface MailOutcomes {
  delivered(mail: OutgoingMail): Promise<void>;
  givenUp(mail: OutgoingMail, why: GivenUp): Promise<void>;
}
