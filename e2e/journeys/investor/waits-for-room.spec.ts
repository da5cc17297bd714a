import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const nbsp = ' ';

test('[L13][L15] waits for room in a full project, and gets what the first investor revokes', async ({
  apiAs,
  openAsInvestor,
}) => {
  const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
  const terms = { ...always, financingAmount: 100_000, minimumInvestment: 10_000 };
  const project = await newProject(await apiAs('administrator'), 'Investment', terms);
  const { page: first } = await openAsInvestor({ moneyCents: 100_000 });
  await first.goto(`/projects/${project.url}`);
  const invest = new InvestDialog(first);
  await invest.open();
  await invest.invest('1.000');
  await invest.expectSecondStep();

  const { page: next } = await openAsInvestor({ moneyCents: 80_000 });
  await next.goto(`/projects/${project.url}`);
  await expect(next.getByText('El proyecto está completo').first()).toBeVisible();
  await next.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
  const dialog = next.getByRole('dialog');
  await expect(dialog.getByText('no apartamos dinero')).toBeVisible();
  await dialog.getByLabel('Importe').fill('99,99');
  await dialog.getByLabel('Importe').blur();
  await expect(dialog.getByLabel('Importe')).toHaveAccessibleDescription(/al menos/);
  await dialog.getByLabel('Importe').fill('600');
  await dialog.getByRole('checkbox').check();
  await lookAt(next, 'the waiting list');
  await dialog.getByRole('button', { name: `Apuntarme por 600,00${nbsp}€` }).click();
  await expect(next.getByText('Estás en la lista de espera, en el puesto 1')).toBeVisible();
  await expect(next.getByText('1 persona en la lista de espera')).toBeVisible();

  // Leaving and joining again costs the place.
  await next.getByRole('button', { name: 'Salir de la lista' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Salir de la lista' }).click();
  await next.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
  await dialog.getByLabel('Importe').fill('600');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: `Apuntarme por 600,00${nbsp}€` }).click();
  await expect(next.getByText('en el puesto 1')).toBeVisible();

  const investments = new Investments(first);
  await investments.open();
  await investments.askToCancel(project.name);
  await investments.confirmCancel.click();
  await expect(investments.dialog.getByText('cancelada sin coste')).toBeVisible();
  await expect(async () => {
    await next.reload();
    await expect(new ProjectDetail(next).ownStake).toContainText(`600,00${nbsp}€`, { timeout: 2_000 });
  }).toPass();
  await expect(next.getByText('en el puesto')).toBeHidden();
});
