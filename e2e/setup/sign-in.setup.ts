import { v1 } from '@semilla/contract';
import { demoCodeApp, demoPassword, type SignedIn, shared, stateOf } from '../fixtures/accounts.ts';
import { apiOf } from '../fixtures/api-of.ts';
import { expect, test } from '../fixtures/index.ts';

for (const [who, email] of Object.entries(shared) as [SignedIn, string][]) {
  test(`signs in as ${who}`, async ({ request, baseURL }) => {
    const api = apiOf(request, baseURL as string);
    expect(await api(v1.sessions.logIn, { body: { email, password: demoPassword } })).toEqual({
      next: 'otp',
    });
    await api(v1.totps.check, { body: { code: demoCodeApp().next() } });
    await request.storageState({ path: stateOf(who) });
  });
}
