import { cents, v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { Inbox } from '../../screens/inbox.ts';
import { languages } from '../../screens/language.ts';
import { SiteHeader } from '../../screens/site-header.ts';

const pdf = () => new File([buildPdf()], 'justificante.pdf', { type: 'application/pdf' });
const amount = { es: '250,00', en: '250' };

for (const language of languages) {
  for (const pointer of Object.keys(pointers) as Pointer[]) {
    test.describe(`in ${language} with ${pointer}`, () => {
      test.use({ ...pointers[pointer], locale: language });
      const press = presserOf(pointer);

      test('[B8][B17] sees the number of unread messages change on an open page, and reads what staff decided', async ({
        openAsInvestor,
        apiAs,
      }) => {
        const { page, api, bankAccountId } = await openAsInvestor({ language });
        const inbox = new Inbox(page, language);
        await inbox.open();
        await press(inbox.readAll);
        await inbox.expectShown();
        await inbox.expectUnread(0);

        const stream = page.waitForResponse(/\/v1\/events/);
        await page.goto('/projects/');
        await stream;
        const { transactionId } = await api(v1.transactions.request, {
          body: { type: 'income', amount: cents(25_000), bankAccountId },
        });
        await inbox.expectUnread(1);
        const staff = await apiAs('administrator');
        const body = { status: 'completed' as const, file: pdf() };
        await staff(v1.transactions.decide, { params: { transactionId }, body });
        const decidedAt = Date.now();
        await inbox.expectUnread(2);
        expect(Date.now() - decidedAt).toBeLessThan(2_000);

        await press(new SiteHeader(page, language).userMenu);
        await press(page.getByRole('banner').getByRole('link', { name: inbox.say.title }));
        await inbox.expectShown();
        const message = inbox.messages.first();
        await expect(message).toContainText(amount[language]);
        await expect(message.locator('time')).toHaveText(/^(?:hace \d+ \S+|\d+ \S+ ago)$/);
        await press(message.locator('summary'));
        await inbox.expectUnread(1);
        await expect(message.getByText(inbox.say.isUnread)).toBeHidden();
        await expect(message).toHaveAttribute('open');
        await page.reload();
        await expect(inbox.messages.first().getByText(inbox.say.isUnread)).toBeHidden();

        await press(inbox.choice('isUnread'));
        await expect(inbox.messages).toHaveCount(1);
        await press(inbox.readAll);
        await expect(page.getByText(inbox.say.noneUnread)).toBeVisible();
        await inbox.expectUnread(0);
        await press(inbox.choice('all'));
        await press(inbox.messages.first().locator('summary'));
        await press(inbox.messages.first().getByRole('link'));
        await expect(page).toHaveURL(/\/user\/profile\?tab=wallet/);
      });

      test('[B8] chooses a digest instead of the mails about the wallet, and still finds the decision in the inbox', async ({
        openAsInvestor,
        apiAs,
        mailbox,
      }) => {
        const { page, api, bankAccountId, email } = await openAsInvestor({ language });
        const inbox = new Inbox(page, language);
        await inbox.open();
        await press(page.getByRole('link', { name: inbox.say.toMails }));
        await expect(page.getByRole('heading', { name: inbox.say.always })).toBeVisible();
        await expect(inbox.wallet('never')).toHaveAttribute('aria-pressed', 'false');
        await press(inbox.wallet('never'));
        await expect(inbox.wallet('never')).toHaveAttribute('aria-pressed', 'true');
        await page.reload();
        await expect(inbox.wallet('never')).toHaveAttribute('aria-pressed', 'true');
        await press(inbox.wallet('daily'));
        await expect(inbox.wallet('daily')).toHaveAttribute('aria-pressed', 'true');
        await page.reload();
        await expect(inbox.wallet('daily')).toHaveAttribute('aria-pressed', 'true');
        await expect(inbox.wallet('never')).toHaveAttribute('aria-pressed', 'false');
        const { transactionId } = await api(v1.transactions.request, {
          body: { type: 'income', amount: cents(25_000), bankAccountId },
        });
        const staff = await apiAs('administrator');
        const body = { status: 'completed' as const, file: pdf() };
        await staff(v1.transactions.decide, { params: { transactionId }, body });
        await expect(async () => {
          await inbox.open();
          await expect(inbox.messages.first()).toContainText(amount[language], { timeout: 1_000 });
        }).toPass();
        const mailed = await mailbox.subjectsTo(email);
        expect(mailed.filter((subject) => subject.includes(amount[language]))).toEqual([]);
      });
    });
  }

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('[B14][B15][B8] the inbox has no barrier: with messages and with nothing unread', async ({
      openAsInvestor,
    }) => {
      const look = lookerIn(language);
      const { page } = await openAsInvestor({ language });
      const inbox = new Inbox(page, language);
      await look(page, async () => {
        await inbox.open();
        await inbox.messages.first().locator('summary').click();
        await expect(inbox.messages.first()).toHaveAttribute('open');
      });
      await look(page, async () => {
        await page.goto('/user/inbox/mails');
        await expect(inbox.wallet('never')).toBeVisible();
      });
      await look(page, async () => {
        await page.goto('/user/inbox?unread=true');
        if (await inbox.readAll.isVisible()) await inbox.readAll.click();
        await expect(page.getByText(inbox.say.noneUnread)).toBeVisible();
      });
    });
  });
}

test('[B8] reads messages without a script', async ({ openAsInvestor, browser, baseURL }) => {
  // Without money, because the message about a deposit comes from a job and could arrive during the test.
  const { page } = await openAsInvestor();
  const context = await browser.newContext({
    baseURL: baseURL as string,
    javaScriptEnabled: false,
    locale: 'es',
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  const inbox = new Inbox(plain);
  await inbox.open();
  const first = inbox.messages.first();
  await first.locator('summary').click();
  await first.getByRole('button', { name: inbox.say.read }).click();
  await inbox.expectShown();
  await expect(inbox.messages.first().locator('.message-new')).toHaveCount(0);
  await inbox.readAll.click();
  await expect(inbox.readAll).toHaveCount(0);
  await inbox.choice('isUnread').click();
  await expect(plain.getByText(inbox.say.noneUnread)).toBeVisible();
  await context.close();
});

test('[B8] staff find no inbox', async ({ openAs }) => {
  const page = await openAs('administrator');
  await page.goto('/user/inbox');
  await expect(page.getByText('El buzón es para inversores.')).toBeVisible();
});
