import { findAccounts } from '@semilla/contract';
import { maskIban } from '@semilla/format';

/** Masks the account numbers in a bank's text. The whole numbers are shown only after confirming a factor. */
export const hideAccounts = (text: string): string =>
  findAccounts(text).reduce((hidden, account) => hidden.replaceAll(account, maskIban(account)), text);
