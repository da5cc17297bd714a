import { may, type Role } from '@semilla/contract';

export const tabs = ['customer', 'wallet', 'documents', 'bank-accounts'] as const;
export type Tab = (typeof tabs)[number];

export const tabSearch = (tab: Tab) => `?tab=${tab}`;

/**
 * The tabs that a role sees. Staff see only their data, because they have neither a wallet nor documents
 * here.
 */
export function tabsOf(role: Role): readonly Tab[] {
  return may('orders.place', role) ? tabs : ['customer'];
}

/** The tab in the address, or the first tab. */
export function tabOf(search: string, shown: readonly Tab[]): Tab {
  const asked = new URLSearchParams(search).get('tab');
  return shown.find((tab) => tab === asked) ?? 'customer';
}
