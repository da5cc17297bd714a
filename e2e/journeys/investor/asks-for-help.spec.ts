import type { APIRequestContext, Page } from '@playwright/test';
import { requestHistoryLength, type TicketDocument, v1 } from '@semilla/contract';
import { lookAt } from '../../fixtures/barriers.ts';
import { fileOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { HelpDialog } from '../../screens/help-dialog.ts';
import { Profile } from '../../screens/profile.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Tickets } from '../../screens/tickets.ts';

const ticketsPath = '/v1/support/tickets';
const title = 'El calendario no se ve';
const mega = 1024 * 1024;
const minute = 60_000;
const day = 24 * 60 * minute;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The text of the files, concatenated. */
async function textOf(staff: APIRequestContext, files: readonly TicketDocument[]): Promise<string> {
  const texts = files.map(async ({ viewUrl }) => (await staff.get(viewUrl)).text());
  return (await Promise.all(texts)).join('\n');
}

/** How many answers of the API the tab keeps for a ticket. */
const rememberedBy = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('request-history') ?? '[]').length);

test('[B15][R23][C11][V8][V9][V18][R6][R17][E13][S6][C9][M6] asks for help with a picture of the page, gets an answer, and replies', async ({
  apiAs,
  openAsInvestor,
  refused,
  requestAs,
}) => {
  const staff = await apiAs('administrator');
  const { page, api, userId, email } = await openAsInvestor();
  for (const tab of ['customer', 'wallet'] as const) {
    await new Profile(page).open(tab);
    await expect(new SiteHeader(page).wallet).toContainText('€');
  }
  // Makes at least as many calls as the history keeps, with the user's id in them. Leaving a page loses those still running.
  await expect(async () => {
    await new Profile(page).open('bank-accounts');
    await expect(page.getByText('Cuenta nómina')).toBeVisible();
    expect(await rememberedBy(page)).toBe(requestHistoryLength);
  }).toPass();
  await page.goto('/investments');
  await expect(page.getByRole('heading', { name: 'Aquí verás tus inversiones' })).toBeVisible();
  await page.goto('/projects/edificio-lavapies');

  const help = new HelpDialog(page);
  await help.open();
  await help.send.click();
  await expect(help.title).toBeFocused();
  await expect(help.dialog.getByText('Requerido.')).toHaveCount(2);
  await help.title.fill(title);
  await help.description.fill('Al abrirlo solo hay una fila.');
  // Sends several megabytes to the browser.
  const sending = { timeout: 60_000 };
  await help.files.setInputFiles(
    [
      fileOnDisk('notas.txt', 'hola'),
      fileOnDisk('enorme.png', Buffer.alloc(5 * mega)),
      fileOnDisk('detalle.png', pixel),
    ],
    sending,
  );
  await expect(help.dialog.getByRole('alert')).toContainText(/notas\.txt.*enorme\.png/);
  await help.aimAtAnotherPicture();
  await lookAt(page, 'before another picture', { part: help.aim });
  await help.takePicture();
  await help.showHistory();
  await expect(help.dialog.getByText('GET /v1/account/users/me').first()).toBeVisible();

  // The request arrives, but its answer is lost.
  await page.route(`**${ticketsPath}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  refused('lost', ticketsPath);
  await help.send.click();
  await expect(help.dialog.getByText('No hemos podido conectar.')).toBeVisible();
  await page.unroute(`**${ticketsPath}`);
  await help.send.click();

  const tickets = new Tickets(page);
  await tickets.expectTicket(title);
  await expect(page.getByText('La incidencia se ha creado correctamente.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ampliar: detalle.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Ampliar: Captura de la página' }).click();
  await expect(page.getByRole('img', { name: 'Captura de la página' })).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');

  const { data, total } = await staff(v1.tickets.find, { query: { userId } });
  expect(total).toBe(1);
  const ticketId = data[0]?.ticketId as string;
  const whole = await staff(v1.tickets.findOne, { params: { ticketId } });
  expect(whole.documents.map(({ file }) => file.name)).toEqual(['detalle.png']);
  expect(whole.screenshot?.file).toMatchObject({ type: 'image/jpeg' });
  const history = await textOf(await requestAs('administrator'), whole.requestHistory);
  expect(whole.requestHistory).toHaveLength(requestHistoryLength);
  for (const { file } of whole.requestHistory) expect(file.type).toBe('application/json');
  expect(history).toContain('/v1/payment/bank-accounts');
  expect(history).not.toContain(userId);
  expect(history).not.toContain(email);
  expect(history).not.toMatch(/ES\d{2}|token=[^…]/);

  await staff(v1.ticketMessages.create, {
    params: { ticketId },
    body: { message: 'Ya está arreglado.', files: [] },
  });
  await page.goto('/');
  const header = new SiteHeader(page);
  await expect(header.userMenu).toContainText('1 incidencia con novedades');
  await tickets.open();
  await expect(tickets.row(title)).toContainText(/Con novedades.*Espera tu respuesta.*hace \d+ segundos?/);
  // The page must use the platform's clock, not that of the device.
  await page.clock.setFixedTime(Date.now() + 2 * day);
  await page.reload();
  await expect(tickets.row(title)).toContainText(/hace \d+ (segundo|minuto)s?/);
  await page.clock.setFixedTime(Date.now());
  await tickets.openTicket(title);
  await expect(tickets.thread).toContainText('Ya está arreglado.');
  await expect(header.userMenu).not.toContainText('con novedades');
  await tickets.reply('Ahora sí, gracias.');
  await expect(tickets.thread).toContainText('Ahora sí, gracias.');
  await expect(tickets.thread).toContainText('Espera a nuestro equipo');
  await tickets.close();
  await expect(page.getByText('Esta incidencia está resuelta.')).toBeVisible();
  expect((await api(v1.ticketMessages.find, { params: { ticketId } })).total).toBe(2);
});

test('[R6] finds the list of tickets at each address that the specification names', async ({
  openAsInvestor,
}) => {
  const { page } = await openAsInvestor();
  for (const path of ['/user/support', '/user/support/manage']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Mis incidencias' })).toBeVisible();
  }
});
