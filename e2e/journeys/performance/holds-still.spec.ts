import type { Page } from '@playwright/test';
import { phone } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { SiteHeader } from '../../screens/site-header.ts';

// The limit for "good" in Web Vitals.
const good = 0.1;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Makes each later page sum its layout shifts without user input. */
const addUpShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (!shift.hadRecentInput) seen.shifted += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftedIn = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

const pages = [
  '/',
  '/projects/',
  '/projects/edificio-lavapies',
  '/investments',
  '/user/profile?tab=customer',
  '/user/profile?tab=wallet',
  '/user/profile?tab=documents',
  '/user/profile?tab=bank-accounts',
  '/user/investor',
  '/user/support',
];

test('[B11] a page does not move when the typeface of its titles arrives late', async ({ page }) => {
  const { promise: shown, resolve: letFontPass } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await shown;
    await route.continue();
  });
  await addUpShifts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  letFontPass();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  expect(await shiftedIn(page)).toBe(0);
});

// For signed-in users a page is complete only when the personal data has arrived.
test.describe('signed in, on a phone', () => {
  test.use({ who: 'investor', hasLiveChannel: false, viewport: phone });

  test('[B11][B15] pages do not shift while personal data loads', async ({ page }) => {
    await addUpShifts(page);
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        // The last content may shift the page, and no visible sign marks when it arrives.
        await page.waitForLoadState('networkidle');
        expect.soft(await shiftedIn(page), path).toBeLessThanOrEqual(good);
      });
    }
  });
});

test.describe('a newcomer', () => {
  // A page with an open stream may never be idle.
  test.use({ hasLiveChannel: false });

  test('[B11][R1] the home page of a newcomer hardly moves on a phone', async ({ openAsInvestor }) => {
    const { page } = await openAsInvestor({ isVerified: false });
    await page.setViewportSize(phone);
    await addUpShifts(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Tus primeros pasos' })).toBeVisible();
    // What arrives last: the figures of the header, and the texts of the steps in place of their skeletons.
    await new SiteHeader(page).expectBalance('0,00 €');
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    expect(await shiftedIn(page)).toBeLessThanOrEqual(0.02);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[B11] cards far below are laid out once they come near the view', async ({ page }) => {
    await addUpShifts(page);
    await page.goto('/projects/');
    const last = page.getByRole('article').last();
    const isLaidOut = () => last.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    expect(await shiftedIn(page)).toBeLessThanOrEqual(0.02);
  });

  test('[B11] a closed section of a project keeps its text for the page search', async ({ page }) => {
    await page.goto('/projects/edificio-lavapies');
    await expect(page.getByRole('tab', { name: 'Descripción' })).toBeVisible();
    await expect(page.locator('#documents')).toHaveCSS('content-visibility', 'hidden');
    await expect(page.locator('#description')).toHaveCSS('content-visibility', 'auto');
  });
});
