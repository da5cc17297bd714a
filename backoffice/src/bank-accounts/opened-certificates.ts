import { useSyncExternalStore } from 'react';
import type { BankAccountRecord } from '../customers/customer-record.ts';

type Outcome = 'opened' | 'refused';

// Kept while the tab is open, as the page of the account and work mode are left and opened again.
const outcomes = new Map<string, Outcome>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = ({ bankAccountId, version }: BankAccountRecord) => `${bankAccountId} ${version}`;

export function noteCertificate(account: BankAccountRecord, outcome: Outcome): void {
  if (outcomes.get(keyOf(account)) !== 'opened') outcomes.set(keyOf(account), outcome);
  for (const listener of listeners) listener();
}

/** Whether the user has opened the certificate of this version of the account. Undefined until it was tried. */
export const useCertificateOutcome = (account: BankAccountRecord): Outcome | undefined =>
  useSyncExternalStore(listen, () => outcomes.get(keyOf(account)));
