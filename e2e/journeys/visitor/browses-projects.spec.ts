import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { fillProject, newProject } from '../../fixtures/new-project.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const lavapies = { name: 'Edificio Lavapiés', url: 'edificio-lavapies' };

test('[R3] opens a project by its id and by its friendly URL', { tag: '@inner' }, async ({ page, apiAs }) => {
  const api = await apiAs('visitor');
  const { data } = await api(v1.projects.find, { query: { url: lavapies.url } });
  const detail = new ProjectDetail(page);
  await detail.open(data[0]?.projectId ?? '');
  await expect(detail.name).toHaveText(lavapies.name);
  // Search engines get a single address.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/projects/${lavapies.url}$`),
  );
});

test('[R3][M7] opens a project on a phone at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const detail = new ProjectDetail(page);
  await detail.open(lavapies.url);
  await detail.expectOnly(detail.tabNames[0] ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(detail.promoter).toBeInViewport();
  await expect(detail.investors).toBeInViewport();
});

test('[R2][M3] shows the opening of a coming project on its card', async ({ page, apiAs }) => {
  const project = await newProject(await apiAs('administrator'), 'Next_Opening', {
    dateStart: '2099-03-09',
    dateEnd: '2099-06-30',
    startedAt: '2099-09-01',
  });
  await page.goto(`/projects/?name=${project.url}`);
  const card = page.getByRole('article').filter({ hasText: project.name });
  await expect(card).toContainText('Apertura: 09/03/2099');
  await expect(card).not.toContainText('01/09/2099');
});

test('[R19] opens the tabs by mouse, keyboard and URL', async ({ page }) => {
  const detail = new ProjectDetail(page);
  await detail.open(lavapies.url);
  const [description = '', financial = '', documents = '', , questions = '', timeline = ''] = detail.tabNames;
  await expect(detail.tabs).toHaveText(detail.tabNames);
  const hidden = await page.getByRole('tablist').evaluate((row) => row.scrollWidth - row.clientWidth);
  expect(hidden).toBe(0);
  await detail.expectOnly(description);

  for (const name of detail.tabNames) {
    await detail.tab(name).click();
    await detail.expectOnly(name);
  }

  await detail.tab(timeline).press('ArrowRight');
  await detail.expectOnly(description);
  await expect(detail.tab(description)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await detail.expectOnly(financial);
  await page.keyboard.press('End');
  await detail.expectOnly(timeline);
  await page.keyboard.press('ArrowLeft');
  await detail.expectOnly(questions);
  await page.keyboard.press('Home');
  await detail.expectOnly(description);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await detail.expectOnly(documents);
  await expect(page).toHaveURL(`/projects/${lavapies.url}#documents`);
  await page.reload();
  await detail.expectOnly(documents);
});

test('[R19][E6][E8][E24][L18] finds the expected content in each tab', { tag: '@inner' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('administrator');
  const project = await newProject(api, 'Investment');
  await fillProject(api, project);
  const detail = new ProjectDetail(page);
  await detail.open(project.url);
  const [description = '', financial = '', documents = '', investment = '', , timeline = ''] =
    detail.tabNames;
  await expect(
    detail.panel(description).getByRole('heading', { level: 3, name: 'El edificio' }),
  ).toBeVisible();

  await detail.tab(financial).click();
  await expect(detail.panel(financial).getByText('Rentabilidad total objetivo')).toBeVisible();
  await expect(detail.panel(financial).getByText('Rehabitia Promociones S.L.')).toBeVisible();

  await detail.tab(documents).click();
  const sheet = 'Ficha de datos fundamentales de la inversión';
  await expect(detail.panel(documents).getByRole('link', { name: sheet })).toHaveCount(1);
  for (const name of ['Ficha de datos fundamentales', sheet]) {
    const document = detail.panel(documents).getByRole('link', { name, exact: true });
    const answer = await page.request.get((await document.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }

  await detail.tab(investment).click();
  await expect(detail.panel(investment).getByRole('heading', { name: 'Cómo se invierte' })).toBeVisible();

  await detail.tab(timeline).click();
  const entries = detail.panel(timeline).getByRole('heading', { level: 3 });
  await expect(entries.filter({ hasText: 'Licencia de obras concedida' })).toBeVisible();
  await expect(entries.filter({ hasText: 'Pasa a la fase Abierto' })).toBeVisible();
});

test('[S2] sees that a project is not open for investment', async ({ page, apiAs }) => {
  const { url } = await newProject(await apiAs('administrator'), 'Next_Opening');
  const detail = new ProjectDetail(page);
  await detail.open(url);
  await expect(detail.notPossible).toBeVisible();
  await expect(detail.logInToInvest).toBeHidden();
});
