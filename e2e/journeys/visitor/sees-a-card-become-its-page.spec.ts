import { expect, test } from '../../fixtures/index.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** What the browser moved when the page appeared. */
    moved?: (string | null | undefined)[];
  }
}

test('[R2] the picture of a card moves to the page of its project', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      window.moved = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement);
    });
  });
  // Without its script, which loads after the first paint, the picture does not move.
  await page.goto('/projects/', { waitUntil: 'networkidle' });
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').textContent();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect
    .poll(() => page.evaluate(() => window.moved))
    .toContain('::view-transition-group(project-cover)');
});

test('[R1] goes from a page of the site to one outside it without an error', async ({ page }) => {
  await page.goto('/statistics', { waitUntil: 'networkidle' });
  await page.evaluate(() => location.assign('/dev'));
  await expect(page).toHaveURL('/dev');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
