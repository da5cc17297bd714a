import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const nbsp = ' ';

test('[R19][N4][B4] simulates what an amount would return, with the payments of the project’s own schedule', async ({
  page,
  apiAs,
}) => {
  const { url } = await newProject(await apiAs('administrator'), 'Next_Opening', {
    projectDuration: 12,
    targetProfitability: 1_200,
    managerFee: 1_000,
    deliveryFeePeriod: 'quarterly',
    startedAt: '2027-01-31',
  });
  const detail = new ProjectDetail(page);
  await page.goto(`/projects/${url}#financial`);
  const rows = page.getByRole('region', { name: 'Simula tu inversión' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await page.getByLabel('Si invirtieras').fill('2.000');
  await expect(detail.figure('Recibirías en total, después de comisiones')).toHaveText(`2.216,00${nbsp}€`);
  await expect(rows.nth(1)).toContainText('30/04/2027');
  await expect(rows.nth(1)).toContainText(`54,00${nbsp}€`);
  await expect(rows.nth(4)).toContainText(`2.054,00${nbsp}€`);
  await page.getByText('Cómo se reparten los céntimos').click();
  await expect(
    page.getByText('Al cabo de tres meses, las tres han recibido exactamente 2,50 €.'),
  ).toBeVisible();
  await page.getByLabel('Si invirtieras').fill('dos mil');
  await expect(page.getByLabel('Si invirtieras')).toHaveAttribute('aria-invalid', 'true');
});
