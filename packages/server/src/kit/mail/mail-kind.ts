import type { MailGroup } from '@semilla/contract';
import { createTranslator, type Locale, type Translate } from '@semilla/i18n';
import type { Letter } from './letter.ts';

export interface Addressee {
  name: string;
  language: Locale;
}

/** What a mail says. The greeting is the same in all mails, unless it is given. */
type Words = Omit<Letter, 'kind' | 'locale' | 'greeting'> & { greeting?: string };

/** The names and amounts of examples, which tests replace by hostile ones. */
export interface ExampleValues {
  name: string;
  project: string;
  alias: string;
  reason: string;
  ticket: string;
  cents: number;
}

/** Kinds of mail by their stored names, whatever they are about. */
export type MailKinds = Readonly<Record<string, Omit<MailKind<never>, 'write'>>>;

interface Sorted {
  /**
   * The group that customers may turn off. Null for mails that are always sent: those about signing in, the account and outgoing money, and
   * those that begin or end a period in which the law lets investors act.
   */
  group: MailGroup | null;
  /**
   * Whether it leaves no message in the inbox: it is only a link that opens or confirms something, its reader has no account, or it lists
   * messages of the inbox.
   */
  isMailOnly?: true;
}

type Example<About> = (given: ExampleValues) => About;

export interface MailKindEntry<About> extends Sorted {
  words(t: Translate, about: About, to: Addressee): Words;
  /** One, or several by the name of the variant. */
  examples: Example<About> | Record<string, Example<About>>;
}

export interface MailExample {
  variant: string;
  write(to: Addressee, given: ExampleValues): Letter;
}

export interface MailKind<About> extends Sorted {
  /** Inboxes and queued mails store it, so it never changes. */
  kind: string;
  write(to: Addressee, about: About): Letter;
  examples: MailExample[];
}

/** Declares a kind of mail. `start/mails.ts` lists the tables of all kinds. */
export function mailKind<About = void>(
  kind: string,
  { words, examples, ...sorted }: MailKindEntry<About>,
): MailKind<About> {
  const write = (to: Addressee, about: About): Letter => {
    const t = createTranslator(to.language);
    const greeting = t('common.mail.greeting', { name: to.name });
    return { kind, locale: to.language, greeting, ...words(t, about, to) };
  };
  const byVariant = typeof examples === 'function' ? { '': examples } : examples;
  return {
    ...sorted,
    kind,
    write,
    examples: Object.entries(byVariant).map(([variant, aboutOf]) => ({
      variant,
      write: (to, given) => write(to, aboutOf(given)),
    })),
  };
}
