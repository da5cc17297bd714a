import { lookOver } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { Profile } from '../../screens/profile.ts';

test.use({ who: 'investor' });

test.describe('in es', () => {
  test('[B14][B15][R5] the own data and the documents have no barrier', async ({ page }) => {
    const profile = new Profile(page);
    await lookOver(page, async () => {
      await profile.open('customer');
      const data = profile.section('Datos personales');
      await profile.write('Nombre', '', data);
      await profile.press('Guardar mis datos', data);
      await profile.expectProblem('Nombre', 'Requerido.', data);
    });
    await lookOver(page, async () => {
      await profile.choose('documents');
      await profile.press('Enviar el documento');
    });
  });
});

test.describe('in en', () => {
  test.use({ locale: 'en' });

  test('[B14][B15][R5] the wallet and the bank accounts have no barrier', async ({ page }) => {
    const profile = new Profile(page, 'en');
    await lookOver(page, async () => {
      await profile.open('wallet');
      await expect(
        page.getByRole('region', { name: 'Movements' }).getByRole('listitem').first(),
      ).toBeVisible();
      await profile.press('Withdraw money');
      await profile.press('Withdraw money', profile.dialog);
      await profile.expectProblem('Amount', 'Required.', profile.dialog);
    });
    await lookOver(page, async () => {
      await profile.open('bank-accounts');
      await profile.press('Add an account');
      await profile.press('Add the account', profile.dialog);
      await profile.expectProblem('IBAN', 'Required.', profile.dialog);
    });
  });
});
