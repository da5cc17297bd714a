import { expect, test } from '../../fixtures/index.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test.use({ hasLiveChannel: false });

const path = '/user/profile?tab=customer';

test.beforeEach(async ({ page, account }) => {
  await page.goto(path);
  await new LogIn(page).withPassword(account.email, account.password);
  await new OneTimeCode(page).withCode(account.codes.next());
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('textbox', { name: 'Apellidos' })).not.toHaveValue('');
});

test('[G2] leaves nothing about the account in the browser, even with the Back button', async ({
  page,
  account,
}) => {
  await new SiteHeader(page).logOut();
  await expect(new SiteHeader(page).userMenu).toBeHidden();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(account.email);
  expect(stored).not.toMatch(/v1\/(?:account|wallet|auth)|semilla_session/);
  await page.goBack();
  await new LogIn(page).expectRemembers(path);
});

test('[G2] stores nothing personal in the browser while the account is open', async ({ page, account }) => {
  const shown = await page
    .getByRole('main')
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const personal = [account.email, account.password, ...shown.filter((value) => value.length > 5)];
  expect(personal.length).toBeGreaterThan(3);
  await page.goto('/investments');
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const cached = requests.flat().map(({ url }) => url);
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, cached, databases]);
  });
  for (const value of personal) expect(stored).not.toContain(value);
});

test('[G2] a page from the back/forward cache is reloaded if the session has ended', async ({
  page,
  context,
}) => {
  // Waits until the requests of the page are answered before the session ends.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await new LogIn(page).expectRemembers(path);
});
