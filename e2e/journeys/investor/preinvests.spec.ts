import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { moveTo, newProject } from '../../fixtures/new-project.ts';
import { approveInBackoffice } from '../../screens/approve-in-backoffice.ts';
import { BackofficeProjectMoney } from '../../screens/backoffice-project-money.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const nbsp = ' ';

test('[L13][L18] wishes to invest, changes and revokes it, and gets an order from the allocation', async ({
  apiAs,
  openAs,
  openAsInvestor,
}) => {
  const terms = {
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
    preinvestorDeposit: 5_000,
    preinvestorAmount: 100_000,
    preinvestorMaxNumber: 10,
    financingAmount: 200_000,
    minimumInvestment: 10_000,
  };
  const administrator = await apiAs('administrator');
  const project = await newProject(administrator, 'Preinvestment', terms);
  const { page: first } = await openAsInvestor({ moneyCents: 100_000 });
  await first.goto(`/projects/${project.url}`);
  await first.getByRole('button', { name: 'Preinvertir' }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel('Importe').fill('905');
  await dialog.getByLabel('Importe').blur();
  await expect(dialog.getByLabel('Importe')).toHaveAccessibleDescription(/múltiplo de/);
  await dialog.getByLabel('Importe').fill('800');
  await expect(dialog.getByText(`Apartamos 50,00${nbsp}€`)).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await lookAt(first, 'a preinvestment');
  await dialog.getByRole('button', { name: `Preinvertir 800,00${nbsp}€` }).click();
  await expect(first.getByText('Tu periodo de reflexión dura hasta')).toBeVisible();

  // Revoking is free, and the investor can make the wish again.
  await first.getByRole('button', { name: 'Revocar' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
  await first.getByRole('button', { name: 'Preinvertir' }).click();
  await dialog.getByLabel('Importe').fill('800');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: `Preinvertir 800,00${nbsp}€` }).click();
  await first.getByRole('button', { name: 'Cambiar el importe' }).click();
  await dialog.getByLabel('Importe').fill('900');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: `Cambiar a 900,00${nbsp}€` }).click();
  await expect(first.locator('.own-stake').getByText(`900,00${nbsp}€`)).toBeVisible();

  const { page: other } = await openAsInvestor({ moneyCents: 100_000 });
  await other.goto(`/projects/${project.url}`);
  await other.getByRole('button', { name: 'Preinvertir' }).click();
  await other.getByRole('dialog').getByLabel('Importe').fill('600');
  await other.getByRole('dialog').getByRole('checkbox').check();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: `Preinvertir 600,00${nbsp}€` })
    .click();
  await expect(other.getByText('2 preinversores')).toBeVisible();

  await moveTo(administrator, project.projectId, 'Investment');
  const desk = await openAs('administrator');
  const money = new BackofficeProjectMoney(desk, project.name);
  await money.openWishes(project.projectId);
  await money.seeAllocation();
  await expect(desk.getByRole('row').filter({ hasText: `900,00${nbsp}€` })).toContainText(`600,00${nbsp}€`);
  await lookAt(desk, 'the allocation');
  await money.allocate(/Repartir 1\.000,00/);
  const second = await openAs('secondAdministrator');
  await second.goto('/admin/approvals');
  await second.getByRole('row').filter({ hasText: project.name }).getByRole('link').first().click();
  const wishes = second.getByRole('table', { name: 'Reparto entre los preinversores' });
  await expect(wishes.getByRole('row').filter({ hasText: `900,00${nbsp}€` })).toContainText(`600,00${nbsp}€`);
  await lookAt(second, 'a proposed allocation');
  await approveInBackoffice(second, project.name);
  await money.openDecidedWishes(project.projectId);
  await expect(desk.getByText('Invertida').first()).toBeVisible();

  await first.reload();
  await expect(first.getByText(`Pediste 900,00${nbsp}€ y te ha correspondido 600,00${nbsp}€`)).toBeVisible();
  await expect(new ProjectDetail(first).ownStake.first()).toContainText(`600,00${nbsp}€`);
  await first.goto('/investments');
  await expect(first.getByRole('heading', { name: 'Mis preinversiones' })).toBeVisible();
  await expect(first.getByText('La parte proporcional').first()).toBeVisible();
});
