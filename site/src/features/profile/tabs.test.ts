import { describe, expect, it } from 'vitest';
import { tabOf, tabs, tabsOf } from './tabs.ts';

describe('the tabs of the profile', () => {
  it.each([
    ['', 'customer'],
    ['?tab=wallet', 'wallet'],
    ['?tab=documents&page=2', 'documents'],
    ['?tab=bank-accounts', 'bank-accounts'],
    ['?tab=nothing', 'customer'],
  ] as const)('[R5] %s opens the tab %s', (search, tab) => {
    expect(tabOf(search, tabs)).toBe(tab);
  });

  it('[R5] are only the personal data for staff, who have no wallet', () => {
    expect(tabsOf('admin')).toEqual(['customer']);
    expect(tabOf('?tab=wallet', tabsOf('admin'))).toBe('customer');
    expect(tabsOf('user')).toEqual(tabs);
  });
});
