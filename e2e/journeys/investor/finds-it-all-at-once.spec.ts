import type { Page, Request } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { NotFound } from '../../screens/not-found.ts';
import { SiteFooter } from '../../screens/site-footer.ts';
import { SiteHeader } from '../../screens/site-header.ts';

/** The API calls of the page from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/v1/') && !pathname.includes('/view/')) calls.push(`${pathname}${search}`);
  });
  return calls;
}

const banner = (page: Page) => page.getByRole('complementary').getByRole('img');
/** The proportions show which of the two pictures is displayed: 900x125 or 375x125. */
const proportions = (page: Page) =>
  banner(page).evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);

test('[B15][R15][R16][R17][R24][R25][C12][M7][R6][R22][R23] sees the menu, balance, badges and promotion after one load, on every page', async ({
  apiAs,
  openAs,
  openAsInvestor,
  refused,
}) => {
  const administrator = await apiAs('administrator');
  const { page, userId } = await openAsInvestor({ isVerified: false, moneyCents: 123_450 });
  const body = { title: 'Tu contrato', description: 'Ya lo tienes.', documents: [], documentOwnerTypes: [] };
  await administrator(v1.tickets.create, { body: { ...body, userId } });
  const header = new SiteHeader(page);
  const calls = callsOf(page);

  await page.goto('/');
  await header.expectInvestor('1.234,50 €');
  await expect(header.userMenu).toHaveAccessibleName(/1 incidencia con novedades.*Identidad sin verificar/);
  await expect(banner(page)).toHaveAttribute('alt', /^Sol para todos/);
  await expect.poll(() => proportions(page)).toBe(900 / 125);
  expect(await banner(page).boundingBox()).toMatchObject({ width: 900, height: 125 });
  expect(calls).toContainEqual(
    expect.stringMatching(/^\/v1\/promotion\/promotions\?.*take=10&.*orderSide=asc/),
  );
  expect(calls).toContain('/v1/overview/own-summary');

  // Every page is longer than a window of this height.
  await page.setViewportSize({ width: 590, height: 400 });
  const { toTop } = new SiteFooter(page);
  for (const path of ['/', '/projects/', '/investments', '/user/profile?tab=customer', '/user/support']) {
    await page.goto(path);
    if (path === '/investments')
      await expect(page.getByRole('heading', { name: 'Aquí verás tus inversiones' })).toBeVisible();
    if (path === '/user/profile?tab=customer')
      await expect.poll(() => calls).toContain('/v1/overview/own-profile');
    await expect(header.wallet).toBeVisible();
    await expect(toTop, path).toBeHidden();
    await page.mouse.wheel(0, 2);
    await expect(toTop, path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pedir ayuda' }), path).toBeEnabled();
  }
  calls.length = 0;
  await page.goto('/investments');
  await expect.poll(() => proportions(page)).toBe(375 / 125);
  expect(await banner(page).boundingBox()).toMatchObject({ width: 375, height: 125 });
  await expect(page.getByRole('heading', { name: 'Aquí verás tus inversiones' })).toBeVisible();
  expect(calls.filter((call) => call === '/v1/account/users/me')).toHaveLength(1);
  await page.getByRole('complementary').getByRole('link').click();
  await expect(page).toHaveURL('/projects/');

  const staff = await openAs('manager');
  await staff.goto('/');
  await expect(banner(staff)).toHaveAttribute('alt', /^Reto del trimestre/);

  await new SiteHeader(staff).userMenu.click();
  await expect(new SiteHeader(staff).adminArea).toBeVisible();

  refused(500, '/500');
  await page.goto('/500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ha ocurrido un error');
  const again = page.waitForResponse(/\/500\??$/);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  expect((await again).status()).toBe(500);
  await lookAt(page, 'on the page of an error');
  await expect(new NotFound(page).home).toBeVisible();
  await new NotFound(page).support.click();
  await expect(page).toHaveURL('/user/support/new');
  await expect(page.getByLabel('Descripción')).toBeVisible();
});
