import { problemsOf } from '@semilla/client';
import { type BankAccount, bankAccountChanges, newBankAccount } from '@semilla/contract';

export const isIban = (account: string) => newBankAccount.shape.account.safeParse(account).success;

/** Checks the changes of an account, or a new one as a whole. */
export const checkBankAccount = (values: Record<string, unknown>, account: BankAccount | undefined) =>
  problemsOf(account ? bankAccountChanges : newBankAccount, values);
