import type { Waits } from '../waiting/use-waiting.ts';

/** The sections of the sidebar, by resource name and in order; `inner` sections are indented. */
export interface Section {
  name: string;
  /** The shortcut letter after g. */
  letter?: string;
  /** The kind of waiting item to count. */
  waits?: Waits;
  inner?: Section[];
}

const configuration = 'config';

export const sections: Section[] = [
  { name: 'project', letter: 'p' },
  {
    name: 'customer',
    letter: 'c',
    inner: [
      { name: 'wallet', letter: 'w', waits: 'transactions' },
      { name: 'verification', letter: 'v', waits: 'verifications' },
      { name: 'bank-account', letter: 'b', waits: 'bankAccounts' },
    ],
  },
  { name: 'statistics', letter: 's' },
  { name: 'marketing', letter: 'm' },
  { name: 'ticket', letter: 't', waits: 'tickets' },
  {
    // A heading without a page.
    name: configuration,
    inner: [
      { name: 'config/document-types', letter: 'd' },
      { name: 'config/project-types', letter: 'y' },
      { name: 'config/template-description-project', letter: 'l' },
    ],
  },
  { name: 'audit', letter: 'a' },
  { name: 'mail', letter: 'e', waits: 'mails' },
];

/** All sections with a page, in order. */
export const screens: Section[] = sections
  .flatMap((section) => [section, ...(section.inner ?? [])])
  .filter(({ name }) => name !== configuration);
