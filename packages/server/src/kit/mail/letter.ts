import type { MailScope } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';

export interface Link {
  label: string;
  /** A full URL, or a path on the platform. */
  url: string;
}

/** A detail shown in a mail, such as an amount or a date. */
export interface Fact {
  name: string;
  value: string;
}

/** The content of a mail; all mails share one layout. */
export interface Letter {
  kind: string;
  /** The mails that its unsubscribe link turns off, for a kind that is in no group. */
  scope?: MailScope;
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts?: Fact[];
  action?: Link;
  /** Why the recipient gets it, and what to do if it was not meant for them. */
  footnote: string;
}

/** Values for the layout around a letter. */
export interface Frame {
  brandName: string;
  publicUrl: string;
  /** The link that turns off this kind of mail, if it can be turned off. */
  unsubscribe?: Link | undefined;
}
