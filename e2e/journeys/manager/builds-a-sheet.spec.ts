import { cents, termsVersion, v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { giveOwner, newProject, openToInvestors } from '../../fixtures/new-project.ts';
import { approveInBackoffice } from '../../screens/approve-in-backoffice.ts';
import { BackofficeSheet } from '../../screens/backoffice-sheet.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

test.use({ who: 'manager' });

const always = { dateStart: '2026-01-01', dateEnd: '2099-12-31', preinvestorDateEnd: null } as const;

test('[L18][L21] a manager builds a sheet, a second person publishes it, an error suspends the offer', async ({
  page,
  apiAs,
  mailbox,
  openAs,
  openAsInvestor,
}) => {
  const { userId: managerId } = await (await apiAs('manager'))(v1.me.find);
  const administrator = await apiAs('administrator');
  const { projectId, url, name } = await newProject(administrator, 'Draft', { ...always, managerId });

  // The sheet names the promoter, and the offer must open with the same one.
  await giveOwner(administrator, projectId);

  const sheet = new BackofficeSheet(page);
  await sheet.open(projectId);
  await expect(sheet.propose).toBeDisabled();
  await sheet.write();
  await sheet.publish();
  await expect(sheet.version).toBeHidden();

  await approveInBackoffice(await openAs('administrator'), name);

  await sheet.open(projectId);
  await expect(page.getByText('Elaborada por Ana Prado Gil')).toBeVisible();
  await expect(page.getByText(/^Verificada por /)).toBeVisible();
  const pdf = await page.request.get((await sheet.version.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await openToInvestors(administrator, projectId);

  const investor = await openAsInvestor({ moneyCents: 50_000 });
  const { email } = await investor.api(v1.me.find);
  await investor.api(v1.orders.place, {
    body: { projectId, amount: cents(50_000), termsVersion, orderType: 'invest' },
  });
  await sheet.open(projectId);
  await sheet.suspend('La deuda es mayor.', 'The debt is higher.');
  await expect(page.getByText(/^La oferta está suspendida hasta el/)).toBeVisible();

  const detail = new ProjectDetail(await openAs('visitor'));
  await detail.open(url);
  await expect(detail.suspended).toBeVisible();
  await expect(detail.suspensionReason).toHaveText(/La deuda es mayor\./);
  await expect(detail.logInToInvest).toBeHidden();
  await expect.poll(() => mailbox.subjectsTo(email)).toContain(`La oferta de ${name} está suspendida`);
});
