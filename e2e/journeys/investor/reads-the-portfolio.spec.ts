import { cents, termsVersion, v1 } from '@semilla/contract';
import { newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { Investments } from '../../screens/investments.ts';
import { PortfolioScreen } from '../../screens/portfolio.ts';

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    const press = presserOf(pointer);

    test.describe('the investor of the demo', () => {
      test.use({ ...pointers[pointer], who: 'investor' });

      test('[R4][L30][L31] reads the return, late payments, and what was recovered after a default', {
        tag: pointer === 'touch' ? '@inner' : [],
      }, async ({ page }) => {
        const portfolio = new PortfolioScreen(page);
        await portfolio.open();
        await expect(portfolio.figure('Valor hoy')).toContainText('€');
        await expect(portfolio.figure('Rentabilidad anual')).toContainText('%');
        await press(portfolio.overview.getByText('Cómo calculamos la rentabilidad anual'));
        await expect(portfolio.overview.getByText('TIR con fechas (XIRR)')).toBeVisible();
        await expect(portfolio.overview.getByText(/préstamos en impago: nadie sabe/)).toBeVisible();

        const coming = portfolio.part('Lo que viene');
        await expect(coming.getByRole('link', { name: 'Seis pisos en Ruzafa' })).toBeVisible();
        const late = coming.getByRole('listitem').filter({ hasText: /días? de retraso/ });
        await expect(late.first()).toContainText(/\d,\d{2}\s€/);
        await expect(coming.getByText('en impago, no se cuenta').first()).toBeVisible();
        await press(portfolio.opener('Lo que viene', 'Ver cada pago'));
        await expect(portfolio.rows('Lo que viene')).not.toHaveCount(0);
        for (const heading of ['Previsto y pagado', 'Invertido y recibido hasta hoy']) {
          await press(portfolio.opener(heading, 'Ver como tabla'));
          await expect(portfolio.rows(heading)).not.toHaveCount(0);
        }

        const investments = new Investments(page);
        await expect(investments.card('Seis pisos en Ruzafa')).toContainText('de retraso');
        await expect(investments.card('Naranjos de la Ribera')).toContainText(/recuperad/i);
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width).toBeLessThanOrEqual(0);
      });
    });

    test.describe('a new investor', () => {
      test.use(pointers[pointer]);

      test('[R4] is warned above a limit, and gets a private address for a calendar', async ({
        openAsInvestor,
        apiAs,
        requestAs,
      }) => {
        const { page, api } = await openAsInvestor({ moneyCents: 200_000 });
        const { projectId, name } = await newOpenProject(await apiAs('administrator'));
        const body = { projectId, amount: cents(50_000), termsVersion, orderType: 'invest' as const };
        await api(v1.orders.place, { body });
        const portfolio = new PortfolioScreen(page);
        await portfolio.open();
        await expect(portfolio.figure('Valor hoy')).toContainText('2.000,00');

        const spread = portfolio.part('Cómo está repartido tu dinero');
        // The form works once it is in view, and the charts above it may still move it out.
        await portfolio.button('Guardar el límite').scrollIntoViewIfNeeded();
        await expect(portfolio.button('Guardar el límite')).toBeEnabled();
        await portfolio.limit.fill('100');
        await press(portfolio.button('Guardar el límite'));
        await expect(page.getByText('Debe ser menor que 100.')).toBeVisible();
        await portfolio.limit.fill('40');
        await press(portfolio.button('Guardar el límite'));
        await expect(spread.getByText(/por encima de tu límite del 40,00/).first()).toBeVisible();
        await press(portfolio.button('Quitar el límite'));
        await expect(spread.getByText(/por encima de tu límite/)).toHaveCount(0);

        await press(portfolio.button('Crear la dirección'));
        const address = await portfolio.calendarAddress.inputValue();
        const visitor = await requestAs('visitor');
        const calendar = await visitor.get(address);
        expect(calendar.headers()['content-type']).toContain('text/calendar');
        expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
        await page.reload();
        await expect(portfolio.button('Crear otra dirección')).toBeVisible();
        await expect(portfolio.calendarAddress).toBeHidden();
        await press(portfolio.button('Anular la dirección'));
        await expect(portfolio.button('Crear la dirección')).toBeVisible();
        expect((await visitor.get(address)).status()).toBe(404);

        const investments = new Investments(page);
        await investments.askToCancel(name);
        await press(investments.confirmCancel);
        await expect(portfolio.figure('Invertido')).toContainText('0,00');
      });
    });
  });
}
