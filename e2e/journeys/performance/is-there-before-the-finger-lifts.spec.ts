import type { Page } from '@playwright/test';
import { phone } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';

const latencyMs = 400;

/** The addresses that the browser fetched early, without their origin. */
async function fetchedEarlyIn(page: Page): Promise<Set<string>> {
  const preloads = await page.context().newCDPSession(page);
  const fetched = new Set<string>();
  preloads.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    const { pathname, search } = new URL(prefetchUrl);
    if (status === 'Ready') fetched.add(pathname + search);
  });
  await preloads.send('Preload.enable');
  return fetched;
}

const waysOfDelivery = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType: string })[]).map(
      ({ deliveryType }) => deliveryType,
    ),
  );

/** The stylesheets that the page waited for, from the network and not from what was fetched early. */
const waitedForStyles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith('.css') && transferSize > 0)
      .map(({ name }) => name),
  );

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('[B11][R2] the project of a touched card is already there, with its styles', async ({ page }) => {
    const fetched = await fetchedEarlyIn(page);
    await page.goto('/projects/');
    const cards = page.getByRole('main').getByRole('article');
    const links = await cards
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect.poll(() => [...fetched].toSorted()).toEqual(links.slice(0, 3).toSorted());
    const network = await page.context().newCDPSession(page);
    const speed = { downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', { offline: false, latency: latencyMs, ...speed });

    const name = await cards.first().getByRole('heading').textContent();
    await cards.first().getByRole('link').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    expect(await waysOfDelivery(page)).toEqual(['navigational-prefetch']);
    expect(await waitedForStyles(page)).toEqual([]);
  });
});

test('[B11] a page of the reader alone is fetched when its link is pressed, and not before', async ({
  openAsInvestor,
}) => {
  const { page } = await openAsInvestor();
  const fetched = await fetchedEarlyIn(page);
  await page.goto('/legal');
  const own = page.getByRole('banner').getByRole('link', { name: 'Inversiones' });
  await own.hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).hover();
  await expect.poll(() => [...fetched]).toEqual(['/privacy']);
  await own.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await waysOfDelivery(page)).toEqual(['navigational-prefetch']);
});
