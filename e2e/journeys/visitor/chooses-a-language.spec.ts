import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { languages } from '../../screens/language.ts';
import { Registration } from '../../screens/registration.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[P3][P4] switches with the flags, and the choice stays', { tag: '@inner' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  const spanish = new SiteHeader(page, 'es');
  await spanish.expectLanguage('es');
  await spanish.chooseLanguage('en');

  const english = new SiteHeader(page, 'en');
  await english.expectLanguage('en');
  await english.expectVisitor();
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  await english.go('Projects');
  await english.expectLanguage('en');
  await page.reload();
  await english.expectLanguage('en');

  // Cookies expire sooner than local storage, so the choice must survive without them.
  await context.clearCookies();
  await page.goto('/legal');
  await english.expectLanguage('en');
  await english.chooseLanguage('es');
  await spanish.expectLanguage('es');
  await page.reload();
  await spanish.expectLanguage('es');
});

test.describe('with a browser in English', () => {
  test.use({ locale: 'en-US' });

  test('[P4] starts in English, and can choose Spanish', async ({ page }) => {
    await page.goto('/projects/');
    await new SiteHeader(page, 'en').expectLanguage('en');
    await new SiteHeader(page, 'en').chooseLanguage('es');
    await page.goto('/');
    await new SiteHeader(page, 'es').expectVisitor();
  });

  for (const language of languages) {
    test(`[M3] types a date with the day first in ${language}`, async ({ page }) => {
      await page.goto(`/register?kind=individual&lang=${language}`);
      const born = new Registration(page, language).field('birthdayAt');
      await expect(born).toHaveAttribute('placeholder', { es: 'DD/MM/AAAA', en: 'DD/MM/YYYY' }[language]);
      await born.pressSequentially('21051988');
      await expect(born).toHaveValue('21/05/1988');
    });
  }
});

test.describe('with a browser in French', () => {
  test.use({ locale: 'fr-FR' });

  test('[P3][P4] starts in Spanish', async ({ page }) => {
    await page.goto('/');
    await new SiteHeader(page, 'es').expectVisitor();
  });
});

test('[P4] keeps the language of a URL, for crawlers and links', async ({ page }) => {
  await page.goto('/projects/?lang=en');
  const english = new SiteHeader(page, 'en');
  await english.expectLanguage('en');
  for (const [language, address] of [
    ['es', '/projects/'],
    ['en', '/projects/?lang=en'],
  ]) {
    const alternate = page.locator(`link[rel=alternate][hreflang=${language}]`);
    expect(new URL((await alternate.getAttribute('href')) ?? '').href).toBe(
      new URL(address ?? '', page.url()).href,
    );
  }
  await english.go('Home');
  await expect(page).toHaveURL('/?lang=en');
  await english.expectLanguage('en');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[P4] switches by the flags', async ({ page }) => {
    await page.goto('/projects/');
    await new SiteHeader(page, 'es').chooseLanguage('en');
    await new SiteHeader(page, 'en').go('Home');
    await new SiteHeader(page, 'en').expectLanguage('en');
  });
});

test.describe('signed in', () => {
  test.use({ who: 'investor' });

  test('[P4] keeps the choice in the profile', async ({ page, apiAs }) => {
    const api = await apiAs('investor');
    await page.goto('/');
    await new SiteHeader(page, 'es').chooseLanguage('en');
    await expect.poll(async () => (await api(v1.me.find)).language).toBe('en');
    await new SiteHeader(page, 'en').chooseLanguage('es');
    await expect.poll(async () => (await api(v1.me.find)).language).toBe('es');
  });
});
