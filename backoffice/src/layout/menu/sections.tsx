import type { ResourceProps } from 'react-admin';
import { approvals } from '../../approvals/index.tsx';
import { audit } from '../../audit/index.tsx';
import { bank } from '../../bank/index.tsx';
import { bankAccounts } from '../../bank-accounts/index.tsx';
import { bulkActs } from '../../bulk-acts/index.tsx';
import { business } from '../../business/index.tsx';
import { complaints } from '../../complaints/index.tsx';
import { cannedAnswers, documentTypes, projectTypes, templates } from '../../configuration/index.tsx';
import { customers } from '../../customers/index.tsx';
import { investorKinds } from '../../investor-kinds/index.tsx';
import { keptRecords } from '../../kept-records/index.tsx';
import type { Waits } from '../../kit/queue/use-waiting.ts';
import { owners } from '../../owners/index.tsx';
import { projects } from '../../projects/index.tsx';
import { promotions } from '../../promotions/index.tsx';
import { questions } from '../../questions/index.tsx';
import { statistics } from '../../statistics/index.tsx';
import { tickets } from '../../tickets/index.tsx';
import { transactions } from '../../transactions/index.tsx';
import { undeliveredMails } from '../../undelivered-mails/index.tsx';
import { verifications } from '../../verifications/index.tsx';

/** A section of the sidebar; `inner` sections are indented. */
export interface Section {
  name: string;
  /** Undefined for a heading, which has no page. */
  resource?: ResourceProps;
  /** Pressing `g` and then this letter opens the section. */
  letter?: string;
  /** The kind of waiting item to count. */
  waits?: Waits;
  inner?: Section[];
}

const pages = (resource: ResourceProps, section: Omit<Section, 'name' | 'resource'> = {}): Section => ({
  name: resource.name,
  resource,
  ...section,
});

/** The sidebar sections in order. Every page of the backoffice belongs to one. */
export const sections: Section[] = [
  pages(projects, {
    letter: 'p',
    inner: [
      pages(owners, { letter: 'u', waits: 'ownerTies' }),
      pages(questions, { letter: 'q', waits: 'questions' }),
    ],
  }),
  pages(customers, {
    letter: 'c',
    inner: [
      pages(transactions, { letter: 'w', waits: 'transactions' }),
      pages(verifications, { letter: 'v', waits: 'verifications' }),
      pages(bankAccounts, { letter: 'b', waits: 'bankAccounts' }),
      pages(investorKinds, { letter: 'i', waits: 'investorKinds' }),
    ],
  }),
  pages(bank, { letter: 'k', waits: 'bankEntries' }),
  pages(statistics, { letter: 's', inner: [pages(business, { letter: 'z' })] }),
  pages(promotions, { letter: 'm' }),
  pages(tickets, { letter: 't', waits: 'tickets' }),
  pages(complaints, { letter: 'r', waits: 'complaints' }),
  {
    name: 'config',
    inner: [
      pages(documentTypes, { letter: 'd' }),
      pages(projectTypes, { letter: 'y' }),
      pages(templates, { letter: 'l' }),
      pages(cannedAnswers, { letter: 'f' }),
    ],
  },
  pages(approvals, { letter: 'o', waits: 'approvals' }),
  pages(audit, { letter: 'a' }),
  pages(bulkActs, { letter: 'x' }),
  pages(undeliveredMails, { letter: 'e', waits: 'mails' }),
  pages(keptRecords, { letter: 'n' }),
];

/** All sections that have pages, also nested ones, in the order of the menu. */
export const screens = sections
  .flatMap((section) => [section, ...(section.inner ?? [])])
  .flatMap(({ resource, ...section }) => (resource ? [{ ...section, resource }] : []));
