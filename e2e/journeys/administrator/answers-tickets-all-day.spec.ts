import { v1 } from '@semilla/contract';
import { newOrdered } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { BackofficeTicket } from '../../screens/backoffice-ticket.ts';
import { BackofficeTicketList } from '../../screens/backoffice-ticket-list.ts';

test.use({ who: 'administrator' });

test('[A25] notes for colleagues, plans and answers a ticket, of which the customer sees the answer alone', async ({
  page,
  openAsInvestor,
}) => {
  const { page: customer, api } = await openAsInvestor();
  const list = new BackofficeTicketList(page);
  const ticket = new BackofficeTicket(page);
  await list.open();
  const { ticketId, title } = await newTicket(api);
  await ticket.open(ticketId);
  await expect(ticket.title).toHaveText(title);

  await ticket.note('El banco ha devuelto dos transferencias suyas.');
  await expect(page.getByText('Nota interna guardada')).toBeVisible();
  await expect(ticket.words.last()).toContainText('Nota interna, solo para el equipo');
  await expect(ticket.words.last()).toContainText('El banco ha devuelto dos transferencias suyas.');
  await ticket.plan('Urgente', '02/01/2026');
  await expect(page.getByText('02/01/2026 · Vencida')).toBeVisible();
  await expect(ticket.answer).toBeVisible();

  await list.open();
  await list.search('devuelto transferencias');
  await expect(list.row(title)).toContainText('Urgente');
  await expect(list.row(title)).toContainText('02/01/2026 · Vencida');
  await list.row(title).getByRole('link').click();

  await ticket.chooseCannedAnswer('Lo estamos mirando');
  await expect(ticket.answer).toHaveValue(new RegExp(`Hola, Amparo Quintana Rey:[^]*«${title.slice(0, 20)}`));
  await ticket.answer.press('Control+End');
  await ticket.answer.pressSequentially(' Gracias.');
  await ticket.send();
  await expect(page.getByText('Respuesta enviada')).toBeVisible();
  await expect(ticket.words.last()).toContainText('Gracias.');

  await customer.goto(`/user/support/${ticketId}`);
  await expect(customer.getByText('Gracias.')).toBeVisible();
  await expect(customer.getByText('El banco ha devuelto')).toHaveCount(0);
  await expect(customer.getByText(/Urgente|Vencida|02\/01\/2026/)).toHaveCount(0);
  expect((await api(v1.ticketMessages.find, { params: { ticketId } })).total).toBe(1);
});

test('[A25] links a ticket and merges it into another, to which the customer is led', async ({
  page,
  apiAs,
  openAsInvestor,
}) => {
  const { page: customer, ...investor } = await openAsInvestor({ moneyCents: 10_000 });
  await newOrdered(await apiAs('administrator'), investor);
  const ticket = new BackofficeTicket(page);
  await page.goto('/admin/ticket/');
  const target = await newTicket(investor.api);
  const { ticketId } = await newTicket(investor.api);
  await ticket.open(ticketId);
  await ticket.linkFirstOrder();
  await expect(page.getByText('Enlaces cambiados')).toBeVisible();
  await expect(ticket.links.getByRole('link', { name: /^Inversión de/ })).toBeVisible();

  await ticket.mergeInto(target.title);
  await expect(page.getByText('Incidencia unida a la otra')).toBeVisible();
  await expect(ticket.state).toContainText('Cerrada');
  await page.getByRole('alert').getByRole('link', { name: target.title }).click();
  await expect(ticket.title).toHaveText(target.title);
  await expect(page.getByText('Incidencias unidas a esta:')).toBeVisible();

  await customer.goto(`/user/support/${ticketId}`);
  await expect(customer.getByText(`Hemos unido esta incidencia a «${target.title}»`)).toBeVisible();
  await expect(customer.getByRole('textbox', { name: 'Mensaje' })).toHaveCount(0);
  await customer.getByRole('link', { name: target.title }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(target.title);
});
