import type { BulkResource, bulkAct, bulkActRow } from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type BulkActRecord = RecordOf<typeof bulkAct>;
export type BulkRowRecord = RecordOf<typeof bulkActRow>;

/** The page of a record of each resource. */
export const recordPaths: Record<BulkResource, (id: string) => string> = {
  users: (id) => `/customer/${id}`,
  projects: (id) => `/project/${id}`,
  tickets: (id) => `/ticket/${id}`,
  undeliveredMails: (id) => `/mail/${id}`,
};

/** How many rows the job has come to. */
export const triedOf = ({
  done,
  unchanged,
  refused,
}: Pick<BulkActRecord, 'done' | 'unchanged' | 'refused'>) => done + unchanged + refused;
