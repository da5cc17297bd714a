import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { languages } from '../../screens/language.ts';
import { Profile } from '../../screens/profile.ts';

test.use({ who: 'investor' });

const words = {
  es: {
    data: 'Datos personales',
    phone: 'Teléfono (opcional)',
    wrongPhone: 'El teléfono no es válido.',
    save: 'Guardar mis datos',
    required: 'Requerido.',
    close: 'Quiero cerrar mi cuenta',
    sendDocument: 'Enviar el documento',
    movements: 'Movimientos',
    withdraw: 'Retirar dinero',
    amount: 'Importe',
    addAccount: 'Añadir una cuenta',
    confirmAccount: 'Añadir la cuenta',
  },
  en: {
    data: 'Personal details',
    phone: 'Phone (optional)',
    wrongPhone: 'The phone number is not valid.',
    save: 'Save my details',
    required: 'Required.',
    close: 'I want to close my account',
    sendDocument: 'Send the document',
    movements: 'Transactions',
    withdraw: 'Withdraw money',
    amount: 'Amount',
    addAccount: 'Add an account',
    confirmAccount: 'Add the account',
  },
};

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);
    const say = words[language];

    test('[B14][B15][R5][P9] personal data, closing the account and documents have no barrier', async ({
      page,
    }) => {
      const profile = new Profile(page, language);
      await look(page, async () => {
        await profile.open('customer');
        const data = profile.section(say.data);
        await profile.write(say.phone, '12', data);
        await profile.press(say.save, data);
        await profile.expectProblem(say.phone, say.wrongPhone, data);
      });
      await look(page, async () => {
        await profile.press(say.close);
        await expect(profile.dialog.getByRole('textbox')).toBeVisible();
      });
      await look(page, async () => {
        await profile.open('documents');
        await profile.press(say.sendDocument);
      });
    });

    test('[B14][B15][R5] the wallet and the bank accounts have no barrier', async ({ page }) => {
      const profile = new Profile(page, language);
      await look(page, async () => {
        await profile.open('wallet');
        await expect(profile.section(say.movements).getByRole('listitem').first()).toBeVisible();
        await profile.press(say.withdraw);
        await profile.press(say.withdraw, profile.dialog);
        await profile.expectProblem(say.amount, say.required, profile.dialog);
      });
      await look(page, async () => {
        await profile.open('bank-accounts');
        await profile.press(say.addAccount);
        await profile.press(say.confirmAccount, profile.dialog);
        await profile.expectProblem('IBAN', say.required, profile.dialog);
      });
    });
  });
}
