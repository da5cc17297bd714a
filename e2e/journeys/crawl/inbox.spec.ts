import { v1 } from '@semilla/contract';
import { apiOf } from '../../fixtures/api-of.ts';
import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { languages } from '../../screens/language.ts';

const words = {
  es: {
    inbox: 'Buzón',
    mails: 'Qué recibes por correo',
    readAll: 'Marcar todos como leídos',
    noneLeft: 'Has leído todos tus mensajes.',
  },
  en: {
    inbox: 'Inbox',
    mails: 'What you get by e-mail',
    readAll: 'Mark all as read',
    noneLeft: 'You have read all your messages.',
  },
};

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);
    const { inbox, mails, readAll, noneLeft } = words[language];

    test.describe('with messages', () => {
      test.use({ who: 'investor' });

      test('[B14][B15][B8] the inbox and the choice of mails have no barrier', async ({ page }) => {
        for (const path of ['/user/inbox', '/user/inbox?unread=true']) {
          await look(page, async () => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1, name: inbox })).toBeVisible();
          });
        }
        await look(page, async () => {
          await page.goto('/user/inbox/mails');
          await expect(page.getByRole('heading', { level: 1, name: mails })).toBeVisible();
        });
      });
    });

    test('[B14][B15][B8] an inbox without unread messages has no barrier and says so', async ({
      account,
      page,
      baseURL,
    }) => {
      const api = apiOf(page.request, baseURL as string);
      await api(v1.sessions.logIn, { body: { email: account.email, password: account.password } });
      await api(v1.totps.check, { body: { code: account.codes.next() } });
      await page.goto('/user/inbox');
      await page.getByRole('button', { name: readAll }).click();
      await expect(page.getByRole('button', { name: readAll })).toBeHidden();
      await look(page, async () => {
        await page.goto('/user/inbox?unread=true');
        await expect(page.getByText(noneLeft)).toBeVisible();
      });
    });
  });
}
