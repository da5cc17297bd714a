import type { Locator, Page, Route } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { buildIban, buildPdf } from '@semilla/contract/testing';
import { pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BankAccounts } from '../../screens/bank-accounts.ts';
import { HelpDialog } from '../../screens/help-dialog.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Profile } from '../../screens/profile.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Wallet } from '../../screens/wallet.ts';

const anyCall = '**/v1/**';
const me = '/v1/account/users/me';
const lost = (route: Route) => route.abort('connectionreset');
const notConnected = 'No hemos podido conectar.';

/** Drops every call of the API, except the one for the signed-in user. */
async function fallSilent(page: Page): Promise<void> {
  await page.route(anyCall, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === me && route.request().method() === 'GET' ? route.continue() : lost(route);
  });
}

const problem = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  detail: 'Ha ocurrido un error.',
  code: 'request.failed',
  requestId: '00000000-0000-7000-8000-000000000000',
};

/** Makes the server answer with an error. */
async function failAt(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify(problem),
        }),
  );
}

/** The difference between red and green in the background of a notice. */
const redness = (notice: Locator) =>
  notice.evaluate((element) => {
    const [red = 0, green = 0] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return red - green;
  });

test('[X2][X3][R25] sees everything that could not be loaded, and retries it', async ({
  apiAs,
  openAsInvestor,
  refused,
}) => {
  const project = await newProject(await apiAs('administrator'), 'Investment', {
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
  });
  const { page, api } = await openAsInvestor();
  const { ticketId } = await api(v1.tickets.create, {
    body: { title: 'Una duda', description: 'Sobre los plazos.', documents: [], documentOwnerTypes: [] },
  });
  refused('lost', /^\/v1\//);
  await fallSilent(page);
  const profile = new Profile(page);
  const header = new SiteHeader(page);
  const failures = page.getByRole('main').getByRole('alert');

  await profile.open();
  await expect(header.wallet).toHaveAccessibleName('Monedero: no se ha podido cargar el saldo');
  for (const what of ['tu verificación', 'tus sesiones', 'tu dispositivo de códigos', 'tus dispositivos'])
    await expect(failures.filter({ hasText: `No hemos podido cargar ${what}.` })).toBeVisible();
  await expect(page.getByText('No hemos podido cargar los países.')).toBeVisible();
  for (const [tab, what] of [
    ['wallet', 'tu monedero'],
    ['documents', 'tus documentos'],
    ['bank-accounts', 'tus cuentas bancarias'],
  ] as const) {
    await profile.tab(tab).click();
    await expect(failures.filter({ hasText: `No hemos podido cargar ${what}.` })).toBeVisible();
  }
  // The list comes with its page.
  await page.goto('/investments');
  await expect(page.getByRole('heading', { name: 'Aquí verás tus inversiones' })).toBeVisible();
  for (const [path, what] of [
    ['/user/support', 'tus incidencias'],
    [`/user/support/${ticketId}`, 'la incidencia'],
  ] as const) {
    await page.goto(path);
    await expect(failures.filter({ hasText: `No hemos podido cargar ${what}.` })).toBeVisible();
  }

  await page.goto(`/projects/${project.url}`);
  const invest = new InvestDialog(page);
  await invest.opener.click();
  const alert = invest.dialog.getByRole('alert');
  await expect(alert).toContainText('No hemos podido comprobar tu saldo ni el proyecto.');
  await page.unroute(anyCall);
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(invest.dialog.getByText('Tu identidad está verificada.')).toBeVisible();

  await page.route(anyCall, lost);
  for (const path of ['/', `/projects/${project.url}`]) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('No hemos podido cargar tu cuenta.');
    await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Inicia sesión para invertir' })).toHaveCount(0);
    await expect(header.wallet).toBeHidden();
    await expect(new HelpDialog(page).opener).toBeVisible();
  }
  await page.unroute(anyCall);
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await header.expectInvestor('0,00 €');
  await page.route(anyCall, lost);
  await page.goto('/user/profile?tab=wallet');
  await expect(failures).toContainText('No hemos podido cargar tu perfil.');
  await page.unroute(anyCall);
  await failures.getByRole('button', { name: 'Reintentar' }).click();
  await profile.expectTab('wallet');
  await header.expectInvestor('0,00 €');
});

test('[X1][X3][M8][V15][V17] sees failures in place, keeps the typed values, and sees successes for five seconds', async ({
  apiAs,
  openAsInvestor,
  refused,
}) => {
  const project = await newProject(await apiAs('administrator'), 'Investment', {
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
  });
  const { page, api, userId } = await openAsInvestor({ moneyCents: 2_000_000 });
  const file = new File([buildPdf('Contrato')], 'contrato.pdf', { type: 'application/pdf' });
  await api(v1.accountDocuments.create, { body: { accountId: userId, visible: true, file } });
  const profile = new Profile(page);
  const { dialog } = profile;
  const dialogAlert = dialog.getByRole('alert');
  refused('lost', /^\/v1\//);

  await test.step('the server fails on an order and on a deposit or withdrawal', async () => {
    await page.goto(`/projects/${project.url}`);
    const invest = new InvestDialog(page);
    await invest.open();
    await failAt(page, '/v1/project/orders');
    refused(500, '/v1/project/orders');
    await invest.invest('1.500');
    await expect(dialogAlert).toContainText('La inversión no se ha podido completar');
    await invest.dialog.getByRole('button', { name: 'Descartar este intento' }).click();
    await expect(invest.amount).toBeVisible();

    const wallet = new Wallet(page);
    await failAt(page, '/v1/wallet/transactions');
    refused(500, '/v1/wallet/transactions');
    await wallet.open();
    for (const [way, said] of [
      ['income', 'Ha habido un error al añadir saldo.'],
      ['withdraw', 'Ha habido un error al retirar saldo.'],
    ] as const) {
      await wallet.beginToAsk(way);
      await wallet.try(way, '250');
      await expect(dialogAlert).toContainText(said);
      // A dialog stays open during its request, which may end shortly after the alert is shown.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden({ timeout: 1_000 });
      }).toPass();
    }
  });

  await test.step('and on a ticket, which keeps its text', async () => {
    const help = new HelpDialog(page);
    await help.open();
    await help.title.fill('El extracto no baja');
    await help.description.fill('Lo he intentado dos veces.');
    await failAt(page, '/v1/support/tickets');
    refused(500, '/v1/support/tickets');
    await help.send.click();
    await expect(help.dialog.getByRole('alert')).toContainText('Ha habido un error al crear la incidencia.');
    await expect(help.title).toHaveValue('El extracto no baja');
    await page.keyboard.press('Escape');
  });

  await test.step('the network fails while data, documents and bank accounts are edited', async () => {
    await profile.choose('customer');
    const data = profile.section('Datos personales');
    await fallSilent(page);
    await profile.write('Teléfono (opcional)', '+34 600 000 222', data);
    await profile.press('Guardar mis datos', data);
    await expect(data.getByRole('alert')).toContainText(notConnected);
    await page.unroute(anyCall);
    // The list of countries may have failed too, with a button of the same name.
    await profile.press('Reintentar', data.getByRole('alert'));
    await profile.expectNotice('Hemos guardado tus datos.');

    await profile.choose('documents');
    await profile.press('Eliminar contrato.pdf');
    await fallSilent(page);
    await profile.press('Eliminar', dialog);
    await expect(dialogAlert).toContainText(notConnected);
    await page.keyboard.press('Escape');
    const bring = profile.section('Aportar un documento');
    const deeds = pdfOnDisk('escritura.pdf', 'Escritura');
    await profile.bring('Documento', deeds, bring);
    await profile.press('Enviar el documento', bring);
    await expect(bring.getByRole('alert')).toContainText(notConnected);
    await page.unroute(anyCall);

    await profile.choose('bank-accounts');
    const accounts = new BankAccounts(page);
    await accounts.begin();
    await accounts.link('Ahorro', buildIban(Date.now() % 10_000_000_000), deeds);
    await fallSilent(page);
    await profile.press('Editar Ahorro');
    await profile.write('Alias', 'Para invertir', dialog);
    await profile.press('Guardar los cambios', dialog);
    await expect(dialogAlert).toContainText(notConnected);
    await page.keyboard.press('Escape');
    await profile.press('Eliminar Ahorro');
    await profile.press('Eliminar', dialog);
    await expect(dialogAlert).toContainText(notConnected);
    await page.keyboard.press('Escape');
  });

  await test.step('notices are shown for five seconds, in the colour of their outcome', async () => {
    const makeMain = 'Hacer principal: Ahorro';
    const notice = page.getByRole('status').filter({ hasText: /\S/ }).locator('.snackbar');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 30_000);
    await profile.press(makeMain);
    await expect(notice).toContainText('No se ha podido cambiar la cuenta.');
    expect(await redness(notice)).toBeGreaterThan(0);
    await page.clock.runFor(4_900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(100);
    await expect(notice).toBeHidden();

    await page.unroute(anyCall);
    await profile.press(makeMain);
    await expect(notice).toContainText('Ahorro es ahora tu cuenta principal.');
    expect(await redness(notice)).toBeLessThan(0);
    await page.clock.runFor(5_000);
    await expect(notice).toBeHidden();
  });
});
