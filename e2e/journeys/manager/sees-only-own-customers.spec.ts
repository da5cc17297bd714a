import {
  createAccountDocument,
  createBankAccount,
  createUserAssignment,
  listUsers,
  listVerifications,
  openTicket,
  readMe,
  register,
  takeMax,
} from '@semilla/contract';
import type { Client } from '@semilla/contract/client';
import { buildIban, buildPdf } from '@semilla/contract/testing';
import { expect, test } from '../../fixtures/index.ts';
import { newEmail } from '../../fixtures/new-account.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';

test.use({ who: 'manager' });

const surname = `Zabala ${process.pid}`;
const aPdf = (name: string) => new File([buildPdf()], name, { type: 'application/pdf' });

async function newCustomer(administrator: Client, name: string, managerId: string): Promise<string> {
  const person = { kind: 'individual', name, surname, birthdayAt: '1985-04-12' } as const;
  const body = { ...person, email: newEmail('clienta'), language: 'es', invite: true } as const;
  const { userId } = await administrator(register, { body });
  await administrator(createUserAssignment, { body: { userId, managerId } });
  return userId;
}

/** Something of each kind that could be seen of a customer. */
async function fill(administrator: Client, userId: string): Promise<string> {
  const file = aPdf('ajeno.pdf');
  await administrator(createAccountDocument, { body: { accountId: userId, visible: true, file } });
  await administrator(openTicket, {
    body: {
      userId,
      title: 'Asunto ajeno',
      description: 'No es asunto suyo.',
      documents: [],
      documentOwnerTypes: [],
    },
  });
  const account = buildIban(process.pid * 1_000 + Math.floor(Math.random() * 1_000));
  const { bankAccountId } = await administrator(createBankAccount, {
    body: { userId, alias: 'Cuenta ajena', account, main: true, document: aPdf('certificado.pdf') },
  });
  return bankAccountId;
}

test('[P6][P8] never sees another manager’s customer: neither in lists, nor by addresses, nor by what is theirs', async ({
  page,
  apiAs,
  refused,
}) => {
  const [administrator, manager] = [await apiAs('administrator'), await apiAs('manager')];
  const { userId: me } = await manager(readMe);
  const { userId: admin } = await administrator(readMe);
  const own = await newCustomer(administrator, 'Propia', me);
  const foreign = await newCustomer(administrator, 'Ajena', admin);
  const bankAccountId = await fill(administrator, foreign);
  const mine = new Set(
    (await manager(listUsers, { query: { take: takeMax } })).data.map(({ userId }) => userId),
  );
  const attempts = (await administrator(listVerifications, { query: { take: takeMax } })).data;
  const verificationId = attempts.find(({ userId }) => !mine.has(userId))?.verificationId ?? '';

  const list = new BackofficeCustomerList(page);
  const customer = new BackofficeCustomer(page);
  await list.open();
  await list.search(surname);
  await expect(list.row(`Propia ${surname}`)).toBeVisible();
  await expect(list.rows).toHaveCount(1);
  for (const filter of [{ managerId: admin }, { multiSearch: foreign }]) {
    await list.open(filter);
    await expect(list.nothing).toBeVisible();
  }

  const { title } = new BackofficeFrame(page);
  refused(404, `/v1/account/users/${foreign}`);
  refused(404, `/v1/payment/bank-accounts/${bankAccountId}`);
  const parts = ['', '/wallet'];
  const addresses = [
    ...parts.map((part) => `/admin/customer/${foreign}${part}`),
    `/admin/customer/edit/${foreign}`,
    `/admin/bank-account/${bankAccountId}`,
    `/admin/verification/${verificationId}`,
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(title, address).toHaveText('No encontrado');
  }

  const filter = encodeURIComponent(JSON.stringify({ userId: foreign }));
  for (const [address, name] of [
    ['/admin/bank-account/', 'Cuentas bancarias'],
    ['/admin/verification/', 'Verificaciones'],
  ]) {
    await page.goto(`${address}?filter=${filter}`);
    await expect(page.getByText(`Nada coincide con estos filtros en ${name}.`)).toBeVisible();
  }

  await customer.open(own);
  await expect(customer.name).toHaveText(`Propia ${surname}`);
  await expect(customer.edit).toBeVisible();
  await expect(customer.more).toBeHidden();
  await expect(page.getByRole('button', { name: 'Asignar gestor' })).toBeHidden();
  await page.goto(`/admin/customer/${own}/activity`);
  await expect(page.getByText('No encontrado')).toBeVisible();
});
