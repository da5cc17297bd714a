import { cents, takeMax, v1 } from '@semilla/contract';
import { approveProposalOn } from '../../fixtures/approve-proposal-on.ts';
import { pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newEmail } from '../../fixtures/new-account.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';

test.use({ who: 'administrator' });

test('[A2][A4][A5][A16][E18][V10][S10] creates a customer, assigns, edits, disables, enables and deletes them', {
  tag: '@inner',
}, async ({ page }) => {
  const surname = `Ordóñez ${process.pid}`;
  const name = `Casilda ${surname}`;
  const list = new BackofficeCustomerList(page);
  const customer = new BackofficeCustomer(page);
  await list.open();
  await list.create.click();
  await customer.write({
    Nombre: 'Casilda',
    Apellidos: surname,
    'Fecha de nacimiento': '1979-11-02',
    'Correo electrónico': newEmail('clienta'),
  });
  await customer.save('Crear el cliente');
  await expect(customer.name).toHaveText(name);
  await expect(customer.fact('Gestor')).toHaveText('S/D');
  await expect(customer.nextStep).toContainText('Asignarle un gestor');

  await customer.assign('Marcos Iglesias Duarte');
  await expect(customer.fact('Gestor')).toHaveText('Marcos Iglesias Duarte');
  await expect(customer.nextStep).toContainText('Espera a que acredite su identidad');

  await customer.edit.click();
  await page.getByLabel('Teléfono').fill('611 204 518');
  await customer.save('Guardar');
  await expect(customer.fact('Teléfono')).toHaveText('611 204 518');

  await customer.openTab('Documentos');
  await customer.addDocument(pdfOnDisk('foto.png'));
  await expect(customer.dialog).toContainText('Este tipo de archivo no se admite aquí.');
  await customer.dialog.getByLabel('Elegir PDF').setInputFiles(pdfOnDisk('contrato.pdf'));
  await customer.dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'contrato.pdf', exact: true })).toBeVisible();

  await customer.act('Desactivar la cuenta');
  await expect(customer.main.getByText('Desactivado', { exact: true })).toBeVisible();
  await list.open({ disabled: true, multiSearch: surname });
  await list.row(name).getByRole('link', { name, exact: true }).click();
  await customer.act('Activar la cuenta');
  await expect(new BackofficeFrame(page).notice('Cuenta activada')).toBeVisible();

  await customer.openTab('Actividad');
  await expect(customer.main.getByText('Elena Vidal Rueda').first()).toBeVisible();

  await customer.delete();
  await list.expectHere();
  await list.search(surname);
  await expect(list.nothing).toBeVisible();
});

test('[A3][A16][A18][A19][M1][M5][S7][S8][S11][X3] decides on an identity and a bank account, sees movements and tickets, removes a device, and sees why customers cannot be deleted', async ({
  page,
  apiAs,
  openAsInvestor,
}) => {
  const investor = await openAsInvestor({ isVerified: false, bankAccount: 'pending' });
  await investor.api(v1.verifications.create);
  const { userId } = investor;
  const customer = new BackofficeCustomer(page);

  await page.goto(`/admin/customer/${userId}/verifications`);
  await page.getByRole('link', { name: 'Intento 1' }).click();
  await customer.decide('Rechazar la identidad', { label: 'Motivo', text: 'El documento no se lee.' });
  await expect(customer.main.getByText('El documento no se lee.')).toBeVisible();
  await expect(customer.main.getByText('Rechazada', { exact: true }).first()).toBeVisible();
  await expect(customer.main.getByRole('button', { name: 'Rechazar la identidad' })).toBeHidden();
  // Approving a declined identity needs two people.
  const administrator = await apiAs('administrator');
  const second = await apiAs('secondAdministrator');
  await customer.decide('Aprobar la identidad', { label: 'Motivo', text: 'Comprobado por teléfono.' });
  await expect(page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
  const { data: attempts } = await administrator(v1.verifications.find, { query: { userId } });
  await approveProposalOn(second, attempts[0]?.verificationId ?? '');
  await page.reload();
  await expect(customer.main.getByText('Comprobado por teléfono.')).toBeVisible();
  await expect(customer.main.getByRole('button', { name: 'Aprobar la identidad' })).toBeHidden();

  const earliest = async (status: 'Approved' | 'Completed') => {
    const query = { status, orderBy: 'createdAt', orderSide: 'asc', take: takeMax } as const;
    return (await administrator(v1.verifications.find, { query })).data;
  };
  const decided = (await earliest('Approved')).find(({ decisionData }) => decisionData);
  await page.goto(`/admin/verification/${decided?.verificationId}`);
  await expect(customer.main.getByRole('heading', { name: 'Lo que dice el proveedor' })).toBeVisible();
  await expect(customer.fact('Código')).toHaveText(/^9\d{3}$/);
  const waiting = (await earliest('Completed')).find(({ media }) => media.length > 0);
  await page.goto(`/admin/verification/${waiting?.verificationId}`);
  for (const name of ['Anverso del documento', 'Reverso del documento', 'Rostro'])
    await expect(customer.main.getByRole('img', { name })).toBeVisible();

  await page.goto(`/admin/customer/${userId}/bank-accounts`);
  await expect(customer.main.getByText(/^••••\s••••\s\d{4}$/)).toBeVisible();
  await page.getByRole('link', { name: 'Cuenta nómina' }).click();
  await expect(customer.main.getByRole('heading', { name: 'Certificado de titularidad' })).toBeVisible();
  await customer.decide('Marcar con error', { label: 'Qué hay que corregir', text: 'No es legible.' });
  await expect(customer.main.getByText('No es legible.')).toBeVisible();
  await customer.decide('Volver a pendiente');
  await expect(customer.main.getByText('Pendiente', { exact: true })).toBeVisible();
  await expect(customer.main.getByText('No es legible.')).toBeHidden();
  // The same administrator invited the investor, so validating the account needs a second person.
  await customer.decide('Validar la cuenta', { label: /^Por qué/, text: 'Coincide con el certificado.' });
  await expect(page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
  await approveProposalOn(second, investor.bankAccountId ?? '');
  await page.reload();
  await expect(customer.main.getByText('Validada', { exact: true })).toBeVisible();

  await administrator(v1.transactions.request, { body: { userId, type: 'income', amount: cents(123_450) } });
  const { title } = await newTicket(investor.api);
  await customer.open(userId);
  await expect(customer.main.getByText('Identidad: aprobada')).toBeVisible();
  await customer.openTab('Incidencias');
  await expect(customer.item(title)).toContainText('Abierta');
  await customer.openTab('Monedero');
  await expect(page).toHaveURL(`/admin/customer/${userId}/wallet`);
  await expect(customer.item('Ingreso')).toContainText('Pendiente+1.234,50 €');
  await page.goBack();
  await expect(customer.item(title).getByRole('link')).toHaveAttribute(
    'href',
    /^\/admin\/ticket\/[\w-]{36}$/,
  );
  await customer.openTab('General');
  await customer.act('Borrar el dispositivo de códigos', 'Ha perdido el teléfono.');
  await expect(page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
  await approveProposalOn(second, userId);
  // The customer has 24 hours to object.
  await page.reload();
  await expect(customer.fact('Códigos de un solo uso')).not.toHaveText('No');

  await customer.begin('Eliminar el cliente');
  await expect(customer.dialog.getByRole('alert')).toContainText(
    'Tiene movimientos pendientes en el monedero.',
  );
});
