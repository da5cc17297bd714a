import type { ComponentType } from 'react';
import type { Me } from '../session/session-store.ts';
import type { Tab } from './tabs.ts';

type Content = ComponentType<{ me: Me }>;

/** Loads the content of a tab, and nothing of the other tabs. */
export const loadContent: Record<Tab, () => Promise<Content>> = {
  customer: async () => (await import('./CustomerTab.tsx')).CustomerTab,
  wallet: async () => (await import('../wallet/WalletTab.tsx')).WalletTab,
  documents: async () => (await import('./DocumentsTab.tsx')).DocumentsTab,
  'bank-accounts': async () => (await import('../bank-accounts/BankAccountsTab.tsx')).BankAccountsTab,
};
