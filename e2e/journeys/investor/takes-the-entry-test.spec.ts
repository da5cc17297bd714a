import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';

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
