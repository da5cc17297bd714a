import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { EntryTest } from '../../screens/entry-test.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

test('[L4][L5] a newcomer who does not take the test is warned, and invests', async ({
  openAsInvestor,
  apiAs,
}) => {
  const { page, api } = await openAsInvestor({ isTested: false, moneyCents: 60_000 });
  const project = await newProject(await apiAs('administrator'), 'Investment', {
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
    minimumInvestment: 10_000,
  });
  await page.goto(`/projects/${project.url}`);
  await new InvestDialog(page).refuseEntryTest();
  expect(await api(v1.investorProfiles.findOwn)).toMatchObject({
    entryTest: 'refused',
    needsAcknowledgement: false,
  });
  await page.goto(`/projects/${project.url}`);
  await page.getByRole('button', { name: 'Invertir', exact: true }).first().click();
  await expect(page.getByLabel('Importe')).toBeVisible();
});

test('[L4][L5][L9] a newcomer who fails the test is warned, and invests below the threshold without consent', {
  tag: '@inner',
}, async ({ openAsInvestor, apiAs }) => {
  const { page, api } = await openAsInvestor({ isTested: false, moneyCents: 60_000 });
  const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
  const project = await newProject(await apiAs('administrator'), 'Investment', {
    ...always,
    minimumInvestment: 10_000,
  });
  const [invest, entryTest] = [new InvestDialog(page), new EntryTest(page)];
  await page.goto(`/projects/${project.url}`);
  await invest.opener.first().click();
  await page.getByRole('link', { name: 'Hacer la prueba' }).click();
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  await entryTest.expectReadable();
  await entryTest.expectMissing();
  await entryTest.answer('least');
  await expect(page.getByText('No has superado la prueba')).toBeVisible();
  await entryTest.acknowledgeWarning();
  expect(await api(v1.investorProfiles.findOwn)).toMatchObject({
    entryTest: 'failed',
    needsAcknowledgement: false,
  });

  await entryTest.backToProject.click();
  await invest.open();
  await invest.amount.fill('500');
  await expect(invest.consent).toBeHidden();
  await invest.terms.check();
  await invest.submit.click();
  await invest.expectSecondStep();
  await page.goto(`/projects/${project.url}`);
  await expect(new ProjectDetail(page).ownStake).toContainText('500,00');
});
