import type { Page } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { HelpDialog } from '../../screens/help-dialog.ts';
import { Tickets } from '../../screens/tickets.ts';

// The test also watches the service worker and its cache.
test.use({ hasServiceWorker: true });

// Three incomes, two assets and two payments. The numbers are so unusual that any that appears elsewhere
// comes from here.
const amounts = [271_828, 161_803, 314_159, 141_421, 173_205, 109_861, 269_314];
const netWorth = 683_241;

/** All forms of an amount: as typed, and as pages and programs may write it in either language. */
const formsOf = (euros: number) => {
  const [thousands, rest] = [Math.floor(euros / 1_000), String(euros % 1_000).padStart(3, '0')];
  return [`${euros}`, ...['.', ',', ' ', '\u00a0', "'"].map((sign) => `${thousands}${sign}${rest}`)];
};
const forms = amounts.flatMap(formsOf);

function expectNothingOf(text: string, where: string): void {
  expect(
    forms.filter((form) => text.includes(form)),
    `typed amounts in ${where}`,
  ).toEqual([]);
}

/** Everything that a page stores in the browser, as text. */
async function storedBy(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        databases.push([name, store, await answerOf(rows.getAllKeys()), await answerOf(rows.getAll())]);
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const here = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
    return JSON.stringify([here, databases, cached, document.title, window.name]);
  });
  return `${stored} ${JSON.stringify(await page.context().cookies())}`;
}

/** Records everything that a page sends, or writes where others can read it. */
function watch(page: Page): { sent: string[]; said: string[] } {
  const [sent, said]: [string[], string[]] = [[], []];
  // Includes requests of workers and of other pages.
  page.context().on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    sent.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${body}`);
  });
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(`${error.message} ${error.stack}`));
  return { sent, said };
}

async function fill(page: Page): Promise<void> {
  await page.goto('/user/investor/losses');
  const inputs = page.locator('.investor-loss [data-private] input.numbers');
  await expect(inputs).toHaveCount(amounts.length);
  for (const [index, euros] of amounts.entries()) await inputs.nth(index).fill(`${euros}`);
  await expect(page.getByText('Lo que podrías perder (el 10 %)')).toBeVisible();
  await expect(page.getByText(/^683\.241,00\s€$/)).toBeVisible();
}

test('[L6][L7] nothing typed into the loss simulation leaves the page, even after a failure', async ({
  openAsInvestor,
  refused,
}) => {
  const { page } = await openAsInvestor({ isTested: false });
  const { sent, said } = watch(page);
  await fill(page);
  expectNothingOf(await storedBy(page), 'what the browser stores');

  await page.getByLabel(/^He visto el resultado/).check();
  const { path } = v1.lossSimulations.create;
  refused('lost', path);
  await page.route(`**${path}`, (route) => route.abort(), { times: 1 });
  const send = page.getByRole('button', { name: 'Enviar el resultado' });
  await send.click();
  await expect(page.locator('.investor-loss').getByRole('alert')).toBeVisible();
  await send.click();
  await expect(page.getByText(/^Hemos guardado tu resultado/)).toBeVisible();
  expectNothingOf(await storedBy(page), 'what the browser stores once the result is sent');
  expectNothingOf(sent.join('\n'), 'requests');
  expectNothingOf(said.join('\n'), 'console and errors');
  const posted = sent.filter((request) => request.includes(path));
  expect(posted).toHaveLength(2);
  for (const request of posted)
    expect(request).toContain(`{"result":"${(netWorth / 10).toFixed(2)}","isAcknowledged":true}`);
});

test('[L7] a ticket opened from the simulation contains nothing typed there', async ({
  apiAs,
  openAsInvestor,
  requestAs,
}) => {
  const staff = await apiAs('administrator');
  const { page, userId } = await openAsInvestor({ isTested: false });
  const { sent, said } = watch(page);
  await fill(page);
  const help = new HelpDialog(page);
  await help.open();
  await help.title.fill('No entiendo la simulación');
  await help.description.fill('¿Qué cuento como ingresos?');
  await help.showHistory();
  expectNothingOf((await help.dialog.textContent()) ?? '', 'the dialog');
  await help.send.click();
  await new Tickets(page).expectTicket('No entiendo la simulación');

  const { data } = await staff(v1.tickets.find, { query: { userId } });
  const ticketId = data[0]?.ticketId ?? '';
  const whole = await staff(v1.tickets.findOne, { params: { ticketId } });
  expect(whole.requestHistory.length).toBeGreaterThan(0);
  const request = await requestAs('administrator');
  for (const { viewUrl } of whole.requestHistory)
    expectNothingOf(await (await request.get(viewUrl)).text(), 'the history of requests');
  expectNothingOf(JSON.stringify(whole), 'the ticket');
  // The picture has no text to search. It leaves out private parts, such as all inputs here.
  expect(whole.screenshot?.file).toMatchObject({ type: 'image/jpeg' });
  expectNothingOf(sent.join('\n'), 'requests');
  expectNothingOf(said.join('\n'), 'console and errors');
  expectNothingOf(await storedBy(page), 'what the browser stores');
});
