// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readItem, storeItem } from './browser-storage.ts';
import { clearTab, lastLogOut } from './clear-tab.ts';
import { rememberAnswer, requestHistory } from './request-history.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('[G2] forgets the data of the tab, and keeps the choices of the user', () => {
  storeItem('request-history', '[]', 'sessionStorage');
  storeItem('theme', 'dark', 'localStorage');
  clearTab();
  expect(sessionStorage).toHaveLength(0);
  expect(readItem('request-history', 'sessionStorage')).toBeUndefined();
  expect(readItem('theme', 'localStorage')).toBe('dark');
});

it('[A29][G2] forgets the drafts and filters of all tabs, also when the user logs out in the site', () => {
  storeItem('semilla-draft u-1 /project/new', '{}', 'localStorage');
  storeItem('RaStore.customer.listParams', '{}', 'localStorage');
  storeItem('RaStore.customer.datagrid.columns', '[]', 'localStorage');
  const before = Date.now();
  clearTab();
  expect(Object.keys(localStorage)).toEqual(
    expect.not.arrayContaining(['semilla-draft u-1 /project/new', 'RaStore.customer.listParams']),
  );
  expect(readItem('RaStore.customer.datagrid.columns', 'localStorage')).toBe('[]');
  expect(lastLogOut()).toBeGreaterThanOrEqual(before);
});

it('[G2] forgets it even if the browser refuses to store', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: refuse });
  storeItem('request-history', '[]', 'sessionStorage');
  clearTab();
  expect(readItem('request-history', 'sessionStorage')).toBeUndefined();
});

it('[G2] does not remember what the page of the former user asked, also if it asks after the tab was cleared', () => {
  const answered = { method: 'GET', path: '/v1/wallet/wallets', status: 401, durationMs: 5 };
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 1000);
  const startedAt = new Date();
  rememberAnswer({ ...answered, startedAt });
  expect(requestHistory()).toHaveLength(1);
  clearTab();
  rememberAnswer({ ...answered, startedAt });
  expect(requestHistory()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  const later = new Date(Date.now() + 1000);
  rememberAnswer({ ...answered, startedAt: later, code: 'request.unauthenticated' });
  expect(requestHistory()).toEqual([]);
  rememberAnswer({ ...answered, startedAt: later, code: 'auth.invalid_credentials' });
  expect(requestHistory()).toHaveLength(1);
});
