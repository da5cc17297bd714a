import { addDays, civilDateAt, v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BackofficeProject } from '../../screens/backoffice-project.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';
import { BackofficePublication } from '../../screens/backoffice-publication.ts';

test.use({ who: 'manager' });

test('[A30][A31] sends a draft, corrects it after its return, and an administrator plans its opening', async ({
  page,
  apiAs,
  openAs,
  mailbox,
}) => {
  const { userId: managerId, email } = await (await apiAs('manager'))(v1.me.find);
  const { projectId, name } = await newProject(await apiAs('administrator'), 'Draft', { managerId });
  const own = new BackofficePublication(page);
  await new BackofficeProject(page).open(projectId);
  await own.beginToSend();
  await expect(own.missing.filter({ hasText: 'una imagen' })).toBeVisible();
  await own.send('Las fotos llegan mañana.');
  await expect(own.notice(/^En revisión desde el/)).toContainText('Las fotos llegan mañana.');
  await expect(own.withdraw).toBeVisible();

  const administrator = await openAs('administrator');
  await administrator.goto('/admin');
  const waiting = administrator.getByRole('region', { name: 'Proyectos por revisar' });
  // By key, because cards above it that arrive later would move it away from the pointer.
  await waiting.getByRole('link', { name: /ver todo/ }).press('Enter');
  await new BackofficeProjectList(administrator).openProject(name);
  const review = new BackofficePublication(administrator);
  await expect(review.notice(/^En revisión desde el/)).toContainText('Marcos Iglesias Duarte');
  await review.return('Falta el plazo de la obra.');
  await expect(review.notice(/^Devuelto el/)).toBeVisible();

  await expect(own.notice(/^Devuelto el/)).toContainText('Falta el plazo de la obra.');
  await expect.poll(() => mailbox.subjectsTo(email)).toContain(`${name}: devuelto con comentarios`);
  await own.beginToSend(true);
  await own.send();
  await expect(review.notice(/^En revisión desde el/)).toBeVisible();

  const day = addDays(civilDateAt(new Date()), 30).split('-').toReversed().join('/');
  await review.plan(`${day} 10:00`);
  await expect(review.notice(`Pasa a «Próxima apertura» el ${day} 10:00`)).toContainText('Elena Vidal Rueda');
  await review.plan(`${day} 12:30`, true);
  await expect(own.notice(`Pasa a «Próxima apertura» el ${day} 12:30`)).toBeVisible();
  await expect(own.withdraw).toBeHidden();
  await review.cancelOpening();
  await expect(own.notice(/^Pasa a/)).toBeHidden();
  await expect(own.withdraw).toBeVisible();
});
