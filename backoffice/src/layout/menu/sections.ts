import type { Waits } from '../waiting/use-waiting.ts';

/** The entries of the sidebar, by the names of their resources, in their order; `inner` ones belong to the one above. */
export interface Section {
  name: string;
  /** The letter that leads here after g. */
  letter?: string;
  /** What waits there. */
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
    // A heading alone: it has no screen of its own.
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

/** All sections that have a screen, in their order. */
export const screens: Section[] = sections
  .flatMap((section) => [section, ...(section.inner ?? [])])
  .filter(({ name }) => name !== configuration);
