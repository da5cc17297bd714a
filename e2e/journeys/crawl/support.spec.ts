import { v1 } from '@semilla/contract';
import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { HelpDialog } from '../../screens/help-dialog.ts';
import { languages } from '../../screens/language.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Tickets } from '../../screens/tickets.ts';
import { Tour } from '../../screens/tour.ts';

test.use({ who: 'investor' });

const title = '¿Se puede visitar la obra de Lavapiés?';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);

    test('[B14][B15][R6] tickets and their messages have no barrier', async ({ page, apiAs }) => {
      const tickets = new Tickets(page, language);
      await look(page, async () => {
        await tickets.open();
        await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
      });
      // Newer tickets may have moved it to another page of the list.
      const { data } = await (await apiAs('investor'))(v1.tickets.find, { query: { title } });
      await look(page, async () => {
        await page.goto(`/user/support/${data[0]?.ticketId}`);
        await tickets.expectTicket(title);
      });
    });

    test('[B14][B15][L34] complaints, their answers and the form have no barrier', async ({ page }) => {
      await look(page, async () => {
        await page.goto('/user/complaints');
        await page.getByRole('listitem').getByRole('link', { name: 'Información sobre el retraso' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Información sobre el retraso/);
      });
      await look(page, async () => {
        await page.goto('/complaints/new');
        await page.locator('main button[type=submit]:enabled').click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused();
      });
    });

    test('[B14][B15][R23][C11] asking for help has no barrier, with errors or with a picture', async ({
      page,
    }) => {
      const help = new HelpDialog(page, language);
      await look(page, async () => {
        await page.goto('/user/support/new');
        // Waits for an answer of the API, because the history needs at least one.
        await expect(new SiteHeader(page, language).userMenu).toBeVisible();
        await help.open();
        await help.showHistory();
        await help.send.click();
        await expect(help.title).toHaveAttribute('aria-invalid', 'true');
      });
      await look(page, async () => {
        await help.picture.click();
        await expect(page.getByRole('dialog')).toHaveCount(2);
      });
    });

    test('[B14][B15][R21] the tour has no barrier', async ({ page }) => {
      const tour = new Tour(page, language);
      await look(page, async () => {
        await page.goto('/projects/');
        await new SiteHeader(page, language).userMenu.click();
        await tour.starter.click();
        await tour.expectStep(0);
        await page.keyboard.press('Enter');
        await tour.expectStep(1);
      });
    });
  });
}
