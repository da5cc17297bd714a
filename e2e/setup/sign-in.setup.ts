import { v1 } from '@semilla/contract';
import { demoCodeApp, demoPassword, keepIds, second, shared } from '../fixtures/accounts.ts';
import { apiOf } from '../fixtures/api-of.ts';
import { expect, test } from '../fixtures/index.ts';

test('signs in with a code, and finds the accounts that journeys share', async ({ request, baseURL }) => {
  const api = apiOf(request, baseURL as string);
  const body = { email: shared.administrator, password: demoPassword };
  expect(await api(v1.sessions.logIn, { body })).toEqual({ next: 'otp' });
  await api(v1.totps.check, { body: { code: demoCodeApp().next() } });
  const idOf = async (email: string) => {
    const { data } = await api(v1.users.find, { query: { multiSearch: email } });
    return data.find((user) => user.email === email)?.userId ?? '';
  };
  await keepIds({
    administrator: await idOf(shared.administrator),
    manager: await idOf(shared.manager),
    investor: await idOf(shared.investor),
    secondAdministrator: await idOf(second.secondAdministrator),
  });
});
