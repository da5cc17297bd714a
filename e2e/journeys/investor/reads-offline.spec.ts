import { cents, termsVersion, v1 } from '@semilla/contract';
import { newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
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
