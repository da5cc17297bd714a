import { useSyncExternalStore } from 'react';
import type { BankAccountRecord } from '../customers/customer-record.ts';

// Kept while the tab is open, as the page of the account and work mode are left and opened again.
const opened = new Set<string>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = ({ bankAccountId, version }: BankAccountRecord) => `${bankAccountId} ${version}`;

export function noteOpened(account: BankAccountRecord): void {
  opened.add(keyOf(account));
  for (const listener of listeners) listener();
}

/** Whether the user has opened the certificate of this version of the account. */
export const useIsOpened = (account: BankAccountRecord): boolean =>
  useSyncExternalStore(listen, () => opened.has(keyOf(account)));
