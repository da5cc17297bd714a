import type { Client } from '@semilla/client';
import { cents, v1 } from '@semilla/contract';
import { buildIban, buildPdf } from '@semilla/contract/testing';
import { expect, test } from '../../fixtures/index.ts';
import { newEmail } from '../../fixtures/new-account.ts';
import { BackofficeBulkAct } from '../../screens/backoffice-bulk-act.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';

test.use({ who: 'administrator' });

/** A customer with a manager and a pending bank account, and a disabled company. */
async function newCustomers(administrator: Client, surname: string): Promise<void> {
  const invited = { language: 'es', invite: true } as const;
  const { userId } = await administrator(v1.registration.create, {
    body: {
      ...invited,
      kind: 'individual',
      name: 'Berta',
      surname,
      birthdayAt: '1979-11-02',
      email: newEmail(),
    },
  });
  const { data } = await administrator(v1.users.find, {
    query: { role: 'operator', name: 'Marcos', take: 1 },
  });
  await administrator(v1.userAssignments.create, { body: { userId, managerId: data[0]?.userId ?? '' } });
  const document = new File([buildPdf()], 'certificado.pdf', { type: 'application/pdf' });
  const account = buildIban(process.pid);
  await administrator(v1.bankAccounts.create, {
    body: { userId, alias: 'Nómina', account, main: true, document },
  });
  const company = await administrator(v1.registration.create, {
    body: {
      ...invited,
      kind: 'company',
      companyName: `Cooperativa ${surname}`,
      legalRepresentativeName: 'Marta Gil Roca',
      email: newEmail('empresa'),
    },
  });
  await administrator(v1.users.edit, { params: { userId: company.userId }, body: { disabled: true } });
}

test('[A2][A16][B13][M3][M4] filters the customers by each filter, sorts, exports and assigns them in bulk', async ({
  page,
  apiAs,
  openAsInvestor,
}) => {
  const surname = `Lizarraga${process.pid}`;
  const { api } = await openAsInvestor({ surname });
  await api(v1.transactions.request, { body: { type: 'income', amount: cents(10_000) } });
  await newCustomers(await apiAs('administrator'), surname);
  const [amparo, berta, company] = [`Amparo ${surname}`, `Berta ${surname}`, `Cooperativa ${surname}`];
  const list = new BackofficeCustomerList(page);
  const searched = { multiSearch: surname };

  await list.open();
  await list.search(surname);
  await expect(list.rows).toHaveCount(3);
  await list.sortBy('Nombre o razón social');
  await list.expectRows(amparo, berta, company);
  await list.expectAddress({ filter: searched, sort: 'name', order: 'ASC' });

  await list.chooseIn('Verificación', 'Aprobada');
  await list.expectRows(amparo);
  await list.expectAddress({ filter: { ...searched, verificationStatus: 'Approved' } });
  await page.goBack();
  await list.expectRows(amparo, berta, company);

  for (const [name, choice, filter, found] of [
    ['Desactivado', 'Sí', { disabled: true }, company],
    ['Con movimientos pendientes', 'Sí', { hasPendingTransactions: true }, amparo],
    ['Con cuentas bancarias pendientes', 'Sí', { hasPendingBankAccounts: true }, berta],
    ['Gestor', 'Marcos Iglesias Duarte', { managerId: expect.any(String) }, berta],
  ] as const) {
    await list.addFilter(name);
    await list.chooseIn(name, choice);
    await list.expectRows(found);
    await list.expectAddress({ filter: { ...searched, ...filter } });
    await page.goBack();
    await list.expectRows(amparo, berta, company);
  }
  await list.addFilter('Rol');
  await list.chooseIn('Rol', 'Gestor');
  await list.expectRows();
  await page.goBack();
  await list.addFilter('Nombre o razón social');
  await list.typeIn('Nombre o razón social', 'coop');
  await list.expectRows(company);
  await page.goBack();

  await list.sortBy('Nombre o razón social');
  await list.expectRows(company, berta, amparo);
  await list.expectAddress({ filter: searched, sort: 'name', order: 'DESC' });
  await list.showColumn('Fecha de nacimiento');
  await page.reload();
  await list.expectRows(/S\/D/, /02\/11\/1979/, /12\/04\/1985/);

  const [columns, ...lines] = await list.export();
  expect(columns).toContain('Correo electrónico');
  expect(lines.map((line) => line.includes(surname))).toEqual([true, true, true]);
  expect(lines[0]).toContain('Marta Gil Roca');
  expect(lines[2]).toContain('Amparo');

  await list.assignAll('Nuria Camps Bosch');
  await new BackofficeBulkAct(page).expectDone('3 de 3');
  await list.open(searched);
  await expect(list.rows.filter({ hasText: 'Nuria Camps Bosch' })).toHaveCount(3);
});

test('[A2] pages through the customers, with the page in the URL', async ({ page }) => {
  const list = new BackofficeCustomerList(page);
  // Sorted by creation, so that new customers do not change the first pages.
  await list.open({}, { sort: 'createdAt', order: 'ASC', perPage: '10', page: '1' });
  await expect(list.rows).toHaveCount(10);
  const first = (await list.rows.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Ir a la página siguiente' }).click();
  await expect(page.getByText(/^11-20 de/)).toBeVisible();
  await expect(list.rows.first()).not.toHaveText(first);
  await list.expectAddress({ page: '2', perPage: '10' });
  await page.goBack();
  await expect(list.rows.first()).toHaveText(first);
});
