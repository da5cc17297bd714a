/** The entries of the sidebar, by the names of their resources, in their order; `inner` ones belong to the one above. */
export interface Section {
  name: string;
  /** The letter that leads here after g. */
  letter?: string;
  inner?: Section[];
}

export const configuration = 'config';

export const sections: Section[] = [
  { name: 'project', letter: 'p' },
  {
    name: 'customer',
    letter: 'c',
    inner: [
      { name: 'wallet', letter: 'w' },
      { name: 'verification', letter: 'v' },
      { name: 'bank-account', letter: 'b' },
    ],
  },
  { name: 'statistics', letter: 's' },
  { name: 'marketing', letter: 'm' },
  { name: 'ticket', letter: 't' },
  {
    // A heading alone: it has no screen of its own.
    name: configuration,
    inner: [
      { name: 'config/document-types' },
      { name: 'config/project-types' },
      { name: 'config/template-description-project' },
    ],
  },
  { name: 'audit', letter: 'a' },
  { name: 'mail' },
];
