import { beforeBank } from './acts-at-the-bank.ts';
import { beforeCustomers } from './acts-of-customers.ts';
import { beforeManagers } from './acts-of-managers.ts';
import type { Act } from './acts-of-staff.ts';
import { beforeBankAccounts } from './acts-on-bank-accounts.ts';
import { beforeOwnAddress } from './acts-on-own-address.ts';
import { beforeProjects } from './acts-on-projects.ts';

const all = {
  ...beforeManagers,
  ...beforeCustomers,
  ...beforeBankAccounts,
  ...beforeBank,
  ...beforeProjects,
  ...beforeOwnAddress,
  'userAssignments.edit': ['userAssignments.create'],
  'transactions.decide small': ['wait'],
  'approvals.decline': ['users.edit email'],
  'approvals.approve own': ['users.edit email'],
  'approvals.approve accomplice': ['users.edit email'],
} as const;

/** For each act, the acts that must come before it. Otherwise it would be refused only because they are missing. */
export const before: Partial<Record<Act, readonly Act[]>> = all satisfies Record<
  // A name that is no act does not compile.
  Exclude<keyof typeof all, Act>,
  never
>;
