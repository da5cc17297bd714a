/** Deposits and withdrawals. */
export const transactionTypes = ['income', 'withdraw'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** A transaction waits until an administrator approves or rejects it. */
export const transactionStatuses = ['pending', 'completed', 'rejected'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
