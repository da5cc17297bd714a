import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { FiscalResidenceRow } from '../../schema/fiscal-residences.ts';

export function residenceNote(row: FiscalResidenceRow): AuditNote {
  const { fiscalResidenceId, userId, country, taxNumber, since } = row;
  return {
    action: 'fiscal-residence.create',
    subjectType: 'fiscal-residence',
    subjectId: fiscalResidenceId,
    personId: userId,
    after: { country, taxNumber, since },
  };
}
