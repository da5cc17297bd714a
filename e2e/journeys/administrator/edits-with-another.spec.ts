import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { BackofficeProjectForm } from '../../screens/backoffice-project-form.ts';

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use({ who: 'administrator', hasLiveChannel: false, ...pointers[pointer] });

    test('[A4][A8][A21] chooses which values to keep of a project, a customer and a ticket that another person edited', async ({
      page,
      apiAs,
      openAs,
      openAsInvestor,
      refused,
    }) => {
      const press = presserOf(pointer);
      const other = await apiAs('secondAdministrator');
      const dialog = page.getByRole('dialog', { name: 'Cambiado mientras tanto' });
      const row = (field: string) => dialog.getByRole('row').filter({ hasText: field });
      const choose = async (name: string) => {
        await press(dialog.getByRole('button', { name }));
        await expect(dialog).toBeHidden();
      };

      const { projectId, name } = await newProject(await apiAs('administrator'), 'Draft');
      const address = `/admin/project/edit/${projectId}`;
      const form = new BackofficeProjectForm(page);
      await page.goto(address);
      await form.write({ Nombre: `${name} mío` });
      const others = await openAs('secondAdministrator');
      await others.goto(address);
      const theirs = new BackofficeProjectForm(others);
      await theirs.write({ Nombre: `${name} suyo`, 'Importe a financiar': '600.000' });
      await theirs.save('Guardar');
      await expect(others).toHaveURL(`/admin/project/${projectId}`);

      refused(409, `/v1/project/projects/${projectId}`);
      await form.save('Guardar');
      await expect(row('Nombre')).toContainText(`${name} suyo`);
      await expect(row('Nombre')).toContainText(`${name} mío`);
      await expect(row('Importe a financiar')).toContainText('No lo has cambiado');
      await choose('Volver a editar');
      await expect(page.getByRole('textbox', { name: /^Nombre/ }).first()).toHaveValue(`${name} mío`);
      await form.save('Guardar');
      await choose('Guardar lo mío encima');
      await expect(page).toHaveURL(`/admin/project/${projectId}`);
      const saved = await other(v1.projects.findOne, { params: { projectId } });
      expect(saved).toMatchObject({ name: `${name} mío`, financingAmount: 60_000_000 });

      const { userId } = await openAsInvestor({ isVerified: false });
      await page.goto(`/admin/customer/edit/${userId}`);
      const phone = page.getByRole('textbox', { name: /^Teléfono/ });
      await phone.fill('+34 600 111 111');
      await other(v1.users.edit, { params: { userId }, body: { phone: '+34 600 222 222' } });
      refused(409, `/v1/account/users/${userId}`);
      await press(page.getByRole('button', { name: 'Guardar', exact: true }));
      await expect(row('Teléfono')).toContainText('+34 600 222 222');
      await choose('Dejar lo suyo');
      await expect(phone).toHaveValue('+34 600 222 222');

      const { ticketId } = await newTicket(await apiAs('investor'));
      let reads = 0;
      page.on('response', (answer) => {
        const isRead = answer.request().method() === 'GET' && answer.url().endsWith(`/tickets/${ticketId}`);
        if (isRead) reads += 1;
      });
      await page.goto(`/admin/ticket/${ticketId}`);
      const close = page.getByRole('button', { name: 'Finalizar' });
      await expect(close).toBeVisible();
      // Opening the ticket marks it as read, and the page then loads it again.
      await expect.poll(() => reads).toBe(2);
      await page.waitForLoadState('networkidle');
      await other(v1.tickets.edit, { params: { ticketId }, body: { stateId: 'InProcess', isAdmin: true } });
      refused(409, `/v1/support/tickets/${ticketId}`);
      await press(close);
      await expect(dialog).toBeVisible();
      await choose('Dejar lo suyo');
      await expect(page.getByRole('main')).toContainText('En curso');
    });
  });
}
