import { expect } from '@playwright/test';
import { say, type Words } from '../../../fixtures/backoffice-address.ts';
import type { BackofficeScreen } from '../../../screens/backoffice-screen.ts';

/** A state of a screen after some action. */
export interface State {
  name: string;
  /** Leads to this state from the screen, or from the previous state. */
  lead: (screen: BackofficeScreen) => Promise<unknown>;
  /** Whether the page itself changes, instead of something opening on top of it. */
  isPage?: boolean;
  /** The only size that shows it. Tables and their columns need a desktop. */
  onlyAt?: 'desk' | 'phone';
  /** The request that is dropped to reach it. */
  lost?: string;
  /** The refusal of the API that it shows. */
  refused?: { status: 400 | 409; path: string };
}

export const pressing = (...names: Words[]) => {
  return async (screen: BackofficeScreen) => {
    for (const name of names) await screen.press(name);
  };
};

/** Sends the form unchanged, so that its missing fields are marked. */
export const mistakesIn = (...names: Words[]) => {
  return async (screen: BackofficeScreen) => {
    await pressing(...names)(screen);
    await screen.send();
  };
};

export const theForm: State = { name: 'the form, full of mistakes', lead: mistakesIn(), isPage: true };
export const filters: State = {
  name: 'the filters',
  lead: pressing(say('Añadir filtro', 'Add filter')),
};
export const columns: State = {
  name: 'the columns',
  lead: pressing(say('Columnas', 'Columns')),
  onlyAt: 'desk',
};
export const deleting: State = { name: 'deleting it', lead: pressing(say('Borrar', 'Delete')) };

const more = say('Más acciones', 'More actions');
const assign = say('Asignar gestor', 'Assign manager');

async function chooseCustomer({ page, pressOn }: BackofficeScreen): Promise<void> {
  await pressOn(page.getByRole('row').nth(1).getByRole('checkbox'));
}

export const ofCustomers: Record<string, State[]> = {
  '/admin/customer': [
    filters,
    columns,
    { name: 'a customer chosen', lead: chooseCustomer, isPage: true, onlyAt: 'desk' },
    { name: 'assigning those chosen', lead: pressing(assign), onlyAt: 'desk' },
    { name: 'disabling those chosen', lead: pressing(say('Desactivar', 'Disable')), onlyAt: 'desk' },
  ],
  '/admin/customer/new': [theForm],
  '/admin/customer/:customer': [
    { name: 'what else can be done', lead: pressing(more) },
    { name: 'assigning', lead: pressing(assign) },
    { name: 'disabling', lead: pressing(more, say('Desactivar la cuenta', 'Disable the account')) },
    {
      name: 'deleting the device',
      lead: pressing(more, say('Borrar el dispositivo de códigos', 'Delete the one-time-code device')),
    },
    { name: 'deleting', lead: pressing(more, say('Eliminar el cliente', 'Delete the customer')) },
  ],
  '/admin/customer/:customer/documents': [
    { name: 'adding a document', lead: mistakesIn(say('Añadir un documento', 'Add a document')) },
  ],
  '/admin/customer/:customer/bank-accounts': [
    { name: 'adding an account', lead: mistakesIn(say('Añadir una cuenta bancaria', 'Add a bank account')) },
  ],
  '/admin/customer/:customer/activity': [
    {
      name: 'the details of an entry',
      lead: ({ page, pressOn }) => pressOn(page.locator('main summary').first()),
      isPage: true,
    },
  ],
};

async function rejectWithoutReason(screen: BackofficeScreen): Promise<void> {
  await screen.press(say('Prefiero rechazarlo…', 'Reject it instead…'));
  await screen.press(say('Rechazar: Ingreso de :pending', 'Reject: Deposit of :pending'));
  await expect(screen.page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function writeAmount(screen: BackofficeScreen): Promise<void> {
  await screen.goTo({ path: '/admin/wallet/new?userId=:customer' });
  // The form is created again when the accounts arrive, so values typed earlier would be lost.
  await expect(screen.page.getByRole('combobox', { name: /Cuenta bancaria|Bank account/ })).toBeVisible();
  await screen.page.getByRole('textbox', { name: /Importe|Amount/ }).fill('125,50');
  await expect(screen.page.getByRole('button', { name: /125,50/ })).toBeVisible();
}

export const ofDecisions: Record<string, State[]> = {
  '/admin/wallet': [filters, columns],
  '/admin/wallet/new': [{ name: 'with all it needs', lead: writeAmount, isPage: true }],
  '/admin/wallet/:pending': [
    { name: 'rejecting, the reason missing', lead: rejectWithoutReason, isPage: true },
  ],
  '/admin/verification/:verification': [
    {
      name: 'approving',
      lead: pressing(say('Proponer: Aprobar la identidad', 'Propose: Approve the identity')),
    },
    { name: 'declining', lead: pressing(say('Rechazar la identidad', 'Decline the identity')) },
  ],
  '/admin/bank-account/:bankAccount': [
    {
      name: 'accepting',
      lead: pressing(say('Proponer: Validar la cuenta', 'Propose: Validate the account')),
    },
    { name: 'marking an error', lead: mistakesIn(say('Marcar con error', 'Mark as incorrect')) },
    deleting,
  ],
};
