import { v1 } from '@semilla/contract';
import { demoCodeApp, demoPassword, type SignedIn, second, shared, stateOf } from '../fixtures/accounts.ts';
import { apiOf } from '../fixtures/api-of.ts';
import { expect, test } from '../fixtures/index.ts';

for (const [who, email] of Object.entries(shared) as [SignedIn, string][]) {
  test(`signs in as ${who}`, async ({ request, playwright, baseURL }) => {
    const api = apiOf(request, baseURL as string);
    expect(await api(v1.sessions.logIn, { body: { email, password: demoPassword } })).toEqual({
      next: 'otp',
    });
    await api(v1.totps.check, { body: { code: demoCodeApp().next() } });
    await request.storageState({ path: stateOf(who) });
    if (who !== 'administrator') return;
    const { data } = await api(v1.users.find, { query: { multiSearch: second.secondAdministrator } });
    const form = { userId: data[0]?.userId ?? '' };
    // A separate request context, because signing in ends the session of the one before.
    const other = await playwright.request.newContext({ baseURL: baseURL as string });
    const signedIn = await other.post('/dev/sign-in', { form, headers: { origin: baseURL as string } });
    expect(signedIn.ok()).toBe(true);
    await other.storageState({ path: stateOf('secondAdministrator') });
    await other.dispose();
  });
}
