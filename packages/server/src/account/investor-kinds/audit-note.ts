import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { InvestorKindRow } from '../../schema/investor-kinds.ts';

const noteOn = ({ investorKindId, userId }: InvestorKindRow) => ({
  subjectType: 'investor-kind',
  subjectId: investorKindId,
  personId: userId,
});

export function requestNote(row: InvestorKindRow): AuditNote {
  const { investorKindId: _, userId: __, createdAt: ___, version: ____, ...stated } = row;
  const said = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null));
  return { action: 'investor-kind.create', ...noteOn(row), after: said };
}

export function changeNote(
  act: 'approve' | 'refuse' | 'end' | 'expire' | 'replace' | 'withdraw' | 'give-up',
  before: InvestorKindRow,
  after: InvestorKindRow,
): AuditNote {
  return {
    action: `investor-kind.${act}`,
    ...noteOn(after),
    ...differences(before, after),
  };
}
