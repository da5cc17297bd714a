import { expect, test } from '../../fixtures/index.ts';
import { Home } from '../../screens/home.ts';
import { LogIn } from '../../screens/log-in.ts';
import { NotFound } from '../../screens/not-found.ts';
import { ProjectList } from '../../screens/project-list.ts';
import { SignIn } from '../../screens/sign-in.ts';
import { legalPages, SiteFooter } from '../../screens/site-footer.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[R14][R8][R9] reaches every page from the header', { tag: '@inner' }, async ({ page }) => {
  const header = new SiteHeader(page);
  await new Home(page).open();
  await header.expectVisitor();
  await header.go('Proyectos');
  await new ProjectList(page).expectHere();
  await header.go('Iniciar sesión');
  await new LogIn(page).expectHere();
  await header.go('Registrarse');
  await new SignIn(page).expectHere();
  await header.go('Inicio');
  await new Home(page).expectHere();
});

test('[R14] opens the header’s entries on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const header = new SiteHeader(page);
  await new Home(page).open();
  await expect(header.navigation).toBeHidden();
  await header.openOnPhone();
  await header.expectVisitor();
  await page.keyboard.press('Escape');
  await expect(header.navigation).toBeHidden();
  await header.openOnPhone();
  await header.go('Proyectos');
  await new ProjectList(page).expectHere();
});

test('[R18][R13] reaches the legal pages from the footer', { tag: '@inner' }, async ({ page }) => {
  await new Home(page).open();
  const footer = new SiteFooter(page);
  await expect(footer.links).toHaveText(legalPages.map(({ es }) => es));
  for (const { path, es } of legalPages) {
    await footer.links.filter({ hasText: es }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
  }
  await footer.links.filter({ hasText: 'Aviso legal' }).click();
  await expect(page.getByRole('main')).toContainText('Semilla Financiación Participativa, S.L.');
  await expect(page.getByText(/^Domicilio social: .*Madrid$/)).toBeVisible();
});

test('[L25][L26][L27] reads about the reflection period on each page with an offer, and all key information on one page', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const path of ['/', '/projects/', '/projects/edificio-lavapies']) {
    await page.goto(path);
    await expect(
      main.getByText('Si inviertes como inversor no experimentado, puedes echarte atrás gratis.'),
    ).toBeVisible();
    await page.goto(`${path}?lang=en`);
    await expect(
      main.getByText('If you invest as a non-sophisticated investor, you can change your mind for free.'),
    ).toBeVisible();
  }
  await page.goto('/projects/edificio-lavapies');
  await main.getByRole('link', { name: 'Cómo funciona' }).click();
  await expect(page.getByRole('heading', { name: 'Tu periodo de reflexión' })).toBeInViewport();
  for (const name of [
    'riesgos',
    'no está protegido',
    'cuesta',
    'fija la rentabilidad',
    'elegimos los proyectos',
  ])
    await expect(main.getByRole('heading', { name: new RegExp(name) })).toHaveCount(1);
  await expect(main).toContainText('No puntuamos los proyectos ni fijamos su rentabilidad');
  await expect(main).toContainText('Fondo de Garantía de Depósitos');
  await expect(main).toContainText('Fondo General de Garantía de Inversiones');
  await expect(
    main.getByRole('heading', { name: 'Inversiones de personas vinculadas a la plataforma' }),
  ).toHaveCount(1);
});

test('[M7] goes back to the top of a long page', { tag: '@inner' }, async ({ page }) => {
  const { toTop, links } = new SiteFooter(page);
  await page.setViewportSize({ width: 1440, height: 400 });
  for (const path of ['/register', '/auth/login', '/projects/edificio-lavapies', '/legal']) {
    await page.goto(path);
    await expect(toTop, path).toBeHidden();
    await page.mouse.wheel(0, 2);
    await expect(toTop, path).toBeVisible();
  }
  await links.last().scrollIntoViewIfNeeded();
  await toTop.click();
  await expect(toTop).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(1);
});

for (const path of ['/projects/no-existe', '/auth/no-existe']) {
  test(`[R22] sees the missing page at ${path}, and a way on`, async ({ page, refused }) => {
    refused(404, path);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const notFound = new NotFound(page);
    await notFound.expectHere();
    await expect(notFound.support).toBeVisible();
    await notFound.home.click();
    await new Home(page).expectHere();
  });
}

test('[R22] sees the missing page in English too', async ({ page, refused }) => {
  refused(404, '/projects/nowhere');
  await page.goto('/projects/nowhere?lang=en');
  await new NotFound(page, 'en').expectHere();
});
