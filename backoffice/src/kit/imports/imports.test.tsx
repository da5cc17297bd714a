import type { ImportPreview } from '@semilla/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type FakeCall, fakeApi, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, idOf } from '../../testing/records.ts';
import ImportPage from './ImportPage.tsx';

const path = '/v1/account/user-imports';
const file = new File(['Nombre;Correo electrónico\nAna;ana@example.com\n'], 'clientes.csv', {
  type: 'text/csv',
});
const right: ImportPreview = {
  total: 1,
  wrong: 0,
  ignored: [],
  rows: [{ row: 2, name: 'Ana Gil', problems: [] }],
};

function mountPage(answers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`POST ${path}/preview`]: right,
    [`POST ${path}`]: { total: 1, rows: [{ row: 2, name: 'Ana Gil', recordId: idOf('ana') }] },
    ...answers,
  });
  mount(<ImportPage of="customer" />, {
    at: '/customer/import',
    route: '/customer/import',
    resource: 'customer',
  });
  return calls;
}

const choose = async () => userEvent.upload(await screen.findByLabelText(/^Elegir/), file);
const sent = (calls: FakeCall[]) => calls.filter(({ method }) => method === 'POST');

it('[A28] says which columns the file may have, what they contain and which ones are required', async () => {
  mountPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Qué columnas puede tener el archivo' }));
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Persona o empresa')).toEqual(['Empresas', 'Persona, Empresa']);
  expect(cells('Correo electrónico')).toEqual(['Sí', 'lucia.ferrer@example.com']);
  expect(cells('Fecha de nacimiento')).toEqual(['Personas', '21/05/1988']);
  expect(cells('Representante legal')).toEqual(['Empresas', 'Texto']);
});

it('[A28] imports the file that was previewed, once, with a key', async () => {
  const calls = mountPage();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 1 cliente' }));
  expect(await screen.findByText(/Se ha importado 1 cliente/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana Gil' })).toHaveAttribute('href', `/customer/${idOf('ana')}`);
  expect(sent(calls).map((call) => call.path)).toEqual([`${path}/preview`, path]);
  expect(sent(calls)[1]?.headers.get('idempotency-key')).toMatch(/.{8}/);
  const contents = sent(calls).map(({ body }) => ((body as FormData).get('file') as File).text());
  expect(new Set(await Promise.all(contents)).size).toBe(1);
});

it('[A28][B2] is sent again with the same key if its answer was lost, and shows the result once', async () => {
  let tries = 0;
  const calls = mountPage({
    [`POST ${path}`]: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('network error');
      return { total: 1, rows: [{ row: 2, name: 'Ana Gil', recordId: idOf('ana') }] };
    },
  });
  await choose();
  const importIt = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Importar 1 cliente' }));
  await importIt();
  expect(await screen.findByText(/^El servidor no responde/)).toBeVisible();
  await importIt();
  expect(await screen.findAllByRole('link', { name: 'Ana Gil' })).toHaveLength(1);
  expect(screen.queryByText(/^El servidor no responde/)).toBeNull();
  const keys = sent(calls)
    .slice(1)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('[A28] cannot start while a row is wrong, and shows why', async () => {
  const problems = [
    { heading: 'Correo electrónico', message: 'Requerido.' },
    { heading: null, message: 'No se puede.' },
  ];
  const wrong = { ...right, wrong: 1, ignored: ['Notas'], rows: [{ row: 2, name: '', problems }] };
  mountPage({ [`POST ${path}/preview`]: wrong });
  await choose();
  expect(await screen.findByText('Hay errores en 1 fila de 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar 1 cliente' })).toBeDisabled();
  expect(screen.getByText('Estas columnas no se importan: Notas.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Correo electrónico: Requerido.', 'No se puede.']),
  );
});

it('[A28] checks the file again if its import is refused, and shows why', async () => {
  const calls = mountPage({
    [`POST ${path}`]: refusal('file.rows_wrong', { detail: 'No se ha importado nada.' }),
  });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 1 cliente' }));
  expect(await screen.findByText('No se ha importado nada.')).toBeVisible();
  await waitFor(() => expect(sent(calls).at(-1)?.path).toBe(`${path}/preview`));
  await choose();
  await waitFor(() => expect(screen.queryByText('No se ha importado nada.')).toBeNull());
});

it('[A28] says that a file is too large or cannot be read, without sending it', async () => {
  const calls = mountPage();
  const input = await screen.findByLabelText(/^Elegir/);
  await userEvent.upload(input, new File(['x'.repeat(1_000_000)], 'grande.csv', { type: 'text/csv' }));
  expect(await screen.findByText('El archivo debe ocupar menos de 1 MB.')).toBeVisible();
  const gone = new File(['x'], 'borrado.csv', { type: 'text/csv' });
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  await userEvent.upload(input, gone);
  expect(await screen.findByText(/^No se puede leer el archivo/)).toBeVisible();
  expect(sent(calls)).toEqual([]);
});
