import { checkOtp, login } from '@semilla/contract';
import { demoCodeApp, demoPassword, type SignedIn, shared, stateOf } from '../fixtures/accounts.ts';
import { apiOf } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/index.ts';

for (const [who, email] of Object.entries(shared) as [SignedIn, string][]) {
  test(`signs in as ${who}`, async ({ request, baseURL }) => {
    const api = apiOf(request, baseURL as string);
    expect(await api(login, { body: { email, password: demoPassword } })).toEqual({ next: 'otp' });
    await api(checkOtp, { body: { code: demoCodeApp().next() } });
    await request.storageState({ path: stateOf(who) });
  });
}
