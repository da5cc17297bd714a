import { type BulkActName, type BulkResource, bulkActRules } from '@semilla/contract';
import { userActs, userList } from './acts/user-acts.ts';
import type { BulkAct, BulkList } from './bulk-act.ts';

const lists: Record<BulkResource, BulkList> = { users: userList };
const acts: Record<BulkActName, BulkAct> = userActs;

/** The rule, the list and the code of a bulk act. */
export function bulkActNamed(name: BulkActName) {
  const rule = bulkActRules[name];
  return { rule, act: acts[name], list: lists[rule.resource] };
}

export const bulkListOf = (resource: BulkResource): BulkList => lists[resource];
