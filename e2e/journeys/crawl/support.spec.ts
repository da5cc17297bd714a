import { lookOver } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { HelpDialog } from '../../screens/help-dialog.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Tickets } from '../../screens/tickets.ts';
import { Tour } from '../../screens/tour.ts';

test.use({ who: 'investor' });

test('[B14][B15][R6] tickets have no barrier, nor has what was written in one', async ({ page }) => {
  const tickets = new Tickets(page);
  const title = '¿Se puede visitar la obra de Lavapiés?';
  await lookOver(page, async () => {
    await tickets.open();
    await expect(tickets.link(title)).toBeVisible();
  });
  await tickets.openTicket(title);
  await lookOver(page, () => tickets.expectTicket(title));
});

test.describe('in en', () => {
  test.use({ locale: 'en' });

  test('[B14][B15][R23] asking for help has no barrier, with mistakes in it either', async ({ page }) => {
    const help = new HelpDialog(page, 'en');
    await lookOver(page, async () => {
      await page.goto('/user/support/new');
      await help.open();
      await help.showHistory();
      await help.send.click();
      await expect(help.title).toHaveAttribute('aria-invalid', 'true');
    });
  });

  test('[B14][B15][R21] the tour has no barrier', async ({ page }) => {
    const tour = new Tour(page, 'en');
    await lookOver(page, async () => {
      await page.goto('/projects/');
      await new SiteHeader(page, 'en').userMenu.click();
      await tour.starter.click();
      await tour.expectStep(0);
      await page.keyboard.press('Enter');
      await tour.expectStep(1);
    });
  });
});
