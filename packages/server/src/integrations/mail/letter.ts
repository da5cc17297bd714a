import type { Locale } from '@semilla/i18n';
import type { MailKind } from './kinds.ts';
import { renderHtml } from './render-html.ts';

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

const asText = ({ label, url }: Link) => `${label}:\n${url}`;
const factsAsText = (facts: Fact[] = []) => facts.map(({ name, value }) => `${name}: ${value}`).join('\n');

function renderText(letter: Letter, { brandName, unsubscribe }: Frame): string {
  const { subject, greeting, paragraphs, facts, action, footnote } = letter;
  const said = [brandName, subject, greeting, ...paragraphs, factsAsText(facts)];
  const parts = [...said, action && asText(action), '—', footnote, unsubscribe && asText(unsubscribe)];
  return parts.filter(Boolean).join('\n\n');
}

export function renderLetter(letter: Letter, frame: Frame): { subject: string; text: string; html: string } {
  // Names may have been written on several lines; a subject is one.
  const subject = letter.subject.replace(/[\r\n\t]+/g, ' ');
  const { action } = letter;
  const whole = action && { ...action, url: new URL(action.url, frame.publicUrl).href };
  const oneLine = { ...letter, subject, ...(whole && { action: whole }) };
  return {
    subject: oneLine.subject,
    text: renderText(oneLine, frame),
    html: renderHtml(oneLine, frame),
  };
}
