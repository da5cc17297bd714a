import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { languages } from '../../screens/language.ts';

const words = {
  es: {
    ask: 'Solicitar otra clasificación',
    sendRequest: 'Enviar la solicitud',
    sendAnswers: 'Enviar mis respuestas',
    choose: 'Elige una respuesta.',
    result: 'Lo que podrías perder (el 10 %)',
  },
  en: {
    ask: 'Ask for another classification',
    sendRequest: 'Send the request',
    sendAnswers: 'Send my answers',
    choose: 'Choose an answer.',
    result: 'What you could bear to lose (10 %)',
  },
};

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);
    const say = words[language];

    test('[B14][B15][L3] the profile of an investor and the request for another kind have no barrier', async ({
      openAsInvestor,
    }) => {
      const { page } = await openAsInvestor({ isTested: false, language });
      const ask = page.getByRole('button', { name: say.ask });
      await look(page, async () => {
        await page.goto('/user/investor');
        await expect(ask).toBeVisible();
      });
      await look(page, async () => {
        await page.goto('/user/investor');
        await ask.click();
        const dialog = page.getByRole('dialog', { name: say.ask });
        await dialog.getByRole('button', { name: say.sendRequest }).click();
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      });
    });

    test('[B14][B15][L4][L7] the entry test and the simulation of losses have no barrier', async ({
      openAsInvestor,
    }) => {
      const { page } = await openAsInvestor({ isTested: false, language });
      await look(page, async () => {
        await page.goto('/user/investor/test');
        await page.getByRole('button', { name: say.sendAnswers }).click();
        await expect(page.getByText(say.choose).first()).toBeVisible();
      });
      await look(page, async () => {
        await page.goto('/user/investor/losses');
        await page.locator('.investor-loss input.numbers').first().fill('24000');
        await expect(page.getByText(say.result)).toBeVisible();
      });
    });
  });
}
