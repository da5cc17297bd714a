import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildCustomer, customerIds } from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, ids } from '../../testing/records.ts';
import CustomerCreate from './CustomerCreate.tsx';
import CustomerEdit from './CustomerEdit.tsx';

const record = `/v1/account/users/${customerIds.customer}`;
const lookups = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/account/users': ({ query }: { query: Record<string, string> }) =>
    query.role === 'admin' ? listOf(buildMe()) : listOf(),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
};

function create(moreAnswers: object = {}) {
  const calls = fakeApi({ ...lookups, ...moreAnswers });
  return {
    calls,
    ...mount(<CustomerCreate />, { at: '/customer/new', route: '/customer/new', resource: 'customer' }),
  };
}

function edit(moreAnswers: object = {}) {
  const calls = fakeApi({ ...lookups, [`GET ${record}`]: buildCustomer(), ...moreAnswers });
  const at = `/customer/edit/${customerIds.customer}`;
  return { calls, ...mount(<CustomerEdit />, { at, route: '/customer/edit/:id', resource: 'customer' }) };
}

const bodyOf = (calls: ReturnType<typeof fakeApi>, method: string) =>
  calls.find((call) => call.method === method)?.body;

const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a new customer', () => {
  it('[A5] [V1] [V12] requires all mandatory fields before sending', async () => {
    const { calls } = create();
    const birthday = await screen.findByLabelText(/^Fecha de nacimiento/);
    await enter(birthday, '21/05/2015');
    await save('Crear el cliente');
    expect(await screen.findByText('Debes tener al menos 18 años.')).toBeVisible();
    expect(screen.getAllByText('Requerido.')).toHaveLength(3);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('[A5] [P2] [A16] can be a company with a representative, assigned to a manager', async () => {
    const { calls, location } = create({
      'POST /v1/account/users': buildCustomer({ kind: 'company' }),
      'POST /v1/account/user-assignment': {},
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Empresa' }));
    await enter(screen.getByLabelText(/^Nombre de la empresa/), 'Huerta Solar S.L.');
    await enter(screen.getByLabelText(/^Representante legal/), 'Marta Gil Roca');
    await enter(screen.getByLabelText(/^Correo electrónico/), 'huerta@example.com');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Gestor' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Elena Vidal' }));
    await save('Crear el cliente');
    await waitFor(() => expect(location().pathname).toBe(`/customer/${customerIds.customer}`));
    const posted = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(posted).toEqual([
      {
        kind: 'company',
        companyName: 'Huerta Solar S.L.',
        legalRepresentativeName: 'Marta Gil Roca',
        email: 'huerta@example.com',
        language: 'es',
        invite: true,
      },
      { userId: customerIds.customer, managerId: ids.admin },
    ]);
  });

  it('[V3] [X3] shows next to the field that the address is already taken', async () => {
    const errors = [
      { path: 'email', code: 'account.email_taken', message: 'Ya existe una cuenta con este correo.' },
    ];
    create({ 'POST /v1/account/users': refusal('account.email_taken', { errors }) });
    await enter(await screen.findByLabelText(/^Nombre/), 'Lucía');
    await enter(screen.getByLabelText(/^Apellidos/), 'Ferrer');
    await enter(screen.getByLabelText(/^Fecha de nacimiento/), '21/05/1988');
    await enter(screen.getByLabelText(/^Correo electrónico/), 'lucia@example.com');
    await save('Crear el cliente');
    expect(await screen.findByText('Ya existe una cuenta con este correo.')).toBeVisible();
  });

  it('[P8] cannot be assigned by a manager', async () => {
    create({ 'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }) });
    await screen.findByLabelText(/^Apellidos/);
    expect(screen.queryByRole('combobox', { name: 'Gestor' })).toBeNull();
  });
});

describe('editing a customer', () => {
  it('[A4] sends only the changed fields and returns to the page', async () => {
    const { calls, location } = edit({ [`PATCH ${record}`]: buildCustomer({ phone: '611222333' }) });
    const phone = await screen.findByLabelText(/^Teléfono/);
    await userEvent.clear(phone);
    await enter(phone, '611222333');
    await save('Guardar');
    await waitFor(() => expect(location().pathname).toBe(`/customer/${customerIds.customer}`));
    expect(bodyOf(calls, 'PATCH')).toEqual({ phone: '611222333', version: 1 });
  });

  it('[V13] [V1] requires a document type with the number, and shows that the document is already taken', async () => {
    const errors = [
      {
        path: 'identificationDocumentNumber',
        code: 'account.document_already_exists',
        message: 'Ya existe una cuenta con este documento.',
      },
    ];
    edit({ [`PATCH ${record}`]: refusal('account.document_already_exists', { errors }) });
    const number = await screen.findByLabelText(/^Número de documento/);
    await userEvent.clear(number);
    await enter(number, '00000001R');
    await save('Guardar');
    expect(await screen.findByText('Ya existe una cuenta con este documento.')).toBeVisible();
    await waitFor(() => expect(number).toHaveFocus());
  });

  it('[P5] [P8] allows only administrators to change the role and the address', async () => {
    edit({ 'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }) });
    await screen.findByLabelText(/^Apellidos/);
    expect(screen.queryByRole('combobox', { name: /^Rol/ })).toBeNull();
    expect(screen.queryByLabelText(/^Correo electrónico/)).toBeNull();
  });

  it('[P5] proposes a role change with a reason, but not of the signed-in user', async () => {
    const { calls, unmount } = edit({ [`PATCH ${record}`]: buildProposal({ act: 'changeRole' }) });
    await screen.findByRole('combobox', { name: /^Rol/ });
    expect(screen.queryByLabelText(/^Por qué/)).toBeNull();
    await userEvent.click(await screen.findByRole('combobox', { name: /^Rol/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gestor' }));
    expect(await screen.findByText('Tiene que aprobarlo un segundo administrador.')).toBeVisible();
    await enter(screen.getByLabelText(/^Por qué/), 'Empieza el lunes.');
    await save('Guardar');
    const why = 'Empieza el lunes.';
    await waitFor(() => expect(bodyOf(calls, 'PATCH')).toEqual({ role: 'operator', why, version: 1 }));
    unmount();
    edit({ 'GET /v1/account/users/me': buildMe({ userId: customerIds.customer }) });
    await screen.findByLabelText(/^Apellidos/);
    expect(screen.queryByRole('combobox', { name: /^Rol/ })).toBeNull();
  });
});
