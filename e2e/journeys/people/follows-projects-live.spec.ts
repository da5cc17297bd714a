import type { Client } from '@semilla/client';
import { cents, termsVersion, v1 } from '@semilla/contract';
import { buildNewMilestone } from '@semilla/contract/testing';
import { newFinancedProject, newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { giveOwner, newProject, openToInvestors, publishSheet } from '../../fixtures/new-project.ts';
import { openLive } from '../../fixtures/open-live.ts';
import { Home } from '../../screens/home.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { Questions } from '../../screens/questions.ts';

/** Publishes an answer to a new question. */
async function answer(asker: Client, staff: Client, projectId: string): Promise<void> {
  const { projectQuestionId } = await asker(v1.projectQuestions.create, {
    body: { projectId, question: '¿Tiene ya el edificio licencia de obras?' },
  });
  const params = { projectQuestionId };
  const { version } = await staff(v1.projectQuestions.edit, {
    params,
    body: { answer: 'Sí, desde el 2 de marzo.', answerEn: 'Yes, since 2 March.', writtenBy: 'promoter' },
  });
  await staff(v1.projectQuestions.publish, { params, body: { seenVersion: version } });
}

test('[B17][L30] an answer, a timeline entry and a default arrive while an investor types a question', async ({
  openAsInvestor,
  apiAs,
  endReflection,
}) => {
  const { page, api } = await openAsInvestor({ moneyCents: 100_000 });
  const staff = await apiAs('administrator');
  const { projectId, url } = await newFinancedProject(staff, { api }, 50_000, endReflection);
  const questions = new Questions(page);
  const detail = new ProjectDetail(page);
  await openLive(page, `/projects/${url}#questions`);
  await expect(questions.empty).toBeVisible();
  await questions.text.fill('¿Y la licencia de primera ocupación?');

  await answer(api, staff, projectId);
  await expect(questions.published(1)).toContainText('Sí, desde el 2 de marzo.');
  const timeline = page.locator('#timeline');
  await staff(v1.projectTimeline.create, { body: buildNewMilestone({ projectId }) });
  await expect(timeline).toContainText('Licencia de obras concedida');
  await staff(v1.loans.judge, {
    params: { projectId },
    body: { reason: 'Su único cliente ha cerrado.', reasonEn: 'Its only client has closed.' },
  });
  await expect(detail.rail).toContainText('En impago desde');
  await expect(timeline).toContainText('Su único cliente ha cerrado.');

  await expect(questions.text).toHaveValue('¿Y la licencia de primera ocupación?');
  await expect(questions.text).toBeFocused();
});

test('[B17] the open projects of an investor’s home page follow their figures', async ({
  openAsInvestor,
  apiAs,
}) => {
  const { page, api } = await openAsInvestor({ moneyCents: 10_000 });
  const project = await newOpenProject(await apiAs('administrator'));
  await openLive(page, '/');
  const card = new Home(page).openProjects.filter({ hasText: project.name });
  await expect(card).toContainText(/(?<!\d)0,00\s% financiado/);
  await api(v1.orders.place, {
    body: { projectId: project.projectId, amount: cents(10_000), termsVersion, orderType: 'invest' },
  });
  await expect(card).toContainText(/10,00\s% financiado/);
});

test('[B17] an open page offers to invest once its project opens, and no more once it is full, without losing a typed amount', async ({
  openAsInvestor,
  apiAs,
}) => {
  const { page } = await openAsInvestor({ moneyCents: 50_000 });
  const staff = await apiAs('administrator');
  const terms = { dateStart: null, dateEnd: null, preinvestorDateEnd: null, financingAmount: 100_000 };
  const { projectId, url } = await newProject(staff, 'Next_Opening', { ...terms, minimumInvestment: 10_000 });
  await giveOwner(staff, projectId);
  await publishSheet(staff, projectId);
  const { rail } = new ProjectDetail(page);
  const invest = new InvestDialog(page);
  await openLive(page, `/projects/${url}`);
  await expect(rail).toContainText('En esta fase no es posible invertir');
  await expect(rail.getByRole('button', { name: 'Avísame cuando abra' })).toBeVisible();

  await openToInvestors(staff, projectId);
  await expect(invest.opener).toBeVisible();
  await expect(rail).not.toContainText('En esta fase no es posible invertir');
  await expect(rail.getByRole('button', { name: 'Seguir el proyecto' })).toBeVisible();
  await invest.open();
  await invest.amount.fill('250');

  const { api: other } = await openAsInvestor({ moneyCents: 100_000 });
  await other(v1.orders.place, {
    body: { projectId, amount: cents(100_000), termsVersion, orderType: 'invest' },
  });
  await expect(rail).toContainText('100,00\u00a0% financiado');
  await expect(invest.amount).toHaveValue('250');
  await page.keyboard.press('Escape');
  await expect(invest.dialog).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(invest.opener).toBeHidden();
  await expect(rail).toContainText('El proyecto está completo');
  await expect(rail.getByRole('button', { name: 'Apuntarme a la lista de espera' })).toBeVisible();
});
