import { takeMax, v1 } from '@semilla/contract';
import { pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeTicket } from '../../screens/backoffice-ticket.ts';
import { BackofficeTicketList } from '../../screens/backoffice-ticket-list.ts';

test.use({ who: 'manager' });

test('[P6][P8][A7] answers a ticket of an assigned customer, and cannot open those of another manager', async ({
  page,
  apiAs,
  refused,
}) => {
  const list = new BackofficeTicketList(page);
  const ticket = new BackofficeTicket(page);
  await list.open();
  const { title } = await newTicket(await apiAs('investor'));

  await list.chooseResponsible('Yo');
  await list.search(title);
  await list.row(title).getByRole('link').click();
  await expect(ticket.responsible).toContainText('Marcos Iglesias Duarte');
  await expect(ticket.delete).toBeHidden();
  await ticket.reply('Estamos en ello.', 'En curso', pdfOnDisk('guia.pdf'));
  await expect(ticket.words.last()).toContainText('Marcos Iglesias Duarte');
  await expect(ticket.state).toContainText('En curso');

  const { data } = await (await apiAs('administrator'))(v1.tickets.find, { query: { take: takeMax } });
  const theirs = data.find(({ responsibleName }) => responsibleName === 'Nuria Camps Bosch');
  await list.open();
  await list.search(theirs?.ticketId ?? '');
  await expect(list.rows).toHaveCount(0);
  refused(404, `/v1/support/tickets/${theirs?.ticketId}`);
  await ticket.open(theirs?.ticketId ?? '');
  await expect(new BackofficeFrame(page).title).toHaveText('No encontrado');

  await page.goto('/admin/marketing/');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nueva promoción' })).toBeHidden();
  await page.goto('/admin/config/document-types/');
  const type = page.getByRole('table').getByRole('link').first();
  const name = (await type.textContent()) ?? '';
  await type.click();
  await expect(new BackofficeFrame(page).title).toHaveText(name);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
