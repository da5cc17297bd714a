import type { Locator } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { buildIban, buildPdf } from '@semilla/contract/testing';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { HelpDialog } from '../../screens/help-dialog.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { Profile } from '../../screens/profile.ts';
import { SiteFooter } from '../../screens/site-footer.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Tour } from '../../screens/tour.ts';

/** Whether a floating button is large enough for a finger, and which texts and controls of the page show beside it, at its height. */
const coversNothing = (button: Locator) =>
  button.evaluate((one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const main = document.querySelector('main');
    const seen = [left - 1, (left + right) / 2, right + 1].flatMap((x) =>
      [top - 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementsFromPoint(x, y)[0]),
    );
    const isOfPage = (element: Element | undefined) =>
      element && main?.contains(element) && !element.closest('[data-tour=invest]');
    return {
      isLarge: width >= 44 && height >= 44,
      covered: seen.filter(isOfPage).map((element) => element?.outerHTML.slice(0, 80)),
    };
  });

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use(pointers[pointer]);
    const press = presserOf(pointer);

    test('[R21] takes the tour to its end, and leaves its last step by every button', async ({
      openAsInvestor,
    }) => {
      const { page } = await openAsInvestor();
      const tour = new Tour(page);
      const invest = page.getByRole('dialog', { name: /^Invertir en / });
      const last = tour.stepCount - 1;
      await page.goto('/');
      await press(tour.offer);
      await tour.expectStep(0);
      await expect(tour.step(0)).toContainText(pointer === 'touch' ? 'con la cruz' : 'con la tecla Esc');
      for (let index = 0; index < last; index += 1) {
        await tour.expectStep(index);
        if (index === last - 2) await expect(tour.explained).toContainText('Filtrar y ordenar');
        if (pointer === 'touch' && index === last - 1) await tour.expectAbove(index, 'Mínimo');
        await press(tour.next(index));
      }
      await tour.expectStep(last);
      await press(tour.back(last));
      await tour.expectStep(last - 1);
      await press(tour.next(last - 1));
      await tour.expectStep(last);
      await press(tour.next(last));
      await expect(invest).toBeHidden();
      await expect(page.getByText('Ya sabes moverte por aquí.')).toBeVisible();

      const cross = invest.getByRole('button', { name: 'Cerrar', exact: true });
      // On a phone the step covers the close button of the dialog.
      for (const leave of pointer === 'touch' ? [tour.stop(last)] : [tour.stop(last), cross]) {
        await press(new SiteHeader(page).userMenu);
        await press(tour.starter);
        for (let index = 0; index < last; index += 1) {
          await tour.expectStep(index);
          await press(tour.next(index));
        }
        await tour.expectStep(last);
        await press(leave);
        await expect(invest).toBeHidden();
        await expect(tour.step(last)).toBeHidden();
        await page.reload();
        await expect(new SiteHeader(page).userMenu).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('[R16][R20][R23] opens, uses and closes the menus and the dialogs of a project', async ({
      apiAs,
      openAsInvestor,
    }) => {
      const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
      const project = await newProject(await apiAs('administrator'), 'Investment', always);
      const { page } = await openAsInvestor({ moneyCents: 100_000 });
      const header = new SiteHeader(page);
      await page.goto('/');
      if (pointer === 'touch') {
        await press(header.menuButton);
        await press(header.entry('Proyectos'));
        await expect(page).toHaveURL(/\/projects/);
      }
      await press(header.userMenu);
      await expect(header.logOutButton).toBeVisible();
      await press(header.userMenu);
      await expect(header.logOutButton).toBeHidden();

      await page.goto(`/projects/${project.url}`);
      const help = new HelpDialog(page);
      if (pointer === 'touch') {
        await page.mouse.wheel(0, 400);
        for (const floating of [help.opener, new SiteFooter(page).toTop]) {
          expect(await coversNothing(floating)).toEqual({ isLarge: true, covered: [] });
        }
      }
      await press(help.opener);
      await press(help.picture);
      const picture = page.getByRole('dialog', { name: 'Captura de la página' });
      await press(picture.getByRole('button', { name: 'Cerrar', exact: true }));
      await press(help.dialog.getByRole('button', { name: 'Cerrar', exact: true }));
      await expect(help.dialog).toBeHidden();

      const invest = new InvestDialog(page);
      await press(invest.opener);
      // The dialog grows, and its buttons move, until the checks of the investor are there.
      await expect(invest.dialog.getByText('Cumples todo lo necesario para invertir')).toBeVisible();
      await press(invest.closeButton);
      await expect(invest.dialog).toBeHidden();
      await press(invest.opener);
      if (pointer === 'touch') {
        const unfilled = invest.dialog.getByRole('button', { name: 'Escribe un importe' });
        await expect(unfilled).toBeInViewport({ ratio: 1 });
      }
      await invest.amount.fill('500');
      await press(invest.terms);
      if (pointer === 'touch') await expect(invest.submit).toBeInViewport({ ratio: 1 });
      await press(invest.submit);
      await invest.expectSecondStep();
      await press(invest.closeButton);
      await expect(invest.dialog).toBeHidden();

      const investments = new Investments(page);
      await investments.open();
      await press(investments.card(project.name).getByRole('button', { name: /^Cancelar la inversión/ }));
      await expect(investments.confirmCancel).toBeVisible();
      await press(investments.dialog.getByRole('button', { name: 'Cerrar', exact: true }));
      await expect(investments.dialog).toBeHidden();
      await press(investments.card(project.name).getByRole('button', { name: /^Cancelar la inversión/ }));
      await press(investments.confirmCancel);
      await expect(investments.confirmCancel).toBeHidden();
      await press(investments.dialog.getByRole('button', { name: 'Cerrar', exact: true }));
      await expect(investments.dialog).toBeHidden();
    });

    test('[R5][P9] opens and closes every dialog of the profile, and stops withdrawals by the link of a mail', async ({
      openAsInvestor,
      page: mailPage,
      mailbox,
    }) => {
      const { page, api, email } = await openAsInvestor({ moneyCents: 100_000 });
      const profile = new Profile(page);
      const openers = {
        wallet: ['Añadir dinero', 'Retirar dinero'],
        'bank-accounts': ['Añadir una cuenta', /^Editar/, /^Eliminar/],
        customer: ['Configurar otra vez', 'Quiero cerrar mi cuenta'],
      } as const;
      for (const tab of ['wallet', 'bank-accounts', 'customer'] as const) {
        await page.goto('/user/profile');
        await press(profile.tab(tab));
        await profile.expectTab(tab);
        for (const name of openers[tab]) {
          await press(page.getByRole('main').getByRole('button', { name }).first());
          await press(profile.dialog.getByRole('button', { name: 'Cerrar', exact: true }));
          await expect(profile.dialog).toBeHidden();
        }
      }

      const document = new File([buildPdf()], 'certificado.pdf', { type: 'application/pdf' });
      const account = buildIban(process.pid * 1_000 + 999);
      await api(v1.bankAccounts.create, { body: { alias: 'Otra', account, main: false, document } });
      await profile.open('wallet');
      await expect(page.getByText(/^Tus retiradas esperan hasta el /)).toBeVisible();
      // Leaves the page, because the wallet sends a request every second and this session is about to end.
      await page.goto('about:blank');
      const link = await mailbox.linkIn(email, 'Tus retiradas esperan 72 horas');
      await mailPage.goto(link);
      const objection = mailPage.getByRole('main');
      await expect(objection).toContainText('Hay una cuenta bancaria nueva, o una con otro IBAN.');
      await press(objection.getByRole('button', { name: 'Parar todas las retiradas' }));
      await expect(objection.getByRole('status')).toContainText('Hemos cerrado todas tus sesiones.');
      await mailPage.goto(link);
      await expect(objection.getByRole('status')).toContainText('no saldrá dinero de tu monedero');
      await expect(api(v1.me.find)).rejects.toMatchObject({ problem: { status: 401 } });
    });
  });
}

test.describe('with touch, as a visitor', () => {
  test.use(pointers.touch);

  test('[R19] enlarges the pictures of a project', async ({ page }) => {
    const press = presserOf('touch');
    await page.goto('/projects/edificio-lavapies');
    const onPage = page.getByRole('main').locator('a[data-enlarge]').first();
    const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;
    const width = await widthOf(onPage);
    await press(onPage);
    const gallery = page.locator('#enlarged');
    await expect(gallery).toBeVisible();
    expect(await widthOf(gallery.locator('img'))).toBeGreaterThan(width);
    await press(gallery.getByRole('button', { name: 'Cerrar' }));
    await expect(gallery).toBeHidden();
  });
});
