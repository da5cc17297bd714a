import { demoCodeApp, demoPassword, unshared } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { Home } from '../../screens/home.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { SiteHeader } from '../../screens/site-header.ts';

const guarded = [
  '/user/profile',
  '/user/profile?tab=wallet',
  '/investments',
  '/user/investor',
  '/user/support',
  '/admin/',
  '/admin/project/new',
  '/projects/admin',
];

for (const path of guarded) {
  test(`[G1][G2][G3] is sent to log in from ${path}`, {
    tag: path === '/user/profile' ? '@inner' : [],
  }, async ({ page }) => {
    await page.goto(path);
    await new LogIn(page).expectRemembers(path);
  });
}

test('[G2] can register instead of logging in', async ({ page }) => {
  await page.goto('/auth/login');
  const offer = page.getByText('¿Aún no tienes cuenta? Registrarse');
  await offer.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
});

test('[G1] can open every page for visitors', async ({ request }) => {
  const open = [
    '/',
    '/projects',
    '/projects/',
    '/projects/edificio-lavapies',
    '/legal',
    '/privacy',
    '/cookies',
  ];
  const auth = ['/register', '/auth/login', '/auth/sign-in', '/auth/otp', '/auth/first-otp', '/auth/forgot'];
  for (const path of [...open, ...auth]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
  }
});

test('[G2] is brought back to the project after logging in', async ({ page, account }) => {
  const detail = new ProjectDetail(page);
  await detail.open('edificio-lavapies');
  await detail.logInToInvest.click();
  const logIn = new LogIn(page);
  await logIn.expectRemembers('/projects/edificio-lavapies');
  await logIn.withPassword(account.email, account.password);
  await new OneTimeCode(page).withCode(account.codes.next());
  await expect(page).toHaveURL('/projects/edificio-lavapies');
  await expect(new SiteHeader(page).userMenu).toBeVisible();
});

test('[G2][G3] is brought back to the backoffice, with its query', async ({ page }) => {
  const path = '/admin/project/?filter=%7B%22name%22%3A%22lavapies%22%7D';
  await page.goto(path);
  const logIn = new LogIn(page);
  await logIn.expectRemembers(path);
  await logIn.withPassword(unshared.manager, demoPassword);
  await new OneTimeCode(page).withCode(demoCodeApp().next());
  await new BackofficeFrame(page).expectHere();
  expect(new URL(page.url()).searchParams.get('filter')).toBe('{"name":"lavapies"}');
});

test('[G2] is never sent to another site', async ({ page, account: { email, password, recoveryCodes } }) => {
  const elsewhere = ['https://example.com/', '//example.com/', '/\\example.com/'];
  for (const [index, address] of elsewhere.entries()) {
    await page.goto(`/auth/login?next=${encodeURIComponent(address)}`);
    await new LogIn(page).withPassword(email, password);
    await new OneTimeCode(page).withRecoveryCode(recoveryCodes[index] ?? '');
    await new Home(page).expectOwn();
    await new SiteHeader(page).logOut();
  }
});

test.describe('as an investor', () => {
  test.use({ who: 'investor' });

  for (const path of ['/admin/', '/admin/project/', '/user/admin/anything']) {
    test(`[G3] is sent home from ${path}`, async ({ page }) => {
      await page.goto(path);
      await new Home(page).expectOwn();
    });
  }

  test('[R9] is sent home from /auth/sign-in', async ({ page }) => {
    await page.goto('/auth/sign-in');
    await expect(page).toHaveURL('/');
  });

  test('[R7] is sent home from /register', async ({ page }) => {
    await page.goto('/register');
    await new Home(page).expectOwn();
  });

  test('[R16] finds no way to the backoffice', async ({ page }) => {
    await page.goto('/');
    const header = new SiteHeader(page);
    await header.userMenu.click();
    await expect(header.adminArea).toBeHidden();
  });
});
