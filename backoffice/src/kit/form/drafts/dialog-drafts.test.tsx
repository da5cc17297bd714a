import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { TextInput } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, whoIsSignedIn } from '../../../api/session.ts';
import BankAccountShow from '../../../records/bank-accounts/BankAccountShow.tsx';
import { buildAccountNeeds, buildBankAccount, customerIds } from '../../../testing/customer-records.ts';
import { enter } from '../../../testing/enter.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe } from '../../../testing/records.ts';
import { MoneyInput } from '../../inputs/MoneyInput.tsx';
import { FormDialog } from '../FormDialog.tsx';

const record = `/v1/payment/bank-accounts/${customerIds.bankAccount}`;
const reason = 'El certificado es de otra cuenta distinta.';
const offer = /^En este navegador hay cambios tuyos sin guardar/;
const storedDrafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith('semilla-draft'));
const isKept = (text: string) =>
  waitFor(() => expect(storedDrafts().join()).toContain(text), { timeout: 3_000 });

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

/** Opens the page as if in a new tab. */
async function openPage(page: ReactNode, answers: object = {}) {
  cleanup();
  clearSession();
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${record}`]: buildBankAccount(),
    [`GET ${record}/decision`]: buildAccountNeeds(),
    ...answers,
  });
  await whoIsSignedIn();
  const at = `/bank-account/${customerIds.bankAccount}`;
  return mount(page, { at, route: '/bank-account/:id', resource: 'bank-account' });
}

const openAccount = (answers?: object) => openPage(<BankAccountShow />, answers);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));

async function typeReason(answers?: object) {
  await openAccount(answers);
  await press('Marcar con error');
  await enter(await screen.findByRole('textbox'), reason);
}

it('[A29] offers the text of a dialog again after a reload, in the same dialog only', async () => {
  await typeReason();
  await isKept(reason);
  await openAccount();
  await userEvent.click(await screen.findByRole('checkbox', { name: /certificado/ }));
  await press('Validar la cuenta');
  expect((await inDialog()).queryByText(offer)).toBeNull();
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Marcar con error');
  expect((await inDialog()).getByText(offer)).toBeVisible();
  await press('Recuperarlos');
  expect(screen.getByRole('textbox')).toHaveValue(reason);
  expect(screen.queryByText(offer)).toBeNull();
});

it('[A29] drops the text of a dialog that the user discards', async () => {
  await typeReason();
  await isKept(reason);
  await userEvent.keyboard('{Escape}');
  await press('Descartar');
  expect(storedDrafts()).toEqual([]);
});

it('[A29] drops the text of a dialog once it was sent, and keeps it if it was refused', async () => {
  await typeReason({ [`PATCH ${record}`]: () => refusal('request.conflict') });
  await isKept(reason);
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Marcar con error' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(reason));
  expect(storedDrafts()).toHaveLength(1);

  await openAccount({ [`PATCH ${record}`]: buildBankAccount({ state: 'error' }) });
  await press('Marcar con error');
  await press('Recuperarlos');
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Marcar con error' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedDrafts()).toEqual([]);
});

function Payment() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <FormDialog title="Devolución" onSubmit={() => undefined} onLeave={() => setOpen(false)}>
      <MoneyInput source="amount" label="Importe" />
      <TextInput source="iban" label="IBAN" />
      <TextInput source="code" label="Código" />
      <TextInput source="why" label="Motivo" />
    </FormDialog>
  );
}

it('[A29] keeps longer texts only, never an amount, an account number or a code', async () => {
  await openPage(<Payment />);
  const typed = {
    Importe: '12345,67',
    IBAN: 'ES91 2100 0418 4502 0005 1332',
    Código: 'kfqw-zhtm-plxa-bvcd',
    Motivo: 'Lo pidió por teléfono.',
  };
  for (const [name, text] of Object.entries(typed)) await enter(await screen.findByLabelText(name), text);
  await isKept('Lo pidió por teléfono.');
  const [[, text = ''] = []] = storedDrafts();
  expect(Object.keys(JSON.parse(text).values)).toEqual(['why']);
});
