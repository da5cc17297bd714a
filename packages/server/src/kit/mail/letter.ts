import type { Locale } from '@semilla/i18n';
import type { MailKind } from './kinds.ts';

export interface Link {
  label: string;
  /** With a path alone, where it leads to on the platform. */
  url: string;
}

/** One of the particulars of what a mail tells of: an amount, an account, a moment. */
export interface Fact {
  name: string;
  value: string;
}

/** What a mail says. One layout serves all of them. */
export interface Letter {
  kind: MailKind;
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts?: Fact[];
  action?: Link;
  /** Why one gets it, and what to do if it was not meant for one. */
  footnote: string;
}

/** What stands around the words of a letter. */
export interface Frame {
  brandName: string;
  publicUrl: string;
  /** Where this sort of mails is turned off, if it can be. */
  unsubscribe?: Link | undefined;
}
