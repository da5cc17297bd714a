import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { buildCustomer } from '../../../../testing/customer-records.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../../../testing/fake-api.ts';
import { mount } from '../../../../testing/mount.tsx';
import { buildMe, idOf, ids } from '../../../../testing/records.ts';
import DocumentsTab from './DocumentsTab.tsx';

const customer = buildCustomer();
const path = '/v1/account/account-documents';

/** The documents of a customer: one, uploaded by staff and visible, unless overridden. */
function show({
  given = {},
  me = buildMe(),
  answer,
}: {
  given?: object;
  me?: object;
  answer?: unknown;
} = {}) {
  const { userId: accountId } = customer;
  let document = {
    accountDocumentId: idOf('d-1'),
    accountId,
    ownerId: ids.manager,
    visible: true,
    file: { name: 'contrato.pdf', type: 'application/pdf', sizeBytes: 20_480 },
    viewUrl: '/v1/documents/view/d-1',
    createdAt: '2026-03-02T09:30:00Z',
    version: 1,
    ...given,
  };
  const calls = fakeApi({
    'GET /v1/account/users/me': me,
    [`GET ${path}`]: () => listOf(document),
    [`PATCH ${path}/${idOf('d-1')}`]: ({ body }: FakeCall) => {
      if (answer) return answer;
      document = { ...document, ...(body as object), version: document.version + 1 };
      return document;
    },
  });
  mount(
    <RecordContextProvider value={{ ...customer, id: customer.userId }}>
      <DocumentsTab />
    </RecordContextProvider>,
  );
  return () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}

const button = (state: string) => screen.findByRole('button', { name: `${state}: contrato.pdf` });
const visible = 'Visible para el cliente';
const hidden = 'Solo para el equipo';

it('[A26][E18] hides a document at once, and sends it with its version when the notice closes', async () => {
  const edits = show({ given: { version: 21 } });
  await userEvent.click(await button(visible));
  expect(await button(hidden)).toBeVisible();
  expect(await screen.findByText('El cliente ya no ve el documento')).toBeVisible();
  expect(edits()).toEqual([]);
  await userEvent.click(document.body);
  await waitFor(() => expect(edits()).toEqual([{ visible: false, version: 21 }]));
  expect(await button(hidden)).toBeVisible();
});

it('[A26][E18] shows a document with the keyboard, and undoes it before its customer gets a mail', async () => {
  const edits = show({ given: { visible: false, version: 31 } });
  (await button(hidden)).focus();
  await userEvent.keyboard('{Enter}');
  expect(await button(visible)).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await button(hidden)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
  expect(edits()).toEqual([]);
});

it('[A26][E18] takes a refused change back, with the message', async () => {
  show({ answer: refusal('account.document_of_customer', { detail: 'Lo subió el cliente.' }) });
  await userEvent.click(await button(visible));
  await screen.findByRole('button', { name: 'Deshacer' });
  await userEvent.click(document.body);
  expect(await screen.findByText('Lo subió el cliente.')).toBeVisible();
  expect(await button(visible)).toBeVisible();
});

it('[E18] offers no choice for what the customer uploaded', async () => {
  show({ given: { ownerId: customer.userId } });
  expect(await screen.findByText(visible)).toBeVisible();
  expect(screen.queryByRole('button', { name: `${visible}: contrato.pdf` })).toBeNull();
});
