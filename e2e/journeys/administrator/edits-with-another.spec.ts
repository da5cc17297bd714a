import type { Locator, Page } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { BackofficeProjectForm } from '../../screens/backoffice-project-form.ts';

const alsoThere = (page: Page, name: string) =>
  page.getByText(
    new RegExp(`^${name} también (lo está editando|está con esta incidencia), desde (?:el|las?) \\d`),
  );
const hasChanged = (page: Page, name: string) =>
  page.getByText(`${name} acaba de cambiar esto. Lo que has escrito sigue aquí.`);

/** Waits for what the live channel brings, and notes in the report how long it took. */
async function follows(what: string, shown: Locator): Promise<void> {
  const since = performance.now();
  await expect(shown).toBeVisible();
  test.info().annotations.push({ type: what, description: `${Math.round(performance.now() - since)} ms` });
}

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use({ who: 'administrator', ...pointers[pointer] });

    test('[A33][A8][B17] edits a project at the same time as another person, and nothing is lost', async ({
      page,
      apiAs,
      openAs,
      refused,
    }) => {
      const press = presserOf(pointer);
      const [mine, other] = [await apiAs('administrator'), await apiAs('secondAdministrator')];
      const [me, them] = [await mine(v1.me.find), await other(v1.me.find)];
      const dialog = page.getByRole('dialog', { name: 'Cambiado mientras tanto' });
      const row = (field: string) => dialog.getByRole('row').filter({ hasText: field });
      const { projectId, name } = await newProject(mine, 'Draft');
      const address = `/admin/project/edit/${projectId}`;
      const form = new BackofficeProjectForm(page);
      await page.goto(address);
      await form.write({ Nombre: `${name} mío` });
      const others = await openAs('secondAdministrator');
      await others.goto(address);
      const theirs = new BackofficeProjectForm(others);
      await follows('their name', alsoThere(page, `${them.name} ${them.surname}`));
      await follows('my name', alsoThere(others, `${me.name} ${me.surname}`));

      await theirs.write({ Nombre: `${name} suyo`, 'Importe a financiar': '600.000' });
      await theirs.save('Guardar');
      await expect(others).toHaveURL(`/admin/project/${projectId}`);
      await follows('their change', hasChanged(page, `${them.name} ${them.surname}`));
      await expect(alsoThere(page, `${them.name} ${them.surname}`)).toBeHidden();
      await expect(form.field('Nombre')).toHaveValue(`${name} mío`);
      await press(page.getByRole('button', { name: 'Ver lo suyo' }));
      await expect(row('Nombre')).toContainText(`${name} suyo`);
      await expect(row('Nombre')).toContainText(`${name} mío`);
      await expect(row('Importe a financiar')).toContainText('No lo has cambiado');
      await lookAt(page, 'what another person changed', { part: dialog });
      await press(dialog.getByRole('button', { name: 'Volver a editar' }));
      await expect(dialog).toBeHidden();

      refused(409, `/v1/project/projects/${projectId}`);
      await form.save('Guardar');
      await press(dialog.getByRole('button', { name: 'Guardar lo mío encima' }));
      await expect(page).toHaveURL(`/admin/project/${projectId}`);
      const saved = await other(v1.projects.findOne, { params: { projectId } });
      expect(saved).toMatchObject({ name: `${name} mío`, financingAmount: 60_000_000 });
    });

    test('[A33][A4][B17] takes what another person saved of a customer, and keeps what it types', async ({
      page,
      apiAs,
      openAs,
      openAsInvestor,
    }) => {
      const press = presserOf(pointer);
      const other = await apiAs('secondAdministrator');
      const them = await other(v1.me.find);
      const { userId } = await openAsInvestor({ isVerified: false });
      const address = `/admin/customer/edit/${userId}`;
      const phone = page.getByRole('textbox', { name: /^Teléfono/ });
      const surname = (at: Page) => at.getByRole('textbox', { name: /^Apellidos/ });
      await page.goto(address);
      await phone.fill('+34 600 111 111');
      const others = await openAs('secondAdministrator');
      await others.goto(address);
      await follows('their name', alsoThere(page, `${them.name} ${them.surname}`));
      await surname(others).fill('Soto Lanza');
      await others.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(others).toHaveURL(`/admin/customer/${userId}`);

      await follows('their change', hasChanged(page, `${them.name} ${them.surname}`));
      await expect(surname(page)).not.toHaveValue('Soto Lanza');
      await press(page.getByRole('button', { name: 'Traer lo suyo' }));
      await expect(surname(page)).toHaveValue('Soto Lanza');
      await expect(phone).toHaveValue('+34 600 111 111');
      await press(page.getByRole('button', { name: 'Guardar', exact: true }));
      await expect(page).toHaveURL(`/admin/customer/${userId}`);
      const saved = await other(v1.users.findOne, { params: { userId } });
      expect(saved).toMatchObject({ phone: '+34 600 111 111', surname: 'Soto Lanza' });
    });

    test('[A33][A21][B17] answers a ticket at the same time as another person', async ({
      page,
      apiAs,
      openAs,
      refused,
    }) => {
      const press = presserOf(pointer);
      const [mine, other] = [await apiAs('administrator'), await apiAs('secondAdministrator')];
      const [me, them] = [await mine(v1.me.find), await other(v1.me.find)];
      const dialog = page.getByRole('dialog', { name: 'Cambiado mientras tanto' });
      const { ticketId } = await newTicket(await apiAs('investor'));
      const answer = (at: Page) => at.getByRole('textbox', { name: /^Mensaje/ });
      await page.goto(`/admin/ticket/${ticketId}`);
      await answer(page).fill('Lo mío.');
      const others = await openAs('secondAdministrator');
      await others.goto(`/admin/ticket/${ticketId}`);
      await follows('my name', alsoThere(others, `${me.name} ${me.surname}`));
      await answer(others).fill('Lo suyo.');
      await follows('their name', alsoThere(page, `${them.name} ${them.surname}`));

      await others.getByRole('button', { name: 'Pasar a: En curso' }).click();
      await follows('their change', hasChanged(page, `${them.name} ${them.surname}`));
      refused(409, `/v1/support/tickets/${ticketId}`);
      await press(page.getByRole('button', { name: 'Finalizar' }));
      await press(dialog.getByRole('button', { name: 'Dejar lo suyo' }));
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main')).toContainText('En curso');
      await expect(hasChanged(page, `${them.name} ${them.surname}`)).toBeHidden();

      await others.getByRole('button', { name: 'Enviar' }).click();
      await follows('their answer', page.getByRole('article').filter({ hasText: 'Lo suyo.' }));
      await expect(answer(page)).toHaveValue('Lo mío.');
      await press(page.getByRole('button', { name: 'Enviar' }));
      await follows('my answer', others.getByRole('article').filter({ hasText: 'Lo mío.' }));
    });
  });
}
