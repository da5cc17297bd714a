import { v1 } from '@semilla/contract';
import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { Home } from '../../screens/home.ts';

const figure = /^−?[\d.]+,\d\d\s(?:€|%)/;

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use({ who: 'investor', ...pointers[pointer] });
    const press = presserOf(pointer);

    test('[R1] sees how the investments are doing, what to do next and what is new', async ({
      page,
      apiAs,
    }) => {
      const home = new Home(page);
      await page.goto('/');
      await home.expectOwn();
      const own = page.getByRole('main').locator('[data-fresh="own-home"]');
      for (const term of ['Valor hoy', 'Rentabilidad anual', 'Próximo pago'])
        await expect(
          own
            .locator('div', { has: page.getByText(term, { exact: true }) })
            .getByRole('definition')
            .first(),
        ).toHaveText(figure);
      const acts = page.getByRole('region', { name: 'Qué puedes hacer ahora' });
      await expect(acts).toContainText('Hay pagos que llegan con retraso.');
      await lookAt(page, 'the home page of an investor');

      const administrator = await apiAs('administrator');
      const investor = await apiAs('investor');
      const { userId } = await investor(v1.me.find);
      const title = `Tu consulta con ${pointer}`;
      const body = { title, description: 'Ya está resuelta.', documents: [], documentOwnerTypes: [], userId };
      await administrator(v1.tickets.create, { body });
      const news = page.getByRole('region', { name: 'Novedades sin leer' });
      await expect(news).toContainText(title);
      await expect(news.locator('time').first()).toHaveText(/^\s*hace \d+ \S+\s*$/);
      await press(acts.getByRole('link', { name: 'Ver cuáles y cuánto' }));
      await expect(page).toHaveURL('/investments');
    });
  });
}
