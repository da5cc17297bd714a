import { expect, test } from '../../fixtures/index.ts';
import { giveOwner, moveTo, newProject, publishSheet } from '../../fixtures/new-project.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';

const soon = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use(pointers[pointer]);
    const press = presserOf(pointer);

    test('[R7] a visitor gets to the log-in, and a follower gets a mail when the project opens', async ({
      apiAs,
      mailbox,
      openAs,
      openAsInvestor,
    }) => {
      const administrator = await apiAs('administrator');
      const { projectId, url, name } = await newProject(administrator, 'Next_Opening', soon);
      const visitor = await openAs('visitor');
      await visitor.goto(`/projects/${url}`);
      await press(visitor.getByRole('link', { name: 'Avísame cuando abra' }));
      await expect(visitor).toHaveURL(/\/auth\/login/);

      const { page, email } = await openAsInvestor();
      await page.goto(`/projects/${url}`);
      const rail = page.getByRole('complementary');
      await press(rail.getByRole('button', { name: 'Avísame cuando abra' }));
      await expect(rail.getByText('Te escribiremos cuando abra.')).toBeVisible();

      await giveOwner(administrator, projectId);
      await publishSheet(administrator, projectId);
      await moveTo(administrator, projectId, 'Investment');
      const subject = `${name} ya está abierto`;
      await expect.poll(() => mailbox.subjectsTo(email)).toContain(subject);
      await page.goto(await mailbox.linkIn(email, subject));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(rail.getByText('Sigues este proyecto')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Invertir' })).toBeVisible();

      await page.goto('/investments');
      const list = page.getByRole('region', { name: 'Proyectos que sigues' });
      await expect(list.getByRole('link', { name })).toBeVisible();
      await press(list.getByRole('button', { name: `Dejar de seguir: ${name}` }));
      await expect(list).toHaveCount(0);
    });
  });
}
