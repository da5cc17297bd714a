import type { Page } from '@playwright/test';
import { phone } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';

// What the Web Vitals call good.
const good = 0.1;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** From now on each page adds up what moved in it that nobody had asked to move. */
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
  '/user/support',
];

// What a page looks like to somebody who is signed in is known only once their data has come.
test.describe('signed in, on a phone', () => {
  test.use({ who: 'investor', viewport: phone });

  test('[B11][B15] pages hold still while what is personal comes', async ({ page }) => {
    await addUpShifts(page);
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        // What comes last is what moves a page, and it may be anything: there is no sign of it to wait for.
        await page.waitForLoadState('networkidle');
        expect.soft(await shiftedIn(page), path).toBeLessThanOrEqual(good);
      });
    }
  });
});
