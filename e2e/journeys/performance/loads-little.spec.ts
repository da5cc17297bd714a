import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { bytesOf, ofKind, transfersWhile } from '../../fixtures/transfers.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';
import { Investments } from '../../screens/investments.ts';
import { Profile } from '../../screens/profile.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Tickets } from '../../screens/tickets.ts';

const kB = 1_000;
const react = /react\.(?:transitional\.)?element/;

/** The texts of the scripts that the page loads from now on. */
function scriptsOf(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = response.text();
    // A script still loading at the end of the test is no failure; one that the test reads is.
    text.catch(() => {});
    texts.push(text);
  });
  return texts;
}

const pages = ['/', '/projects/', '/projects/edificio-lavapies', '/legal'];

for (const path of pages) {
  test(`[B11] a visitor’s ${path} loads hardly any script, and no React`, async ({ page }) => {
    const scripts = scriptsOf(page);
    const transfers = await transfersWhile(page, () => page.goto(path, { waitUntil: 'networkidle' }));
    const written = ofKind(transfers, 'Document', 'Stylesheet');
    const run = ofKind(transfers, 'Script');
    expect(bytesOf(run), 'JavaScript').toBeLessThanOrEqual(10 * kB);
    expect(bytesOf(written), 'HTML and CSS').toBeLessThanOrEqual(60 * kB);
    for (const { url, encoding } of [...written, ...run]) expect(encoding, url).toBe('br');
    for (const script of await Promise.all(scripts)) expect(script).not.toMatch(react);
    // They wait for what a visitor sees first.
    const begun = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return files.map(({ startTime }) => startTime - (painted?.startTime ?? Infinity));
    });
    expect(begun).toHaveLength(run.length);
    expect(begun.filter((after) => after < 0)).toEqual([]);
    // So do all pictures but the first, even those in sight.
    const [, ...pictures] = await page
      .locator('main picture img')
      .evaluateAll((all) => all.map((picture) => picture.getAttribute('fetchpriority')));
    expect(pictures.filter((priority) => priority !== 'low')).toEqual([]);
  });
}

test('[B11] titles have a typeface of their own, which a page loads once, in at most 25 kB', async ({
  page,
}) => {
  const transfers = await transfersWhile(page, () => page.goto('/'));
  const fonts = ofKind(transfers, 'Font');
  expect(fonts).toHaveLength(1);
  expect(bytesOf(fonts)).toBeLessThanOrEqual(25 * kB);
  expect(
    await page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status])),
  ).toEqual([['Newsreader', 'loaded']]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Newsreader,/);
});

test.describe('signed in', () => {
  // The news of the sign-in, or of another journey, would make a page read again what the server put into it.
  test.use({ who: 'investor', hasLiveChannel: false });

  interface Budget {
    maxKb: number;
    /** Besides pictures and what the browser fetches early for later pages. */
    requestsMax: number;
  }

  /** The limits keep pages from growing. */
  async function expectInBudget(
    page: Page,
    open: () => Promise<unknown>,
    { maxKb, requestsMax }: Budget,
  ): Promise<void> {
    const transfers = await transfersWhile(page, async () => {
      await open();
      await page.waitForLoadState('networkidle');
    });
    const scripts = ofKind(transfers, 'Script');
    expect(bytesOf(scripts), 'JavaScript').toBeGreaterThan(50 * kB);
    expect(bytesOf(scripts), 'JavaScript').toBeLessThanOrEqual(maxKb * kB);
    // A change by another journey makes the page ask again, so each address counts once.
    const asked = transfers.filter(({ kind }) => !['Image', 'Prefetch', 'Other'].includes(kind));
    const addresses = [...new Set(asked.map(({ url }) => url))];
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(requestsMax);
  }

  for (const { path, ...budget } of [
    { path: '/', maxKb: 90, requestsMax: 15 },
    { path: '/projects/', maxKb: 91, requestsMax: 15 },
    { path: '/movements', maxKb: 90, requestsMax: 13 },
    { path: '/user/inbox', maxKb: 90, requestsMax: 14 },
    { path: '/user/investor', maxKb: 113, requestsMax: 20 },
  ]) {
    test(`[B11] an investor’s ${path} stays within its budget`, async ({ page }) => {
      const open = async () => {
        await page.goto(path);
        await expect(new SiteHeader(page).userMenu).toBeVisible();
      };
      await expectInBudget(page, open, budget);
    });
  }

  test('[B11] an investor’s project page loads React for the menu, within its budget', async ({ page }) => {
    const scripts = scriptsOf(page);
    const open = async () => {
      await new ProjectDetail(page).open('edificio-lavapies');
      await expect(new SiteHeader(page).userMenu).toBeVisible();
    };
    await expectInBudget(page, open, { maxKb: 90, requestsMax: 17 });
    expect((await Promise.all(scripts)).filter((script) => react.test(script))).not.toHaveLength(0);
  });

  test('[B11][R6] the tickets stay within their script budget', async ({ page }) => {
    const open = async () => {
      await new Tickets(page).open();
      await expect(new SiteHeader(page).userMenu).toBeVisible();
    };
    await expectInBudget(page, open, { maxKb: 100, requestsMax: 15 });
  });

  for (const tab of ['customer', 'wallet', 'documents', 'bank-accounts'] as const) {
    test(`[B11][R5] the tab ${tab} of the profile loads nothing of the others`, async ({ page }) => {
      await expectInBudget(page, () => new Profile(page).open(tab), { maxKb: 113, requestsMax: 20 });
    });
  }

  test('[B11][R4] the investments stay within their script budget', async ({ page }) => {
    await expectInBudget(
      page,
      async () => {
        const investments = new Investments(page);
        await investments.open();
        await expect(investments.cards).not.toHaveCount(0);
      },
      { maxKb: 106, requestsMax: 17 },
    );
  });
});

test.describe('in the backoffice', () => {
  test.use({ who: 'administrator' });

  // Each script is recognised by a text that only it contains: a class name, or the key of a message.
  const later = {
    charts: /recharts-surface/,
    editor: /ProseMirror/,
    wizard: /project\.backoffice\.create\.later/,
  };

  test('[A8] the first list stays within its script budget; charts, rich text and the wizard load only once opened', async ({
    page,
    apiAs,
  }) => {
    const { projectId } = await newProject(await apiAs('administrator'), 'Draft');
    const scripts = scriptsOf(page);
    const loaded = async () => {
      const texts = await Promise.all(scripts);
      const isThere = ([, sign]: [string, RegExp]) => texts.some((text) => sign.test(text));
      return Object.entries(later)
        .filter(isThere)
        .map(([name]) => name);
    };
    const transfers = await transfersWhile(page, () => new BackofficeProjectList(page).open());
    const files = ofKind(transfers, 'Script');
    expect(files.length).toBeGreaterThan(0);
    expect(bytesOf(files), 'JavaScript').toBeLessThanOrEqual(480 * kB);
    expect(files.length, 'script files').toBeLessThanOrEqual(8);
    const asked = transfers.filter(({ kind }) => !['Image', 'Prefetch', 'Other'].includes(kind));
    expect(asked.length, asked.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(20);
    const worthIt = files.filter(({ bytes }) => bytes > 3 * kB);
    for (const { url, encoding } of worthIt) expect(encoding, url).toBe('br');
    expect(await loaded()).toEqual([]);

    await page.getByRole('link', { name: 'Estadísticas' }).click();
    await expect(page.getByRole('figure').first()).toBeVisible();
    expect(await loaded()).toEqual(['charts']);
    await page.goto('/admin/config/template-description-project/new');
    await expect(page.getByRole('textbox', { name: 'Texto', exact: true })).toBeVisible();
    expect(await loaded()).toEqual(['charts', 'editor']);
    await page.goto(`/admin/project/new/${projectId}/documents`);
    await expect(page.locator('[aria-current=step]')).toBeVisible();
    expect(await loaded()).toEqual(['charts', 'editor', 'wizard']);
  });

  test('[A1][B11] the home page reads its content in one call, beside those of every page', async ({
    page,
  }) => {
    const callsWhile = async (open: () => Promise<unknown>) => {
      const transfers = await transfersWhile(page, open);
      const paths = ofKind(transfers, 'Fetch', 'XHR').map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => path.startsWith('/v1/'));
    };
    const ofHome = await callsWhile(async () => {
      await page.goto('/admin/');
      await expect(page.getByRole('link', { name: /^Invertido en total/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Incidencias por responder' })).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
    const ofEveryPage = ['/v1/account/users/me', '/v1/overview/waiting'];
    // A change by another journey makes the page ask again, so each address counts once.
    expect(new Set(ofHome)).toEqual(new Set([...ofEveryPage, '/v1/overview/home']));
  });

  test('[A8] the backoffice consists of few scripts, and hardly any tiny ones', async () => {
    const folder = join(import.meta.dirname, '../../../backoffice/dist/assets');
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(folder, name))).size));
    expect(sizes.length).toBeLessThanOrEqual(45);
    expect(sizes.filter((bytes) => bytes < 3 * kB).length, 'scripts below 3 kB').toBeLessThanOrEqual(6);
  });

  test.describe('in English', () => {
    test.use({ locale: 'en-GB' });

    test('[A8][P4] loads the texts of one language only', async ({ page }) => {
      const transfers = await transfersWhile(page, async () => {
        await page.goto('/admin/project');
        await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
        await page.waitForLoadState('networkidle');
      });
      expect(bytesOf(ofKind(transfers, 'Script')), 'JavaScript').toBeLessThanOrEqual(480 * kB);
    });
  });
});
