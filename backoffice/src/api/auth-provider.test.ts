import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { buildMe, ids, projectRecord } from '../testing/records.ts';
import { authProvider, logOut } from './auth-provider.ts';

const meAddress = 'GET /v1/account/users/me';
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { pathname: '/admin/project/', search: '?page=2', assign });
});

/** Waits for the redirect. The check itself never resolves, so it cannot be awaited. */
async function sentAway(waiting: Promise<unknown>) {
  let isSettled = false;
  void waiting.finally(() => {
    isSettled = true;
  });
  await vi.waitFor(() => expect(assign).toHaveBeenCalled(), { timeout: 10_000 });
  expect(isSettled).toBe(false);
  return assign.mock.calls[0]?.[0];
}

describe('checkAuth', () => {
  it.each(['admin', 'operator'] as const)('[G3] lets the role %s in', async (role) => {
    fakeApi({ [meAddress]: buildMe({ role }) });
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  });

  it('[G3] sends retail users to their home page', async () => {
    fakeApi({ [meAddress]: buildMe({ role: 'user' }) });
    expect(await sentAway(authProvider.checkAuth({}))).toBe('/');
  });

  it('[G2] sends users who are not signed in to the log-in page, which returns them to the requested page', async () => {
    fakeApi({ [meAddress]: refusal('request.unauthenticated') });
    const address = await sentAway(authProvider.checkAuth({}));
    expect(address).toBe('/auth/login?next=%2Fadmin%2Fproject%2F%3Fpage%3D2');
  });

  it('[G2] sends users without a one-time code to the log-in page', async () => {
    fakeApi({ [meAddress]: buildMe({ signedIn: 'half' }) });
    expect(await sentAway(authProvider.checkAuth({}))).toContain('/auth/login?next=');
  });

  it('sends administrators without a passkey to the page where they add one', async () => {
    fakeApi({ [meAddress]: buildMe({ lacksPasskey: true }) });
    expect(await sentAway(authProvider.checkAuth({}))).toContain('/user/profile');
  });

  it('[X3] keeps users on the page when the server fails', async () => {
    fakeApi({ [meAddress]: refusal('request.unavailable') });
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ name: 'ApiProblem' });
    expect(assign).not.toHaveBeenCalled();
  });

  it('[X3] keeps the signed-in user during a short network failure', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    fakeApi({ [meAddress]: buildMe() });
    await authProvider.checkAuth({});
    vi.advanceTimersByTime(60_000);
    fakeApi({ [meAddress]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    vi.useRealTimers();
  });

  it('asks the API only once per screen', async () => {
    const calls = fakeApi({ [meAddress]: buildMe() });
    await Promise.all([
      authProvider.checkAuth({}),
      authProvider.getIdentity?.(),
      authProvider.getPermissions?.({}),
    ]);
    expect(calls).toHaveLength(1);
  });
});

it('[G2] an ended session leads to the log-in page, a refusal does not', async () => {
  await expect(authProvider.checkError({ status: 403 })).resolves.toBeUndefined();
  expect(await sentAway(authProvider.checkError({ status: 401 }))).toContain('/auth/login');
});

it('logging out ends the session and leads to the log-in page', async () => {
  const calls = fakeApi({ 'POST /v1/auth/logout': undefined });
  expect(await sentAway(logOut())).toBe('/auth/login');
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/v1/auth/logout' });
});

it('[G2] logging out removes customer data from the browser, but keeps preferences', async () => {
  fakeApi({ 'POST /v1/auth/logout': undefined });
  sessionStorage.setItem('unanswered.x', 'key');
  localStorage.setItem('RaStore.customer.listParams', '{"filter":{"name":"ferrer"}}');
  localStorage.setItem('RaStore.preferences.customer.datagrid.columns', '[]');
  await sentAway(logOut());
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('RaStore.customer.listParams')).toBeNull();
  expect(localStorage.getItem('RaStore.preferences.customer.datagrid.columns')).toBe('[]');
});

it('returns the name and role of the signed-in user', async () => {
  fakeApi({ [meAddress]: buildMe() });
  expect(await authProvider.getIdentity?.()).toEqual({
    id: ids.admin,
    fullName: 'Elena Vidal',
    role: 'admin',
  });
});

it('[P8] decides access with the contract’s permission table', async () => {
  fakeApi({ [meAddress]: buildMe({ role: 'operator', userId: ids.manager }) });
  const may = (action: string, record?: object) =>
    authProvider.canAccess?.({ resource: 'project', action, record, signal: undefined } as never);
  expect(await may('list')).toBe(true);
  expect(await may('delete')).toBe(false);
  expect(await may('edit', projectRecord())).toBe(true);
  expect(await may('edit', projectRecord({ phaseName: 'Investment' }))).toBe(false);
});
