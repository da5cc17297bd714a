import { type Address, addresses, notFound } from '../../fixtures/backoffice-addresses.ts';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeScreen } from '../../screens/backoffice-screen.ts';

test.use({ who: 'administrator' });
// There are many addresses, and each is loaded twice.
test.describe.configure({ timeout: 180_000 });

/** Reloads the page like the browser's button, at the same address with a trailing slash. */
async function reloadWithSlash(screen: BackofficeScreen, path: string): Promise<void> {
  await screen.page.evaluate((slashed) => history.replaceState(null, '', slashed), `${path}/`);
  const answer = await screen.page.reload();
  expect(answer?.status(), `${path}/`).toBe(200);
}

for (const [group, of] of Object.entries(addresses)) {
  const all: readonly Address[] = of;
  const ids = [...new Set(all.map((one) => `[${one.ids}]`))].join('');

  test(`[A15]${ids} ${group}: each address opens directly, with a trailing slash, and by Back`, async ({
    page,
    records,
    refused,
  }) => {
    const screen = new BackofficeScreen(page, 'es', records);
    for (const address of all) {
      await test.step(address.path, async () => {
        const path = screen.pathOf(address);
        const refusal = screen.refusalOf(address);
        if (refusal) refused(refusal.status, refusal.path);
        await screen.type(path);
        await screen.expectThere(address);
        await reloadWithSlash(screen, path);
        await screen.expectThere(address);
        if (address.leadsOn) return;
        await screen.goTo(notFound);
        await screen.expectThere(notFound);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${path}/?$`));
        await screen.expectThere(address);
      });
    }
  });
}

test('[A1][P5] goes to the user view and back through the header', async ({ page }) => {
  await page.goto('/admin/project/');
  const frame = new BackofficeFrame(page);
  await expect(frame.who('Elena Vidal Rueda', 'Administrador')).toBeVisible();
  await frame.home.click();
  await expect(frame.title).toHaveText('Hola, Elena Vidal Rueda');
  await frame.userView.click();
  await expect(page).toHaveURL('/');
});
