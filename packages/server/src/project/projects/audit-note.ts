import { maskIban } from '@semilla/format';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { StoredProject } from '../access.ts';

type Fields = Record<string, unknown>;

function masked(fields: Fields): Fields {
  const { destinationBankAccount } = fields;
  if (typeof destinationBankAccount !== 'string') return fields;
  return { ...fields, destinationBankAccount: maskIban(destinationBankAccount) };
}

/** The audit entry of a project: the fields that differ, with account numbers masked. */
export function auditNote(
  action: string,
  projectId: string,
  before: Partial<StoredProject>,
  after: Partial<StoredProject>,
): AuditNote {
  const found = differences(before, after);
  return {
    action,
    subjectType: 'project',
    subjectId: projectId,
    before: masked(found.before),
    after: masked(found.after),
  };
}
