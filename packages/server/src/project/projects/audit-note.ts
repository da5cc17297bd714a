import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { StoredProject } from '../access.ts';

/** The audit entry of a project, with the changed fields. */
export function auditNote(
  action: string,
  projectId: string,
  before: Partial<StoredProject>,
  after: Partial<StoredProject>,
): AuditNote {
  return {
    action,
    subjectType: 'project',
    subjectId: projectId,
    ...differences(before, after),
  };
}
