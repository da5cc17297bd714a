import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';

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
  await page.getByRole('button', { name: 'Invertir', exact: true }).first().click();
  await page.getByRole('link', { name: 'Hacer la prueba' }).click();
  await page.getByRole('button', { name: 'No quiero hacer la prueba' }).click();

  const warning = page.getByRole('dialog', { name: 'Antes de invertir, lee esto' });
  await expect(warning).toContainText('perder la totalidad del dinero invertido');
  await warning.getByRole('button', { name: 'Lo he leído y lo entiendo' }).click();
  await expect(warning).toBeHidden();
  expect(await api(v1.investorProfiles.findOwn)).toMatchObject({
    entryTest: 'refused',
    needsAcknowledgement: false,
  });
  await page.goto(`/projects/${project.url}`);
  await page.getByRole('button', { name: 'Invertir', exact: true }).first().click();
  await expect(page.getByLabel('Importe')).toBeVisible();
});
