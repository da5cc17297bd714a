import type { WorkQueue } from '@semilla/contract';
import type { QueueParts } from '../work-queue.ts';
import { approvals } from './approvals.tsx';
import { bankAccounts } from './bank-accounts.tsx';
import { bankEntries } from './bank-entries.tsx';
import { tickets } from './tickets.tsx';
import { transactions } from './transactions.tsx';
import { verifications } from './verifications.tsx';

export const partsOf: Record<WorkQueue, QueueParts> = {
  transactions,
  verifications,
  'bank-accounts': bankAccounts,
  tickets,
  approvals,
  'bank-entries': bankEntries,
};
