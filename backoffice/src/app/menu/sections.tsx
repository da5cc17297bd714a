import type { ResourceProps } from 'react-admin';
import type { Waits } from '../../kit/queue/use-waiting.ts';
import { audit } from '../../pages/audit/index.tsx';
import { bank } from '../../pages/bank/index.tsx';
import { business } from '../../pages/business/index.tsx';
import { cannedAnswers, documentTypes, projectTypes, templates } from '../../pages/configuration/index.tsx';
import { statistics } from '../../pages/statistics/index.tsx';
import { approvals } from '../../records/approvals/index.tsx';
import { bankAccounts } from '../../records/bank-accounts/index.tsx';
import { bulkActs } from '../../records/bulk-acts/index.tsx';
import { complaints } from '../../records/complaints/index.tsx';
import { investorKinds } from '../../records/investor-kinds/index.tsx';
import { keptRecords } from '../../records/kept-records/index.tsx';
import { owners } from '../../records/owners/index.tsx';
import { questions } from '../../records/project-questions/index.tsx';
import { projects } from '../../records/projects/index.tsx';
import { promotions } from '../../records/promotions/index.tsx';
import { tickets } from '../../records/tickets/index.tsx';
import { transactions } from '../../records/transactions/index.tsx';
import { undeliveredMails } from '../../records/undelivered-mails/index.tsx';
import { customers } from '../../records/users/index.tsx';
import { verifications } from '../../records/verifications/index.tsx';

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
