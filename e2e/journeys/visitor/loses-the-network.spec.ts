import { expect, test } from '../../fixtures/index.ts';
import { Offline } from '../../screens/offline.ts';
import { ProjectList } from '../../screens/project-list.ts';

test.use({ hasServiceWorker: true });

test('[R22][P4][B11] sees an offline page in their language; nothing else is cached', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/');
  // The page is kept from the second page of a visit on.
  await page.getByRole('main').getByRole('link', { name: 'Todos los proyectos' }).click();
  const list = new ProjectList(page);
  await list.expectHere();
  const offline = new Offline(page);
  await offline.expectKept();
  // Leaves the page first, because its running requests would fail without a network.
  await page.goto('about:blank');

  await context.setOffline(true);
  await page.goto('/projects/edificio-lavapies');
  await offline.expectHere();
  const openedAgain = page.waitForEvent('load');
  await offline.retry.click();
  await openedAgain;
  await offline.expectHere();
  const inEnglish = await context.newPage();
  await inEnglish.goto('/projects/edificio-lavapies?lang=en');
  await expect(inEnglish.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  // A page may be connected again a little before its service worker, and then a file of it is lost.
  complaints.announce({ status: 'lost', path: /^\/_astro\//, isOptional: true });
  await context.setOffline(false);
  for (const one of [page, inEnglish]) {
    await expect(one.getByRole('heading', { level: 1, name: 'Edificio Lavapiés' })).toBeVisible();
    // Leaving the page earlier would make its running requests fail in the service worker.
    await one.waitForLoadState('load');
  }
  await page.goto('/projects/');
  await list.expectHere();
});
