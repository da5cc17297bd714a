import { findAccounts } from '@semilla/contract';
import { maskIban } from '@semilla/format';

/** A text of the bank with the account numbers in it masked: a whole one is shown only to those who confirm a factor. */
export const hideAccounts = (text: string): string =>
  findAccounts(text).reduce((hidden, account) => hidden.replaceAll(account, maskIban(account)), text);
