import { expect, test } from '../../fixtures/index.ts';
import { Offline } from '../../screens/offline.ts';
import { ProjectList } from '../../screens/project-list.ts';

test.use({ who: 'investor', hasServiceWorker: true });

test('[R22][P4][B11] is told in their language that there is no network, while nothing else is kept', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=en');
  const offline = new Offline(page);
  await offline.expectKept('en');
  await page.goto('/investments');
  await offline.expectKept('es');
  // A visitor's page is whole at once: nothing is on its way when the network goes.
  await context.clearCookies();
  await page.goto('/projects/');
  await offline.expectKept('es');

  await context.setOffline(true);
  await page.goto('/projects/edificio-lavapies');
  await offline.expectHere();
  await offline.retry.click();
  await offline.expectHere();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Edificio Lavapiés' })).toBeVisible();
  await page.goto('/projects/');
  await new ProjectList(page).expectHere();
});
