import type { IssuerName, TransactionType } from '@semilla/contract';

interface Movement {
  type: TransactionType;
  issuerName?: IssuerName;
}

/** What a movement is called: as whoever asked for it would, or by what it does in a project. */
export function kindOfTransaction({
  type,
  issuerName,
}: Movement): TransactionType | 'invested' | 'received' | 'fee' {
  if (issuerName === 'project_fee') return 'fee';
  if (issuerName === 'project_order') return type === 'withdraw' ? 'invested' : 'received';
  return type;
}
