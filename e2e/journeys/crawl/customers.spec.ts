import { expect, type Page } from '@playwright/test';
import { startVerification } from '@semilla/contract';
import { lookOver } from '../../fixtures/barriers.ts';
import { test } from '../../fixtures/index.ts';

test.use({ who: 'administrator' });
// A screen of the backoffice is a large page, looked at four times.
test.describe.configure({ timeout: 90_000 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
}

/** Opens a page and presses, one after the other, what leads to a dialog. */
async function openDialog(page: Page, path: string, ...buttons: string[]): Promise<void> {
  await open(page, path);
  for (const name of buttons) {
    await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
  }
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('[B14][B15][A2][A3] customers have no barrier', async ({ page, openAsInvestor }) => {
  const { userId } = await openAsInvestor({ isVerified: false, bankAccount: 'pending' });
  const customer = `/admin/customer/${userId}`;
  await lookOver(page, () => open(page, '/admin/customer/'));
  await lookOver(page, () =>
    openDialog(page, `${customer}/bank-accounts`, 'Más acciones', 'Eliminar el cliente'),
  );
});

test('[B14][B15][B8] mails that nobody took have no barrier', async ({ page }) => {
  await lookOver(page, () => open(page, '/admin/mail/'));
});

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('[B14][B15][A5][A18][A19] what is asked for and decided has no barrier', async ({
    page,
    openAsInvestor,
  }) => {
    const { api, bankAccountId } = await openAsInvestor({
      isVerified: false,
      bankAccount: 'pending',
    });
    const { verificationId } = await api(startVerification);
    await lookOver(page, async () => {
      await open(page, '/admin/customer/new');
      await page.getByRole('button', { name: 'Create the customer' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    });
    await lookOver(page, () =>
      openDialog(page, `/admin/verification/${verificationId}`, 'Decline the identity'),
    );
    await lookOver(page, () => openDialog(page, `/admin/bank-account/${bankAccountId}`, 'Mark an error'));
  });
});
