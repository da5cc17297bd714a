import { expect } from '@playwright/test';
import { say } from '../../../fixtures/backoffice-address.ts';
import type { BackofficeScreen } from '../../../screens/backoffice-screen.ts';
import { mistakesIn, pressing, type State } from './states.ts';

/** Presses the first button of the page whose name begins so, such as a row's button with the name of its record. */
const pressingFirst = (begin: string) => {
  return async ({ page, pressOn }: BackofficeScreen) => {
    await pressOn(
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^(${begin})`) })
        .first(),
    );
    await expect(page.getByRole('dialog')).toBeVisible();
  };
};

async function readKept(screen: BackofficeScreen): Promise<void> {
  await pressingFirst('Abrir ?: |Open ?: ')(screen);
  const dialog = screen.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Lo pide el interesado.');
  await screen.pressOn(dialog.getByRole('button').last());
  await expect(dialog.locator('details')).toBeVisible();
}

async function chooseTicket({ page, pressOn }: BackofficeScreen): Promise<void> {
  await pressOn(page.getByRole('row').nth(1).getByRole('checkbox'));
}

const distribution = '/v1/project/projects/:delivered/distributions/:distribution/tax-corrections';

/** Dialogs that a press on a screen opens and that no other list of states has. */
export const ofDialogs: Record<string, State[]> = {
  '/admin/customer/:customer/investor': [
    { name: 'the answers of a test', lead: pressingFirst('Ver las respuestas|See the answers') },
  ],
  '/admin/customer/:customer/tax': [
    { name: 'proposing a rate', lead: mistakesIn(say('Proponer otro tipo', 'Propose another rate')) },
  ],
  '/admin/project/:delivered/movements/distribution/:distribution': [
    {
      name: 'correcting the tax',
      lead: pressingFirst('Corregir la retención|Correct the tax'),
      // The books of the year are closed, which the dialog says.
      refused: { status: 409, path: distribution },
    },
  ],
  '/admin/project-question/:question': [
    { name: 'declining it', lead: mistakesIn(say('Rechazar', 'Decline')) },
    { name: 'drafting the answer', lead: pressing(say('Redactar la respuesta', 'Draft the answer')) },
  ],
  '/admin/bank/statements': [
    { name: 'importing one', lead: mistakesIn(say('Importar un extracto', 'Import a statement')) },
  ],
  '/admin/bank/payment-files': [
    { name: 'preparing one', lead: pressing(say('Preparar un archivo', 'Prepare a file')) },
  ],
  '/admin/bank/:bankEntry': [
    {
      name: 'sending it back',
      lead: pressing(say('Devolver a quien lo envió', 'Send back to the sender')),
    },
    { name: 'holding it', lead: pressingFirst('Retener|Hold') },
    { name: 'setting it aside', lead: mistakesIn(say('Apartar', 'Set aside')) },
  ],
  '/admin/approvals/:newAccount': [
    { name: 'declining it', lead: pressingFirst('Rechazar|Decline|Retirar|Withdraw') },
  ],
  '/admin/statistics': [
    { name: 'an account of the books', lead: pressingFirst('Cambiar la cuenta|Edit the account') },
  ],
  '/admin/kept-records': [{ name: 'what was kept', lead: readKept }],
  '/admin/customer': [{ name: 'saving a view', lead: mistakesIn(say('Guardar vista…', 'Save view…')) }],
  '/admin/ticket': [
    { name: 'a ticket chosen', lead: chooseTicket, isPage: true, onlyAt: 'desk' },
    { name: 'assigning those chosen', lead: pressing(say('Asignar', 'Assign')), onlyAt: 'desk' },
  ],
  '/admin/project/:project': [
    { name: 'duplicating it', lead: pressing(say('Duplicar', 'Duplicate')) },
    { name: 'planning its opening', lead: pressing(say('Planificar la apertura', 'Plan the opening')) },
  ],
  '/admin/project/:open/multimedia': [{ name: 'editing a picture', lead: pressingFirst('Editar|Edit') }],
  '/admin/project/:delivered/movements': [
    { name: 'declaring a default', lead: mistakesIn(say('Declarar en impago', 'Declare in default')) },
    {
      name: 'another payout account',
      lead: mistakesIn(say('Proponer otra cuenta de cobro', 'Propose another payout account')),
    },
  ],
};
