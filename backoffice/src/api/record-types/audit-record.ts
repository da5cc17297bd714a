import type { auditEntry } from '@semilla/contract';
import type { RecordValue } from '../as-record-value.ts';

export type AuditRecord = RecordValue<(typeof auditEntry)['_zod']['output']> & { id: number };

/** Selects the activity of one record, or of everything that concerns a person. */
export type ActivityOf = { subjectType: string; subjectId: string } | { personId: string };

/** The page of each kind of subject. */
const paths: Record<string, (id: string) => string> = {
  user: (id) => `/customer/${id}`,
  project: (id) => `/project/${id}`,
  ticket: (id) => `/ticket/${id}`,
  transaction: (id) => `/wallet/${id}`,
  verification: (id) => `/verification/${id}`,
  'investor-kind': (id) => `/investor-kinds/${id}`,
  'bank-account': (id) => `/bank-account/${id}`,
  'bank-balance': () => '/bank/balances',
  'bank-entry': (id) => `/bank/${id}`,
  'payment-file': (id) => `/bank/payment-files/${id}`,
  proposal: (id) => `/approvals/${id}`,
  'bulk-act': (id) => `/bulk-acts/${id}`,
  'undelivered-mail': (id) => `/mail/${id}`,
  promotion: (id) => `/marketing/edit/${id}`,
  'document-type': (id) => `/config/document-types/edit/${id}`,
  template: (id) => `/config/template-description-project/edit/${id}`,
  'project-type': (id) => `/config/project-types/edit/${id}`,
};

export function pathOf({ subjectType, subjectId, action }: AuditRecord): string | undefined {
  const isGone = action.endsWith('.delete') && action.startsWith(`${subjectType}.`);
  return subjectId && !isGone ? paths[subjectType]?.(subjectId) : undefined;
}
