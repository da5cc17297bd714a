import { cents, termsVersion, v1 } from '@semilla/contract';
import { newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeProjectMoney } from '../../screens/backoffice-project-money.ts';

test.use({ who: 'administrator' });

test('[A8][A20][B4][S1] takes a project from financed to closed: payout account, release, repayment, delivery', async ({
  page,
  apiAs,
  endReflection,
  openAs,
  openAsInvestor,
}) => {
  const { projectId, name } = await newOpenProject(await apiAs('administrator'));
  const { api, userId } = await openAsInvestor({ moneyCents: 100_000 });
  await api(v1.orders.place, {
    body: { projectId, amount: cents(100_000), termsVersion, orderType: 'invest' },
  });
  await endReflection(projectId);

  const second = await openAs('secondAdministrator');
  const money = new BackofficeProjectMoney(page, name);
  await money.open(projectId);
  await expect(page.getByText('El proyecto no tiene una cuenta de cobro aprobada')).toBeVisible();
  await money.proposePayoutAccount('ES91 2100 0418 4502 0005 1332', 'Rehabitia S.L.');
  await money.approveBy(second, projectId);
  await expect(money.fact(/^Titular/)).toHaveText('Rehabitia S.L.');
  await money.pay('Entregar al promotor', /^Entregar 1\.000/);
  await money.approveBy(second, projectId);
  await expect(money.fact('En depósito, sin entregar')).toHaveText('0,00 €');
  await money.pay('Registrar una devolución', /^Registrar 1\.100/, '1.100');
  await money.approveBy(second, projectId);
  await expect(money.fact('Devuelto, sin repartir')).toHaveText('1.100,00 €');

  await page.getByRole('link', { name: 'Repartir la entrega 1' }).click();
  await money.confirm(/^Repartir 1\.090/, true);
  await money.approveBy(second, projectId);
  await page.getByRole('link', { name: /^Pagada el/ }).click();
  await expect(page.getByRole('heading', { name: 'Entrega 1, pagada' })).toBeVisible();
  await expect(money.line(userId)).toContainText('1.090,00');
  await page.reload();
  await expect(money.line(userId)).toContainText('1.090,00');

  await page.getByRole('link', { name: 'Resumen' }).click();
  await page.getByRole('link', { name: 'Cerrar el proyecto' }).click();
  await money.confirm('Cerrar el proyecto');
  await expect(page.getByText('Cerrado', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pagada el/ })).toBeVisible();
});

test('[A20] closes another project with refund and sees what each investor received', {
  tag: '@inner',
}, async ({ page, apiAs, openAs, openAsInvestor }) => {
  const { projectId, name } = await newOpenProject(await apiAs('administrator'));
  const { api, userId } = await openAsInvestor({ moneyCents: 50_000 });
  await api(v1.orders.place, {
    body: { projectId, amount: cents(50_000), termsVersion, orderType: 'invest' },
  });

  const money = new BackofficeProjectMoney(page, name);
  await page.goto(`/admin/project/${projectId}/movements/close`);
  await expect(page.getByText(/se devuelven 500,00.€ al monedero de 1 inversor/)).toBeVisible();
  await money.confirm(/^Cerrar y devolver 500/, true);
  await money.approveBy(await openAs('secondAdministrator'), projectId);
  await page.getByRole('link', { name: 'Ver lo que recibió cada inversor' }).click();
  await expect(page.getByRole('heading', { name: 'Devolución a los inversores' })).toBeVisible();
  await expect(money.line(userId)).toContainText('500,00');
});

test('[A20][P8] shows its movements to a manager, who may not close it', async ({ apiAs, openAs }) => {
  const { projectId } = await newOpenProject(await apiAs('administrator'));
  const manager = await openAs('manager');
  await manager.goto(`/admin/project/${projectId}/movements`);
  await expect(manager.getByRole('link', { name: 'Inversiones' })).toBeVisible();
  await expect(manager.getByRole('link', { name: 'Pagos del promotor' })).toBeHidden();
  await expect(manager.getByRole('link', { name: 'Cerrar el proyecto' })).toBeHidden();
});
