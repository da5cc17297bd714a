import { buildPdf } from '@semilla/contract/testing';
import { expect, test } from '../../fixtures/index.ts';
import { Profile } from '../../screens/profile.ts';

test('[R5][P2][V10][E18] looks after the data and papers of a company, by the keyboard too', async ({
  openAsInvestor,
}) => {
  const { page } = await openAsInvestor({ kind: 'company', isVerified: false, bankAccount: 'pending' });
  const profile = new Profile(page);
  await page.goto('/user/profile');
  const data = profile.section('Datos personales');
  await expect(data.getByLabel('Fecha de nacimiento')).toHaveCount(0);
  await profile.write('Nombre del representante legal', '', data);
  await profile.press('Guardar mis datos', data);
  await profile.expectProblem('Nombre del representante legal', 'Requerido.', data);
  await profile.write('Nombre del representante legal', 'Rosa Puig Serra', data);
  await data.getByLabel('Nombre del representante legal').press('Enter');
  await profile.expectNotice('Tus datos están guardados.');

  await profile.tab('customer').focus();
  await page.keyboard.press('ArrowRight');
  await profile.expectTab('wallet');
  await profile.press('Añadir dinero');
  await expect(profile.dialog).toContainText('Tu cuenta bancaria está en revisión.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Añadir dinero' })).toBeFocused();
  await profile.tab('wallet').focus();
  await page.keyboard.press('ArrowRight');
  await profile.expectTab('documents');
  await expect(profile.tab('documents')).toBeFocused();

  const bring = profile.section('Aportar un documento');
  await profile.bring(
    'Documento',
    { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    bring,
  );
  await profile.press('Enviar el documento', bring);
  await profile.expectProblem('Documento', 'Este tipo de archivo no se admite aquí.', bring);
  const deeds = {
    name: 'escritura.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(buildPdf('Escritura')),
  };
  await profile.bring('Documento', deeds, bring);
  await profile.press('Enviar el documento', bring);
  await profile.expectNotice('Hemos recibido «escritura.pdf».');
  await profile.press('Eliminar escritura.pdf');
  await profile.press('Eliminar', profile.dialog);
  await expect(page.getByText('Todavía no hay ninguno.')).toBeVisible();

  await page.goBack();
  await profile.expectTab('wallet');
});
