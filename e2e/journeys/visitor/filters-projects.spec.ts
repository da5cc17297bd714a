import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { ProjectList } from '../../screens/project-list.ts';

async function filters(page: Page): Promise<void> {
  const list = new ProjectList(page);
  await list.open();
  await list.nameSought.fill('lavapies');
  await list.apply();
  await expect(page).toHaveURL(/[?&]name=lavapies(&|$)/);
  await expect(list.found).toHaveText('1 proyecto');
  await expect(list.cards).toHaveCount(1);
  await expect(list.card('Edificio Lavapiés')).toBeVisible();
  await expect(list.nameSought).toHaveValue('lavapies');

  await list.choice('País').selectOption('Portugal');
  await list.apply();
  await expect(list.nothing).toBeVisible();
  await expect(list.cards).toHaveCount(0);

  await list.clear();
  await expect(page).toHaveURL('/projects/');
  await expect(list.cards).toHaveCount(12);

  await list.choice('Fase').selectOption('Abierto');
  await list.choice('Inversión mínima').selectOption({ label: 'Hasta 100,00 €' });
  await list.choice('Ordenar por').selectOption('Nombre');
  await list.apply();
  await expect(page).toHaveURL(/orderBy=name/);
  await expect(list.card('Edificio Lavapiés')).toBeVisible();
  const names = await list.cards.getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
}

test('[R2][N1] filters and sorts by the profitability that the cards show', async ({ page }) => {
  const list = new ProjectList(page);
  await list.open();
  await list.choice('Rentabilidad anual').selectOption({ label: 'Desde 10,00\u00a0%' });
  await list.choice('Ordenar por').selectOption('Mayor rentabilidad anual');
  await list.apply();
  await expect(page).toHaveURL(/annualProfitability=gte.*orderBy=annualProfitability/);
  await expect(list.cards.first()).toBeVisible();
  const shown = await list.cards.locator('dt:has-text("Rentabilidad anual") + dd').allTextContents();
  const annual = shown.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
  expect(annual.length).toBeGreaterThan(0);
  expect(annual.every((percent) => percent >= 10)).toBe(true);
  expect(annual).toEqual(annual.toSorted((one, other) => other - one));
});

/** Records the HTML documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  return loaded;
}

test('[R2] filters and sorts the projects in place, with the state in the URL', async ({ page }) => {
  const list = new ProjectList(page);
  const loaded = documentsOf(page);
  await filters(page);
  await page.goBack();
  await expect(page).toHaveURL('/projects/');
  await expect(list.cards).toHaveCount(12);
  await expect(list.choice('Fase')).toHaveValue('');
  await page.goBack();
  await expect(list.nothing).toBeVisible();
  await expect(list.choice('País')).toHaveValue('PT');
  await page.goForward();
  await page.goForward();
  await expect(list.card('Edificio Lavapiés')).toBeVisible();
  await expect(list.choice('Ordenar por')).toHaveValue('name');
  expect(loaded).toHaveLength(1);
  await page.reload();
  await expect(list.choice('Fase')).toHaveText(/Abierto/);
});

test('[R2] applies each filter at once, and removes one with its chip', async ({ page }) => {
  const list = new ProjectList(page);
  await list.open();
  await list.choice('Fase').selectOption('Abierto');
  await expect(list.chip('Fase: Abierto')).toBeVisible();
  const ofPhase = await list.found.textContent();
  await list.choice('País').selectOption('España');
  await expect(list.chip('País: España')).toBeVisible();
  await list.chip('País: España').click();
  await expect(list.chip('País: España')).toBeHidden();
  await expect(list.choice('País')).toHaveValue('');
  await expect(list.found).toHaveText(ofPhase ?? '');
  await page.goBack();
  await expect(list.chip('País: España')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/projects/');
  await expect(list.cards).toHaveCount(12);
});

/** What takes orders comes first, then what opens soon, then open offers that take none, then the others. */
const ranks = [
  ['Abierto'],
  ['Próxima apertura', 'Preinversión'],
  ['Completo', 'Oferta suspendida'],
  ['Financiado', 'Cerrado'],
];

test('[R2][S1] sees first the projects that take orders', async ({ page }) => {
  const list = new ProjectList(page);
  await list.open();
  await expect(list.choice('Ordenar por')).toHaveText(/^Abiertos primero/);
  await expect(list.badges).toHaveCount(12);
  const first = await list.badges.allTextContents();
  await list.pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(list.pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  const shown = [...first, ...(await list.badges.allTextContents())];
  const found = shown.map((badge) => ranks.findIndex((rank) => rank.includes(badge)));
  expect(found).not.toContain(-1);
  expect(found[0]).toBe(0);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use(pointers[pointer]);

    test('[R2][B15] filters while choosing and typing, hears the number, and finds a way out of nothing', {
      tag: pointer === 'touch' ? '@inner' : [],
    }, async ({ page }) => {
      const press = presserOf(pointer);
      const list = new ProjectList(page);
      await list.open();
      if (pointer === 'touch') await press(list.opener);
      await list.choice('Fase').selectOption('Abierto');
      await expect(list.chip('Fase: Abierto')).toBeVisible();
      await expect(list.found).toHaveText(/^\d+ proyectos/);
      await list.nameSought.pressSequentially('lavapies');
      await expect(list.found).toHaveText('1 proyecto');
      await expect(list.nameSought).toBeFocused();
      await list.nameSought.pressSequentially(' y nada más');
      await expect(list.found).toHaveText('0 proyectos');
      // On a phone the number of projects is below the open form.
      await expect(list.applyButton).toHaveText('Ver proyectos (0)');
      if (pointer === 'touch') await press(list.applyButton);
      await expect(list.nothing).toBeInViewport();
      await press(list.chip('Nombre: lavapies y nada más'));
      await expect(list.cards).not.toHaveCount(0);
      await expect(list.chip('Fase: Abierto')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        pointers[pointer].viewport.width,
      );
    });
  });
}

test('[R2] loads the full page if the list cannot be changed in place', async ({ page, refused }) => {
  refused('lost', '/projects/');
  const list = new ProjectList(page);
  await list.open();
  await page.route(/name=lavapies/, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort(),
  );
  const loaded = documentsOf(page);
  await list.nameSought.fill('lavapies');
  await list.apply();
  await expect(list.found).toHaveText('1 proyecto');
  // The name and the press of the button each lead there if the first request fails before the press ends.
  const address = new URL('/projects/?name=lavapies&orderBy=availability', page.url()).href;
  expect([...new Set(loaded)]).toEqual([address]);
});

async function turnsPages(page: Page): Promise<void> {
  const list = new ProjectList(page);
  // The scripts load after the first paint. A link pressed before that loads its page.
  await page.goto('/projects/?orderBy=name', { waitUntil: 'networkidle' });
  await expect(list.cards).toHaveCount(12);
  const first = await list.cards.first().getByRole('heading').textContent();
  await list.pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL('/projects/?orderBy=name&skip=12');
  await expect(list.pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await expect(list.cards.first().getByRole('heading')).not.toHaveText(first ?? '');
  await list.pages.getByRole('link', { name: 'Anterior' }).click();
  await expect(list.pages.getByRole('link', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
}

test('[R2][B15] pages in place, and moves the focus to the result count', async ({ page }) => {
  const list = new ProjectList(page);
  const loaded = documentsOf(page);
  await turnsPages(page);
  await expect(list.found).toBeFocused();
  await expect(list.found).toHaveText(/página 1 de \d/);
  await expect(list.found).toBeInViewport();
  expect(loaded).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2] turns the pages', ({ page }) => turnsPages(page));

  test('[R2] filters and sorts the projects', ({ page }) => filters(page));

  test('[R19] reads everything about a project on one page', async ({ page }) => {
    const detail = new ProjectDetail(page);
    await detail.open('edificio-lavapies');
    for (const name of detail.tabNames) {
      await page.getByRole('navigation', { name: 'Información del proyecto' }).getByText(name).click();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    }
  });
});
