import { pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { BackofficeTicket } from '../../screens/backoffice-ticket.ts';
import { BackofficeTicketList } from '../../screens/backoffice-ticket-list.ts';

test.use({ who: 'administrator' });

test('[A7][A21][E13][S6][M6] finds a ticket, views its attachments, answers, closes, reopens and deletes it', {
  tag: '@inner',
}, async ({ page, apiAs }) => {
  const list = new BackofficeTicketList(page);
  const ticket = new BackofficeTicket(page);
  await list.open();
  const { title } = await newTicket(await apiAs('investor'));

  await list.search(title);
  await expect(list.rows).toHaveCount(1);
  await expect(list.state('Abierta')).toHaveText('Abierta · 1');
  await expect(list.row(title)).toContainText(/hace \d+ (segundo|minuto)s?/);
  await expect(list.row(title).getByRole('img', { name: 'Sin leer' })).toBeVisible();
  await list.state('Cerrada').click();
  await expect(list.rows).toHaveCount(0);
  await list.state('Todas').click();
  await list.row(title).getByRole('link').click();

  await expect(ticket.title).toHaveText(title);
  await expect(ticket.words.first()).toContainText('no ocurre nada');
  await expect(ticket.words.first().getByRole('link', { name: 'contrato.pdf' })).toBeVisible();
  await expect(ticket.customer.getByRole('link', { name: 'Lucía Ferrer Soler' })).toHaveAttribute(
    'href',
    /^\/admin\/customer\/[0-9a-f-]{36}$/,
  );
  await ticket.lookAtScreenshot();
  await expect(await ticket.openHistory()).toHaveText([/200GET\/v1\/account\/users\/me.*12 ms/, /404GET/]);
  await ticket.closeDialog();

  const pdf = pdfOnDisk('instrucciones.pdf');
  await ticket.reply('Ya puedes descargarlo.', 'Cerrada', pdf);
  await expect(page.getByText('Respuesta enviada')).toBeVisible();
  await expect(ticket.words).toHaveCount(2);
  await expect(ticket.words.last()).toContainText('Elena Vidal Rueda');
  await expect(ticket.words.last().getByRole('link', { name: 'instrucciones.pdf' })).toBeVisible();
  await expect(ticket.state).toContainText('Cerrada');

  await ticket.move('Reabrir');
  await expect(ticket.state).toContainText('Abierta');
  await expect(page.getByText('Elena Vidal Rueda la pasó a')).toBeVisible();
  await ticket.assignTo('Nuria Camps Bosch');

  await ticket.delete.click();
  await ticket.dialog.getByLabel(`Escribe «${title}» para confirmar`).fill(title);
  await ticket.dialog.getByRole('button', { name: 'Borrar' }).click();
  await list.search(title);
  await expect(list.rows).toHaveCount(0);
});

test('[A26][A7] changes the state of a ticket in the list, after undoing another change', async ({
  page,
  apiAs,
}) => {
  const list = new BackofficeTicketList(page);
  const { title } = await newTicket(await apiAs('investor'));
  await list.open();
  await list.search(title);
  await list.move(title, 'Finalizar');
  await expect(list.stateOf(title)).toHaveText('Cerrada');
  await list.undo.click();
  await expect(list.stateOf(title)).toHaveText('Abierta');
  await expect(list.undo).toBeHidden();

  await list.move(title, 'Pasar a: En curso');
  await expect(list.undo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.state('En curso')).toHaveText('En curso · 1');
  await page.reload();
  await expect(list.stateOf(title)).toHaveText('En curso');
});
