import { maskIban } from '@semilla/format';
import type { AuditNote } from '../../kit/audit/write-audit.ts';

interface Payee {
  account: string;
  holderName: string;
}

const noted = ({ account, holderName }: Payee) => ({
  destinationBankAccount: maskIban(account),
  payoutHolderName: holderName,
});

/** The audit entry of a new payout account, with masked numbers. */
export function payoutAccountNote(projectId: string, replaced: Payee | undefined, current: Payee): AuditNote {
  return {
    action: 'project.change-payout-account',
    subjectType: 'project',
    subjectId: projectId,
    ...(replaced && { before: noted(replaced) }),
    after: noted(current),
  };
}
