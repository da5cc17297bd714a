import { expect, test } from '../../fixtures/index.ts';
import { fillProject, newProject } from '../../fixtures/new-project.ts';
import { NotFound } from '../../screens/not-found.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

test.use({ who: 'manager' });

test('[P7][R3][R19] opens the page of a private project like verified investors; visitors get a missing page', async ({
  page,
  apiAs,
  openAs,
  refused,
}) => {
  const api = await apiAs('administrator');
  const project = await newProject(api, 'Next_Opening', { private: true });
  await fillProject(api, project);

  const detail = new ProjectDetail(page);
  await detail.open(project.url);
  await expect(detail.name).toHaveText(project.name);
  await expect(detail.tabs).toHaveText(detail.tabNames);
  await detail.tab('Documentación').click();
  await expect(detail.panel('Documentación')).toContainText('Ficha de datos fundamentales');

  const investor = new ProjectDetail(await openAs('investor'));
  await investor.open(project.url);
  await expect(investor.name).toHaveText(project.name);

  refused(404, `/projects/${project.url}`);
  const visitor = await openAs('visitor');
  await visitor.goto(`/projects/${project.url}`);
  await new NotFound(visitor).expectHere();
});
