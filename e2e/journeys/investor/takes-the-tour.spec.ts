import type { Page } from '@playwright/test';
import { newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Tour } from '../../screens/tour.ts';

const newestProjects = /\/v1\/project\/projects\?take=20&orderBy=createdAt&orderSide=desc/;

/** Leads the tour to this project, because another journey may close the newest one meanwhile. */
async function leadTourTo(page: Page, projectId: string): Promise<void> {
  await page.route(newestProjects, async (route) => {
    const response = await route.fetch();
    const answer: { data: { projectId: string }[] } = await response.json();
    const data = answer.data.filter((project) => project.projectId === projectId);
    await route.fulfill({ response, json: { ...answer, data } });
  });
}

test('[R21][R16][C12] is offered the tour once, takes it with the keyboard only, and can stop it', {
  tag: '@inner',
}, async ({ apiAs, openAsInvestor }) => {
  const { page } = await openAsInvestor();
  const { projectId, url } = await newOpenProject(await apiAs('administrator'));
  await leadTourTo(page, projectId);
  const tour = new Tour(page);
  const invest = page.getByRole('dialog', { name: /^Invertir en / });
  await page.goto('/');
  await tour.offer.focus();
  const asked = page.waitForRequest(newestProjects);
  await page.keyboard.press('Enter');
  await asked;
  for (let index = 0; index < tour.stepCount; index += 1) {
    await tour.expectStep(index);
    if (index === 2) {
      await expect(page).toHaveURL(/\/user\/profile\?tab=wallet$/);
      await page.reload();
      await tour.expectStep(index);
    }
    if (index === tour.stepCount - 1) await expect(invest).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(invest).toBeHidden();
  await expect(page.getByText('Ya sabes moverte por aquí.')).toBeVisible();
  await expect(page).toHaveURL(`/projects/${url}`);

  await page.goto('/');
  const header = new SiteHeader(page);
  await expect(header.userMenu).toBeVisible();
  await expect(tour.offer).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await header.userMenu.click();
  await tour.starter.click();
  await tour.expectStep(0);
  await page.keyboard.press('ArrowRight');
  await tour.expectStep(1);
  await page.keyboard.press('Escape');
  await expect(tour.step(1)).toBeHidden();
  await page.reload();
  await expect(header.userMenu).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

// The tour looks for the place of a step twice a second.
test('[R21] gives up after 72 seconds if the place of a step is missing', async ({ openAsInvestor }) => {
  const { page } = await openAsInvestor();
  const tour = new Tour(page);
  const header = new SiteHeader(page);
  await page.goto('/');
  await header.userMenu.click();
  await tour.starter.click();
  for (const index of [0, 1, 2, 3]) {
    await tour.expectStep(index);
    await page.keyboard.press('Enter');
  }
  await tour.expectStep(4);
  await page.goto('/projects/?name=nada+que+encontrar');
  await tour.expectStep(4);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 30_000);
  await page.keyboard.press('Enter');
  await page.clock.runFor(71_000);
  await expect(tour.lost).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(tour.lost).toBeVisible();
});
