/** What an administrator says of an account: unread, accepted, or refused with a reason. */
export const bankAccountStates = ['pending', 'valid', 'error'] as const;
export type BankAccountState = (typeof bankAccountStates)[number];
