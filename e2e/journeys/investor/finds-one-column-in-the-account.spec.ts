import { expect, test } from '../../fixtures/index.ts';

test.use({ who: 'investor' });

const paths = ['profile', 'investor', 'investor/losses', 'inbox', 'inbox/mails', 'support', 'support/new'];

test('[R5][R6] finds each page of the account in one column, at the edge of the header', async ({ page }) => {
  for (const path of paths) {
    await page.goto(`/user/${path}`);
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.x, path).toBe(logo?.x);
  }
});
