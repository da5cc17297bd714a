import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const nbsp = ' ';

test('[R19][N4][B4] simulates the return of an amount, with payments on the project’s own schedule', {
  tag: '@inner',
}, async ({ page, apiAs }) => {
  const { url } = await newProject(await apiAs('administrator'), 'Next_Opening', {
    projectDuration: 12,
    targetProfitability: 1_200,
    managerFee: 1_000,
    deliveryFeePeriod: 'quarterly',
    startedAt: '2099-01-31',
  });
  const detail = new ProjectDetail(page);
  await detail.open(url);
  await detail.rail.getByText('Calendario: 4 pagos').click();
  const rows = detail.rail.getByRole('row');
  await expect(rows).toHaveCount(5);
  await detail.simulated.fill('2.000');
  await expect(detail.total).toHaveText(`2.216,00${nbsp}€`);
  await expect(detail.figure('Comisión sobre el rendimiento')).toHaveText(`−24,00${nbsp}€`);
  await expect(rows.nth(1)).toContainText('30/04/2099');
  await expect(rows.nth(1)).toContainText(`54,00${nbsp}€`);
  await expect(rows.nth(4)).toContainText(`2.054,00${nbsp}€`);
  await detail.rail.getByRole('button', { name: `500,00${nbsp}€` }).click();
  await expect(detail.simulated).toHaveValue('500,00');
  await expect(detail.total).toHaveText(`554,00${nbsp}€`);
  await detail.simulated.fill('dos mil');
  await expect(detail.simulated).toHaveAttribute('aria-invalid', 'true');

  await page.goto(`/projects/${url}#financial`);
  await page.getByText('Cómo se reparten los céntimos').click();
  await expect(
    page.getByText('Al cabo de tres meses, las tres han recibido exactamente 2,50 €.'),
  ).toBeVisible();
});

test('[R19][L41] simulates the withheld tax if the project withholds tax', async ({ page, apiAs }) => {
  const { url } = await newProject(await apiAs('administrator'), 'Next_Opening', {
    projectDuration: 12,
    targetProfitability: 1_200,
    managerFee: 1_000,
    deliveryFeePeriod: 'quarterly',
    taxWithholder: 'platform',
    startedAt: null,
  });
  const detail = new ProjectDetail(page);
  await detail.open(url);
  await detail.simulated.fill('2.000');
  // 240,00 gross, a fee of 24,00, and tax of 19 % of the gross.
  await expect(detail.figure(/^Retención fiscal/)).toHaveText(`−45,60${nbsp}€`);
  await expect(detail.total).toHaveText(`2.170,40${nbsp}€`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[R19][B11] reads an example of the return, and the location of the project', async ({ page }) => {
    const detail = new ProjectDetail(page);
    await detail.open('edificio-lavapies');
    await expect(detail.rail.getByText(`Ejemplo con 1.000,00${nbsp}€`)).toBeVisible();
    await expect(detail.total).toHaveText(/^1\.\d{3},\d\d\s€$/);
    await expect(page.getByRole('img', { name: /^Mapa: Calle del Olivar 21, 28012 Madrid/ })).toBeVisible();
  });
});
