import { expect, test } from '../../fixtures/index.ts';
import { Home } from '../../screens/home.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[B15] skips to the content', async ({ page }) => {
  await new Home(page).open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[B15][R8] logs in and opens the menu without a mouse', { tag: '@inner' }, async ({ page, account }) => {
  const logIn = new LogIn(page);
  await logIn.open();
  await logIn.email.focus();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await expect(logIn.password).toBeFocused();
  await page.keyboard.type(account.password);
  await expect(logIn.continueButton).toBeEnabled();
  await page.keyboard.press('Enter');

  const oneTime = new OneTimeCode(page);
  await oneTime.expectHere();
  await oneTime.code.focus();
  await page.keyboard.type(account.codes.next());
  await page.keyboard.press('Enter');

  const { userMenu, logOutButton } = new SiteHeader(page);
  await userMenu.focus();
  await page.keyboard.press('Enter');
  await expect(logOutButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logOutButton).toBeHidden();
  await expect(userMenu).toBeFocused();
});
