import { cents, termsVersion, v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { approveInBackoffice } from '../../screens/approve-in-backoffice.ts';
import { BackofficeQuestion, Questions } from '../../screens/questions.ts';

const always = { dateStart: '2026-01-01', dateEnd: '2099-12-31', preinvestorDateEnd: null } as const;

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use(pointers[pointer]);
    const press = presserOf(pointer);
    const question = `¿Tiene ya el edificio licencia de obras? (${pointer})`;

    test('an investor asks, two people answer, and visitors and other investors read it', async ({
      apiAs,
      mailbox,
      openAs,
      openAsInvestor,
    }) => {
      const { userId: managerId } = await (await apiAs('manager'))(v1.me.find);
      const project = await newProject(await apiAs('administrator'), 'Investment', { ...always, managerId });
      const { projectId, url, name } = project;
      const other = await openAsInvestor({ moneyCents: 50_000 });
      await other.api(v1.orders.place, {
        body: { projectId, amount: cents(50_000), termsVersion, orderType: 'invest' },
      });

      const asker = await openAsInvestor();
      const asked = new Questions(asker.page);
      await asked.open(url);
      await expect(asked.empty).toBeVisible();
      await asked.ask('¿Y?', press);
      await expect(asked.panel.getByText('Debe tener al menos 10 caracteres.')).toBeVisible();
      await asked.ask(question, press);
      await expect(asked.own).toContainText(question);
      await expect(asked.own).toContainText('Tu pregunta espera respuesta.');

      const visitor = new Questions(await openAs('visitor'));
      await visitor.open(url);
      await expect(visitor.empty).toBeVisible();
      await expect(visitor.logIn).toBeVisible();

      const manager = await openAs('manager');
      const answering = new BackofficeQuestion(manager);
      await answering.openFromList(question);
      await answering.draft('Sí, desde el 2 de marzo.');
      await answering.propose('La confirma el promotor.');
      const administrator = await openAs('administrator');
      await approveInBackoffice(administrator, name);

      await visitor.reload();
      await expect(visitor.published(1)).toContainText(question);
      await expect(visitor.published(1)).toContainText('Responde el promotor');
      await expect(visitor.published(1)).toContainText('Sí, desde el 2 de marzo.');
      await expect.poll(() => mailbox.subjectsTo(other.email)).toContain(`Nueva respuesta en ${name}`);
      const answered = await mailbox.linkIn(asker.email, `Tu pregunta sobre ${name} tiene respuesta`);
      expect(new URL(answered).hash).toBe('#question-1');
      await asker.page.goto(answered);
      await expect(asked.published(1)).toBeInViewport();
      await expect(asked.own).toHaveCount(0);

      await manager.reload();
      await answering.correct('Fue el 3 de marzo.', 'El promotor corrige la fecha.');
      await approveInBackoffice(administrator, name);
      await visitor.reload();
      await expect(visitor.published(1)).toContainText('Corrección');
      await expect(visitor.published(1)).toContainText('Fue el 3 de marzo.');
    });
  });
}
