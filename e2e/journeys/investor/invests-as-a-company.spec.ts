import { newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { pointers, presserOf } from '../../fixtures/pointers.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { Profile } from '../../screens/profile.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test.use({ locale: 'en-GB', ...pointers.touch });

const nbsp = '\u00a0';
const press = presserOf('touch');

test('[P3][R20][L46] a company declares who is behind it, without which it may not invest, and invests what it has', {
  tag: '@inner',
}, async ({ apiAs, openAsInvestor }) => {
  const project = await newOpenProject(await apiAs('administrator'));
  const { page } = await openAsInvestor({ kind: 'company', language: 'en', moneyCents: 50_000 });
  const invest = new InvestDialog(page, 'en');
  const profile = new Profile(page, 'en');
  await page.goto(`/projects/${project.url}`);
  await press(invest.opener);
  await expect(invest.dialog).toContainText('your company must declare its tax number');
  await press(invest.dialog.getByRole('link', { name: 'Declare the data of my company' }));

  await profile.expectTab('customer');
  await press(page.getByRole('button', { name: 'Declare it', exact: true }));
  const [owner, representative] = [0, 1].map((index) =>
    profile.dialog.getByRole('group', { name: 'Person 1' }).nth(index),
  );
  await owner?.getByLabel('Name').fill('Rosa Puig Serra');
  await owner?.getByLabel('Share (%)').fill('60');
  await owner?.getByLabel('Country').selectOption('ES');
  await representative?.getByLabel('Name').fill('Rosa Puig Serra');
  await representative?.getByLabel('Document').fill('12345678Z');
  await press(profile.dialog.getByRole('button', { name: 'Save', exact: true }));
  await profile.expectNotice('Company details saved');

  await page.goto(`/projects/${project.url}`);
  await press(invest.opener);
  await invest.expectFirstStep();
  await press(invest.dialog.getByRole('button', { name: /^Invest as much as possible/ }));
  await expect(invest.amount).toHaveValue('500,00');
  await press(invest.terms);
  await expect(invest.submit).toHaveText(`Invest 500,00${nbsp}€`);
  await press(invest.submit);
  await invest.expectSecondStep();
  await new SiteHeader(page, 'en').expectBalance('0,00 €');
  await press(invest.seeInvestments);
  await expect(new Investments(page, 'en').card(project.name)).toBeVisible();
});
