import type { IssuerName, TransactionType } from '@semilla/contract';

interface Movement {
  type: TransactionType;
  issuerName?: IssuerName;
}

/**
 * The kind of a transaction. For customers: deposit, withdrawal, returned withdrawal.
 * For projects: invested, received, fee, tax, returned tax.
 */
export function kindOfTransaction({
  type,
  issuerName,
}: Movement): TransactionType | 'invested' | 'received' | 'fee' | 'tax' | 'taxReturned' | 'returned' {
  if (issuerName === 'returned_payment') return 'returned';
  if (issuerName === 'project_fee') return 'fee';
  if (issuerName === 'project_tax') return type === 'withdraw' ? 'tax' : 'taxReturned';
  if (issuerName === 'project_order') return type === 'withdraw' ? 'invested' : 'received';
  return type;
}
