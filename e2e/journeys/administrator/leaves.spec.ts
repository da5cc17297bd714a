import type { Page } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { demoCodeApp, demoPassword, unshared } from '../../fixtures/accounts.ts';
import { apiOf } from '../../fixtures/api-of.ts';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';

test.use({ hasLiveChannel: false });

test('[G2][G3] logs in again without losing a form, and logs out, which ends the session everywhere', async ({
  page,
  context,
  request,
  refused,
}) => {
  const frame = new BackofficeFrame(page);
  const codes = demoCodeApp();
  const logIn = async (tab: Page) => {
    await new LogIn(tab).withPassword(unshared.administrator, demoPassword);
    await new OneTimeCode(tab).withCode(codes.next());
  };
  await page.goto('/admin/config/document-types/new');
  await logIn(page);
  await frame.expectHere();

  const typeName = `Acta ${Date.now()}`;
  await page.getByRole('textbox', { name: /^Nombre(?! en)/ }).fill(typeName);
  await page.getByRole('textbox', { name: /^Descripción(?! en)/ }).fill('Lo que acordó la junta.');
  // Waits, because requests that still run without the session would be refused.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  refused(401, '/v1/misc/document-types');
  refused(401, '/v1/account/users/me');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Crear|Guardar)/ })
    .click();
  const ended = page.getByRole('dialog', { name: 'Tu sesión ha terminado' });
  await ended.getByLabel('Contraseña').fill(demoPassword);
  await ended.getByRole('button', { name: 'Continuar' }).click();
  await ended.getByLabel('Código de un solo uso').fill(codes.next());
  await ended.getByRole('button', { name: 'Entrar' }).click();
  await expect(ended).toBeHidden();
  await expect(page.getByRole('main').getByText(typeName)).toBeVisible();
  const before = await context.cookies();
  const filter = encodeURIComponent(JSON.stringify({ multiSearch: 'investor@semilla.test' }));
  await page.goto(`/admin/customer/?filter=${filter}`);
  await expect(page.getByRole('main').getByText('investor@semilla.test').first()).toBeVisible();

  await frame.logOut('Andrés Pardo Lillo');
  await new LogIn(page).expectHere();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/@semilla|v1\//);
  await page.goBack();
  await new LogIn(page).expectHere();
  await page.goto('/admin/');
  await new LogIn(page).expectRemembers('/admin/');

  // A copied cookie no longer works.
  const cookie = before.map(({ name, value }) => `${name}=${value}`).join('; ');
  const asked = apiOf(request, new URL(page.url()).origin, { cookie })(v1.me.find);
  await expect(asked).rejects.toMatchObject({ problem: { status: 401 } });
});
