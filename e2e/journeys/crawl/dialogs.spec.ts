import type { Page } from '@playwright/test';
import { cents, questionnaire, termsVersion, v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { signInWithoutFactor } from '../../fixtures/sign-in-without-factor.ts';
import { addVirtualAuthenticator } from '../../fixtures/virtual-authenticator.ts';
import { languages } from '../../screens/language.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Tour } from '../../screens/tour.ts';

const words = {
  es: {
    transfer: ['Cómo hacer la transferencia', 'Datos de la transferencia'],
    editAccount: ['Editar Cuenta nómina', 'Editar la cuenta bancaria', 'Guardar los cambios'],
    deleteAccount: ['Eliminar Cuenta nómina', 'Eliminar la cuenta bancaria'],
    deleteDocument: ['Eliminar nomina.pdf', 'Eliminar el documento'],
    closeTicket: ['Cerrar la incidencia', '¿Cerrar la incidencia?'],
    residence: ['He cambiado de residencia', 'Residencia fiscal', 'Guardar'],
    company: ['Declararlo', 'Quién está detrás de la empresa', 'Guardar'],
    codesAnew: ['Configurar otra vez', 'Configurar otra vez', 'Cerrar sesiones y empezar'],
    newCodes: ['Códigos de recuperación nuevos', 'Códigos de recuperación nuevos', 'Crear códigos nuevos'],
    shownOnce: /^Guárdalos en un sitio seguro/,
    code: 'Código de un solo uso',
    addPasskey: ['Añadir una llave de acceso', 'Añadir una llave de acceso', 'Crear la llave'],
    keyName: 'Nombre de la llave',
    renameKey: ['Cambiar el nombre', 'Cambiar el nombre'],
    removeKey: ['Quitar', '¿Quitar «Portátil»?', 'Quitar'],
    factor: 'Confirma que eres tú',
    usePasskey: 'Usar una llave de acceso',
    warning: ['Leer el aviso', 'Antes de invertir, lee esto'],
    revoke: ['Revocar', 'Revocar'],
    leave: ['Salir de la lista', 'Salir de la lista'],
  },
  en: {
    transfer: ['How to make the transfer', 'Transfer details'],
    editAccount: ['Edit Cuenta nómina', 'Edit the bank account', 'Save the changes'],
    deleteAccount: ['Delete Cuenta nómina', 'Delete the bank account'],
    deleteDocument: ['Delete nomina.pdf', 'Delete the document'],
    closeTicket: ['Close the ticket', 'Close the ticket?'],
    residence: ['My residence has changed', 'Tax residence', 'Save'],
    company: ['Declare it', 'Who is behind the company', 'Save'],
    codesAnew: ['Set up again', 'Set up again', 'End sessions and start'],
    newCodes: ['New recovery codes', 'New recovery codes', 'Create new codes'],
    shownOnce: /^Keep them in a safe place/,
    code: 'One-time code',
    addPasskey: ['Add a passkey', 'Add a passkey', 'Create the passkey'],
    keyName: 'Name of the passkey',
    renameKey: ['Rename', 'Rename'],
    removeKey: ['Remove', 'Remove “Portátil”?', 'Remove'],
    factor: 'Confirm that it is you',
    usePasskey: 'Use a passkey',
    warning: ['Read the warning', 'Read this before you invest'],
    revoke: ['Revoke', 'Revoke'],
    leave: ['Leave the list', 'Leave the list'],
  },
} as const;

/** What opens a dialog, its title, and the button that sends its form. */
type Asked = readonly [opener: string, title: string, action?: string];

/** Opens the dialog. With an action, it also sends the empty form, so that the fields show their problems. */
async function ask(page: Page, [opener, title, action]: Asked): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${opener}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  if (!action) return;
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** Checks that the buttons of the dialog do not touch: its styles are loaded on this page too. */
async function expectApart(page: Page): Promise<void> {
  const actions = page.getByRole('dialog').locator('.dialog-actions');
  await expect(actions).toHaveCSS('display', 'flex');
  await expect(actions).toHaveCSS('column-gap', /^[1-9]/);
}

const pdf = () => new File([buildPdf()], 'nomina.pdf', { type: 'application/pdf' });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);
    const say = words[language];

    test('[B14][B15] the dialogs of the wallet, the accounts, the documents and a ticket have no barrier', async ({
      openAsInvestor,
    }) => {
      const { page, api, userId, bankAccountId } = await openAsInvestor({ language });
      await api(v1.transactions.request, {
        body: { type: 'income', amount: cents(25_000), bankAccountId },
      });
      await api(v1.accountDocuments.create, { body: { accountId: userId, visible: true, file: pdf() } });
      const { ticketId } = await newTicket(api);
      const at = (path: string, asked: Asked) =>
        look(page, async () => {
          await page.goto(path);
          await ask(page, asked);
        });
      await look(page, async () => {
        await page.goto('/user/profile?tab=wallet');
        await ask(page, say.transfer);
        await expect(page.getByRole('dialog').getByText('250,00')).toBeVisible();
      });
      await at('/user/profile?tab=bank-accounts', say.deleteAccount);
      await look(page, async () => {
        await page.goto('/user/profile?tab=bank-accounts');
        const [opener, title, action] = say.editAccount;
        await ask(page, [opener, title]);
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Alias', { exact: true }).fill('');
        await dialog.getByRole('button', { name: action }).click();
        await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
      });
      await at('/user/profile?tab=documents', say.deleteDocument);
      await at(`/user/support/${ticketId}`, say.closeTicket);
    });

    test('[B14][B15][L36] the dialogs of the own data and of a company have no barrier', async ({
      openAsInvestor,
    }) => {
      const { page, codes } = await openAsInvestor({ kind: 'company', language });
      const atCustomer = (asked: Asked) =>
        look(page, async () => {
          await page.goto('/user/profile?tab=customer');
          await ask(page, asked);
        });
      await atCustomer(say.residence);
      await atCustomer(say.company);
      await atCustomer(say.codesAnew);
      await atCustomer(say.newCodes);
      await look(page, async () => {
        await page.goto('/user/profile?tab=customer');
        const [opener, title, action] = say.newCodes;
        await ask(page, [opener, title]);
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox', { name: say.code }).fill(codes.next());
        await dialog.getByRole('button', { name: action }).click();
        await expect(dialog.getByText(say.shownOnce)).toBeVisible();
        await expect(dialog.getByRole('list')).toHaveCSS('display', 'grid');
      });
    });

    test('[B14][B15][B7] the dialogs of passkeys and of a fresh factor have no barrier', async ({
      openAsInvestor,
      refused,
      baseURL,
    }) => {
      const { page, userId } = await openAsInvestor({ language });
      await addVirtualAuthenticator(page);
      const openProfile = () => page.goto('/user/profile?tab=customer');
      await look(page, async () => {
        await openProfile();
        await ask(page, say.addPasskey);
      });
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say.keyName }).fill('Portátil');
      await dialog.getByRole('button', { name: say.addPasskey[2] }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Portátil' })).toBeVisible();
      await look(page, async () => {
        await openProfile();
        await ask(page, say.renameKey);
      });
      refused(403, /^\/v1\/auth\/passkeys\//);
      await signInWithoutFactor(page, userId, baseURL as string);
      const [opener, title, action] = say.removeKey;
      await look(page, async () => {
        await openProfile();
        await ask(page, [opener, title]);
      });
      await look(page, async () => {
        await openProfile();
        await ask(page, [opener, title]);
        await dialog.getByRole('button', { name: action, exact: true }).click();
        const factor = page.getByRole('dialog', { name: say.factor });
        await expect(factor.getByRole('button', { name: say.usePasskey })).toBeVisible();
      });
    });

    test('[B14][B15][L5] the warning after the entry test has no barrier', async ({ openAsInvestor }) => {
      const { page, api } = await openAsInvestor({ isTested: false, language });
      await api(v1.entryTests.create, {
        body: { questionnaireVersion: questionnaire.version, isRefused: true },
      });
      await look(page, async () => {
        await page.goto('/user/investor');
        await ask(page, say.warning);
      });
    });

    test('[B14][B15][L13] revoking a wish and leaving a waiting list have no barrier', async ({
      openAsInvestor,
      apiAs,
    }) => {
      const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
      const terms = { ...always, financingAmount: 100_000, minimumInvestment: 10_000 };
      const administrator = await apiAs('administrator');
      const { page, api } = await openAsInvestor({ moneyCents: 100_000, language });
      const wished = await newProject(administrator, 'Preinvestment', {
        ...terms,
        preinvestorDeposit: 5_000,
        preinvestorAmount: 100_000,
        preinvestorMaxNumber: 10,
      });
      const full = await newProject(administrator, 'Investment', terms);
      const other = await openAsInvestor({ moneyCents: 100_000 });
      await other.api(v1.orders.place, {
        body: { projectId: full.projectId, amount: cents(100_000), termsVersion, orderType: 'invest' },
      });
      const wanted = { amount: cents(20_000), termsVersion, sheetVersion: 1 };
      await api(v1.wishes.place, { body: { projectId: wished.projectId, ...wanted } });
      await api(v1.waitingPlaces.join, { body: { projectId: full.projectId, ...wanted } });
      await look(page, async () => {
        await page.goto(`/projects/${wished.url}`);
        await ask(page, say.revoke);
      });
      await look(page, async () => {
        await page.goto(`/projects/${full.url}`);
        await ask(page, say.leave);
        await expectApart(page);
      });
    });

    test('[B14][B15][R21] the last step of the tour has no barrier', async ({ openAsInvestor }) => {
      const { page } = await openAsInvestor({ language });
      const tour = new Tour(page, language);
      await look(page, async () => {
        await page.goto('/');
        await new SiteHeader(page, language).userMenu.click();
        await tour.starter.click();
        for (let index = 0; index < tour.stepCount - 1; index += 1) {
          await tour.expectStep(index);
          await page.keyboard.press('Enter');
        }
        await tour.expectStep(tour.stepCount - 1);
      });
    });
  });
}
