import type { Locator } from '@playwright/test';
import { cents, termsVersion, v1 } from '@semilla/contract';
import { desk, phone } from '../../fixtures/barriers.ts';
import { newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { HelpDialog } from '../../screens/help-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { Offline } from '../../screens/offline.ts';
import { PortfolioScreen } from '../../screens/portfolio.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test.use({ hasServiceWorker: true });

test('[R4][B11] reads the portfolio as last seen while there is no network, until logging out', async ({
  openAsInvestor,
  apiAs,
  complaints,
}) => {
  const project = await newOpenProject(await apiAs('administrator'));
  const { page, api } = await openAsInvestor({ moneyCents: 100_000 });
  const body = { projectId: project.projectId, amount: cents(30_000), termsVersion };
  await api(v1.orders.place, { body: { ...body, orderType: 'invest' as const } });
  const offline = new Offline(page);
  const portfolio = new PortfolioScreen(page);
  await page.goto('/investments');
  await expect(new Investments(page).card(project.name)).toBeVisible();
  await expect(portfolio.figure('Valor hoy')).toContainText('1.000,00');
  await offline.expectKept();
  await offline.expectSeenKept();
  await page.goto('about:blank');

  await page.context().setOffline(true);
  await page.goto('/investments');
  await offline.expectHere();
  await expect(offline.seen).toContainText('1.000,00');
  await expect(offline.seen.getByRole('listitem').filter({ hasText: project.name })).toContainText('300,00');
  await expect(offline.seen.getByRole('button')).toHaveCount(0);

  complaints.announce({ status: 'lost', path: /^\/_astro\//, isOptional: true });
  await page.context().setOffline(false);
  await expect(portfolio.overview).toBeVisible();
  await page.waitForLoadState('load');
  await new SiteHeader(page).logOut();
  await page.waitForLoadState('load');
  await page.goto('about:blank');
  await page.context().setOffline(true);
  await page.goto('/investments');
  await offline.expectHere();
  await expect(offline.seen).toBeHidden();
});

async function placeOf(part: Locator) {
  const { y: top, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
  return { top, bottom: top + height };
}

for (const [name, viewport] of Object.entries({ phone, desktop: desk })) {
  test.describe(`on a ${name}`, () => {
    test.use({ who: 'investor', viewport, hasServiceWorker: false });

    test(`[X3][B11][M8] reads beside a notice and above a dialog that the network is lost, on a ${name}`, async ({
      page,
      complaints,
      refused,
    }) => {
      refused('lost', /project-follows/);
      // The page reads the investor's own questions when they come near, which may be after the network is lost.
      complaints.announce({ status: 'lost', path: /project-questions/, isOptional: true });
      const told = page.getByRole('status').and(page.locator('[data-offline]'));
      const notice = page.locator('.snackbar');
      const help = new HelpDialog(page);
      const isAboveDialog = async () => (await placeOf(told)).bottom < (await placeOf(help.dialog)).top;
      await page.goto('/projects/edificio-lavapies');
      const follow = page.getByRole('button', { name: /^(Seguir el proyecto|Dejar de seguir)$/ });
      await expect(follow).toBeVisible();
      // A status that was hidden before it speaks is not announced.
      await expect(told).toHaveText('');

      // A page that has no network cannot load the dialog.
      await help.open();
      await page.context().setOffline(true);
      await expect(told).toContainText('Sin conexión');
      await expect.poll(isAboveDialog).toBe(true);

      await page.keyboard.press('Escape');
      await follow.click();
      await expect(notice).toBeVisible();
      expect((await placeOf(told)).bottom).toBeLessThanOrEqual((await placeOf(notice)).top);

      await help.open();
      await expect.poll(isAboveDialog).toBe(true);
      await page.context().setOffline(false);
      await expect(told).toHaveText('Vuelves a tener conexión.');
    });
  });
}
