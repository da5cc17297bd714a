import sharp from 'sharp';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';

test('[P1][R3][B11] a new project is visible to search engines at once, in both languages', {
  tag: '@inner',
}, async ({ apiAs, request, page }) => {
  const sitemap = async () => (await request.get('/sitemap.xml')).text();
  await sitemap();
  const { url } = await newProject(await apiAs('administrator'), 'Next_Opening');
  const robots = await (await request.get('/robots.txt')).text();
  const [, listed = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(new URL(listed).pathname).toBe('/sitemap.xml');
  for (const path of ['/auth/', '/user/', '/investments', '/admin'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  const now = await sitemap();
  expect(now).toMatch(new RegExp(`<loc>http[^<]+/projects/${url}</loc>`));
  expect(now).toMatch(new RegExp(`<loc>http[^<]+/projects/${url}\\?lang=en</loc>`));

  await page.goto('/projects/edificio-lavapies?lang=en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /edificio-lavapies\?lang=en$/);
  const picture = page.locator('meta[property="og:image"]');
  const answer = await request.get((await picture.getAttribute('content')) ?? '');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(facts['@graph'].map((fact: object) => Reflect.get(fact, '@type'))).toEqual([
    'InvestmentOrDeposit',
    'BreadcrumbList',
  ]);
  await page.goto('/unsubscribe');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('[P1][R3] shared links of two projects show two pictures, in the size that other sites expect', async ({
  page,
  request,
}) => {
  const pictures: Buffer[] = [];
  for (const project of ['edificio-lavapies', 'parque-solar-tomelloso']) {
    await page.goto(`/projects/${project}`);
    const said = (name: string) => page.locator(`meta[property="og:image${name}"]`).getAttribute('content');
    expect([await said(':width'), await said(':height')]).toEqual(['1200', '630']);
    expect(await said(':alt')).not.toBe('');
    const bytes = await (await request.get((await said('')) ?? '')).body();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    pictures.push(bytes);
  }
  const [first, second] = pictures as [Buffer, Buffer];
  expect(first.equals(second)).toBe(false);
});

test('[P1][P4] can install the site as an app, in either language', async ({ request, page }) => {
  for (const language of ['es', 'en']) {
    await page.goto(`/?lang=${language}`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { lang, display, icons } = await answer.json();
    expect({ lang, display }).toEqual({ lang: language, display: 'standalone' });
    for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});
