import type { IssuerName, TransactionType } from '@semilla/contract';

interface Movement {
  type: TransactionType;
  issuerName?: IssuerName;
}

/** The kind of a transaction: deposit or withdrawal for customers; invested, received or fee for projects. */
export function kindOfTransaction({
  type,
  issuerName,
}: Movement): TransactionType | 'invested' | 'received' | 'fee' {
  if (issuerName === 'project_fee') return 'fee';
  if (issuerName === 'project_order') return type === 'withdraw' ? 'invested' : 'received';
  return type;
}
