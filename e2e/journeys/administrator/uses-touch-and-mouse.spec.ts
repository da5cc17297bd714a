import type { Locator } from '@playwright/test';
import { cents, v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { approveProposalOn } from '../../fixtures/approve-proposal-on.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { BackofficeTransaction, proofOnDisk, proposed } from '../../screens/backoffice-transaction.ts';

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use({ who: 'administrator', ...pointers[pointer] });

    test('[A16][A17][A18][A19][A21] approves, rejects, closes and deletes in the dialogs', async ({
      page,
      apiAs,
      openAsInvestor,
    }) => {
      const press = presserOf(pointer);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const pressIn = (place: Locator, name: string | RegExp) =>
        press(place.getByRole('button', { name }).first());
      const confirm = async (act: string, { confirmation = act, why = '' } = {}) => {
        await pressIn(main, act);
        if (why) await dialog.getByLabel(/^Por qué|^Motivo/).fill(why);
        await pressIn(dialog, confirmation);
        await expect(dialog).toBeHidden();
      };
      const investor = await openAsInvestor({ isVerified: false, bankAccount: 'pending' });
      const { userId, bankAccountId } = investor;

      await investor.api(v1.verifications.create);
      await page.goto(`/admin/customer/${userId}/verifications`);
      await press(page.getByRole('link', { name: 'Intento 1' }));
      await confirm('Rechazar la identidad');
      await expect(main.getByText('Rechazada', { exact: true }).first()).toBeVisible();
      await confirm('Aprobar la identidad', { why: 'Ha enviado otro documento.' });
      const second = await apiAs('secondAdministrator');
      const { data: attempts } = await investor.api(v1.verifications.find);
      await approveProposalOn(second, attempts[0]?.verificationId ?? '');
      await page.goto(`/admin/bank-account/${bankAccountId}`);
      await confirm('Validar la cuenta', { why: 'Coincide con el certificado.' });
      await expect(page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
      await approveProposalOn(second, bankAccountId ?? '');
      await page.reload();
      await expect(main.getByText('Validada', { exact: true })).toBeVisible();

      const transaction = new BackofficeTransaction(page);
      for (const isApproved of [true, false]) {
        const body = { type: 'income', amount: cents(50_000), bankAccountId } as const;
        const { transactionId } = await investor.api(v1.transactions.request, { body });
        await page.goto(`/admin/wallet/${transactionId}`);
        await transaction.expectHere();
        if (isApproved) {
          const chooser = page.waitForEvent('filechooser');
          await press(page.getByText('Elegir el justificante', { exact: true }));
          await (await chooser).setFiles(proofOnDisk());
          await press(transaction.approve);
        } else {
          await press(transaction.wantToReject);
          await transaction.reason.fill('No ha llegado.');
          await press(transaction.reject);
        }
        await transaction.expectOutcome(isApproved ? proposed : 'Lo rechazó');
      }

      const file = new File([buildPdf()], 'contrato.pdf', { type: 'application/pdf' });
      const administrator = await apiAs('administrator');
      const body = { file, accountId: userId, ownerId: userId, visible: true };
      await administrator(v1.accountDocuments.create, { body });
      await page.goto(`/admin/customer/${userId}/documents`);
      await confirm('Borrar: contrato.pdf', { confirmation: 'Borrar' });
      await expect(main.getByText('contrato.pdf')).toBeHidden();

      const { ticketId, title } = await newTicket(investor.api);
      // Opening the ticket marks it as read, which renders the page again.
      const isRead = page.waitForResponse(
        (answer) => answer.url().endsWith(ticketId) && answer.request().method() === 'PATCH',
      );
      await page.goto(`/admin/ticket/${ticketId}`);
      await isRead;
      await pressIn(main, 'Finalizar');
      // The page shows the new state before the API answers; reloading it too early would lose the change.
      await expect(page.getByText('Estado de la incidencia cambiado')).toBeVisible();
      // Reload first, so that reading the changed ticket does not overlap with its deletion.
      await page.reload();
      await expect(main.getByRole('button', { name: 'Reabrir' })).toBeVisible();
      await pressIn(main, 'Borrar');
      await page.getByLabel(`Escribe «${title}» para confirmar`).fill(title);
      await pressIn(page.getByRole('dialog'), 'Borrar');
      await expect(page.getByRole('heading', { level: 1, name: 'Incidencias' })).toBeVisible();
    });

    test('[A2] filters, sorts and pages a list by its menus', async ({ page }) => {
      const press = presserOf(pointer);
      await page.goto('/admin/customer/');
      await press(page.getByRole('button', { name: 'Añadir filtro' }));
      await press(page.getByRole('menuitemcheckbox', { name: 'Rol', exact: true }));
      await press(page.getByRole('combobox', { name: 'Rol', exact: true }));
      await press(page.getByRole('option', { name: 'Usuario', exact: true }));
      await expect(page).toHaveURL(/&filter=[^&]*role/);
      if (pointer === 'touch') {
        await press(page.getByRole('button', { name: /^Ordenar/ }));
        await press(page.getByRole('menuitem', { name: /^Apellidos/ }));
        await expect(page).toHaveURL(/sort=surname/);
      } else {
        await press(page.getByRole('button', { name: 'Columnas' }));
        await press(page.getByRole('switch', { name: 'Idioma', exact: true }));
        await press(page.locator('.MuiBackdrop-root').last());
        await expect(page.getByRole('columnheader', { name: 'Idioma' })).toBeVisible();
        await press(page.getByRole('columnheader').getByRole('button', { name: 'Correo electrónico' }));
        await expect(page).toHaveURL(/sort=email/);
        await press(page.getByRole('combobox', { name: /Filas por página/ }));
        await press(page.getByRole('option', { name: '10', exact: true }));
      }
      await press(page.getByRole('button', { name: 'Ir a la página siguiente' }));
      await expect(page).toHaveURL(/page=2/);
    });
  });
}
