import { type BulkActName, type BulkResource, bulkActRules } from '@semilla/contract';
import { mailActs, mailList } from './acts/mail-acts.ts';
import { projectActs, projectList } from './acts/project-acts.ts';
import { ticketActs, ticketList } from './acts/ticket-acts.ts';
import { userActs, userList } from './acts/user-acts.ts';
import type { BulkAct, BulkList } from './bulk-act.ts';

const lists: Record<BulkResource, BulkList> = {
  users: userList,
  projects: projectList,
  tickets: ticketList,
  undeliveredMails: mailList,
};
const acts: Record<BulkActName, BulkAct> = { ...userActs, ...projectActs, ...ticketActs, ...mailActs };

/** The rule, the list and the code of a bulk act. */
export function bulkActNamed(name: BulkActName) {
  const rule = bulkActRules[name];
  return { rule, act: acts[name], list: lists[rule.resource] };
}

export const bulkListOf = (resource: BulkResource): BulkList => lists[resource];
