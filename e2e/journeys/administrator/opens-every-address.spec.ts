import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';

test.use({ who: 'administrator' });

const addresses = [
  { path: '/admin/', title: 'Hola, Elena Vidal Rueda' },
  { path: '/admin/project/', title: 'Proyectos' },
  { path: '/admin/project/new', title: 'Nuevo proyecto' },
];

for (const { path, title } of addresses) {
  test(`[A15] opens ${path} as typed, and again`, async ({ page }) => {
    const frame = new BackofficeFrame(page);
    await page.goto(path);
    await expect(frame.title).toHaveText(title);
    await page.reload();
    await expect(frame.title).toHaveText(title);
    await expect(page).toHaveURL(path);
  });
}

const lists = [
  { path: '/admin/customer', title: 'Clientes' },
  { path: '/admin/wallet', title: 'Monederos y movimientos' },
  { path: '/admin/verification', title: 'Verificaciones' },
  { path: '/admin/bank-account', title: 'Cuentas bancarias' },
  { path: '/admin/statistics', title: 'Estadísticas' },
  { path: '/admin/marketing', title: 'Promociones' },
  { path: '/admin/ticket', title: 'Incidencias' },
  { path: '/admin/config/document-types', title: 'Tipos de documento' },
  { path: '/admin/config/project-types', title: 'Tipos de proyecto' },
  { path: '/admin/config/template-description-project', title: 'Plantillas de descripción' },
  { path: '/admin/audit', title: 'Registro de auditoría' },
];
const forms = [
  { path: '/admin/customer/new', title: 'Nuevo cliente' },
  { path: '/admin/marketing/new', title: 'Nueva promoción' },
  { path: '/admin/config/document-types/new', title: 'Nuevo tipo de documento' },
  { path: '/admin/config/project-types/new', title: 'Nuevo tipo de proyecto' },
];

test('[A15] opens every list and form as typed, with and without slash, and comes back', async ({ page }) => {
  const frame = new BackofficeFrame(page);
  const opened = [...lists, ...lists.map(({ path, title }) => ({ path: `${path}/`, title })), ...forms];
  for (const { path, title } of opened) {
    await page.goto(path);
    await expect(frame.title).toHaveText(title);
  }
  for (const { title } of opened.toReversed().slice(1, 4)) {
    await page.goBack();
    await expect(frame.title).toHaveText(title);
  }
});

const parts = ['', '/descriptions', '/documents', '/multimedia', '/timeline'];

test('[A15][A8][A9] opens all addresses of a project as typed, and comes back', async ({ page, apiAs }) => {
  const { projectId, name } = await newProject(await apiAs('administrator'), 'Draft');
  const paths = [
    ...parts.map((part) => ({ path: `/admin/project/${projectId}${part}`, title: name })),
    ...parts.slice(1, 4).map((part) => ({ path: `/admin/project/new/${projectId}${part}`, title: name })),
    { path: `/admin/project/edit/${projectId}`, title: `Editar ${name}` },
  ];
  const frame = new BackofficeFrame(page);
  for (const { path, title } of paths) {
    await page.goto(path);
    await expect(frame.title).toHaveText(title);
  }
  for (const { path, title } of paths.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(frame.title).toHaveText(title);
  }
});

test('[A15] is told where there is nothing', async ({ page, refused }) => {
  const nowhere = '00000000-0000-7000-8000-000000000000';
  const frame = new BackofficeFrame(page);
  await page.goto('/admin/nada');
  await expect(frame.title).toHaveText('No encontrado');
  refused(404, `/v1/project/projects/${nowhere}`);
  await page.goto(`/admin/project/${nowhere}`);
  await expect(frame.title).toHaveText('No encontrado');
});

test('[A1][P5] goes to the user view and back home by the header', async ({ page }) => {
  await page.goto('/admin/project/');
  const frame = new BackofficeFrame(page);
  await expect(frame.who('Elena Vidal Rueda', 'Administrador')).toBeVisible();
  await frame.home.click();
  await expect(frame.title).toHaveText('Hola, Elena Vidal Rueda');
  await frame.userView.click();
  await expect(page).toHaveURL('/');
});
