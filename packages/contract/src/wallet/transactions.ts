/** Money into a wallet, or out of it. */
export const transactionTypes = ['income', 'withdraw'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** Where a transaction comes from. */
export const issuerNames = [
  'admin-backoffice',
  'project_order',
  'project_fee',
  'payment',
  'user-wallet',
] as const;
export type IssuerName = (typeof issuerNames)[number];

/** A transaction waits until an administrator approves or rejects it. */
export const transactionStatuses = ['pending', 'completed', 'rejected'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
