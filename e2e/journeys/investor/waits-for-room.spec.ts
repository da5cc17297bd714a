import type { Page } from '@playwright/test';
import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { EntryTest } from '../../screens/entry-test.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const nbsp = ' ';

/** A net worth of 30,000 euros; the threshold is five percent of it. */
async function simulateLosses(page: Page): Promise<void> {
  await page.goto('/user/investor/losses');
  await page.getByLabel('En cuentas y depósitos').fill('30.000');
  await expect(page.getByText(`3.000,00${nbsp}€`, { exact: true })).toBeVisible();
  await page.getByLabel(/^He visto el resultado/).check();
  await page.getByRole('button', { name: 'Enviar el resultado' }).click();
  await expect(page.getByText(/^Hemos guardado tu resultado/)).toBeVisible();
}

test('[L6][L9][L10][L13][L15] simulates losses, consents, invests above the threshold and revokes the order when the project is full; the next investor gets the room', async ({
  apiAs,
  openAsInvestor,
}) => {
  const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
  const terms = { ...always, financingAmount: 200_000, minimumInvestment: 10_000 };
  const project = await newProject(await apiAs('administrator'), 'Investment', terms);
  const { page: first } = await openAsInvestor({ isTested: false, moneyCents: 200_000 });
  const entryTest = new EntryTest(first);
  await entryTest.open();
  await entryTest.answer('most');
  await expect(first.getByText('Has superado la prueba')).toBeVisible();
  await simulateLosses(first);

  await first.goto(`/projects/${project.url}`);
  const invest = new InvestDialog(first);
  await invest.open();
  await invest.amount.fill('1.500');
  await expect(invest.consent).toBeHidden();
  await invest.amount.fill('2.000');
  await expect(invest.dialog.getByText(`Esta inversión supera 1.500,00${nbsp}€`)).toBeVisible();
  await invest.terms.check();
  await invest.submit.click();
  await expect(
    invest.dialog.getByText('Sin tu consentimiento no podemos aceptar este importe.'),
  ).toBeVisible();
  await invest.consent.check();
  await lookAt(first, 'the consent to an amount above the threshold');
  await invest.submit.click();
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

  // An investor who leaves and joins again loses the place.
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
