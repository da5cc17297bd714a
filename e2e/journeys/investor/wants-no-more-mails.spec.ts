import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';

test('[B8][B14][B15] turns the notices of one subject off and on again with a link in a mail, without signing in', async ({
  page,
  openAsInvestor,
  mailbox,
}) => {
  const investor = await openAsInvestor();
  const link = await mailbox.wayOutIn(investor.email, 'Tu cuenta bancaria está validada');
  const off = page.getByRole('button', { name: 'Dejar de recibir avisos del monedero' });
  const on = page.getByRole('button', { name: 'Volver a recibir avisos del monedero' });

  await lookerIn('es')(page, async () => {
    await page.goto(link);
    await expect(off).toBeVisible();
  });
  await off.click();
  await expect(
    page.getByText('Ya no te avisaremos por correo de tu monedero y tus cuentas bancarias.'),
  ).toBeVisible();

  await page.goto(link);
  await on.click();
  await expect(off).toBeVisible();

  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?token=incomplete`);
  await expect(page.getByRole('alert')).toContainText('El enlace no está completo');
});
