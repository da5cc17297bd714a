import { cents, v1 } from '@semilla/contract';
import { approveProposalOn } from '../../fixtures/approve-proposal-on.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newManager } from '../../fixtures/new-investor.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeSearch } from '../../screens/backoffice-search.ts';
import { BackofficeTransaction, proposed } from '../../screens/backoffice-transaction.ts';

const deposit = (bankAccountId: string | undefined, euros: number) =>
  ({ type: 'income', amount: cents(euros * 100), bankAccountId }) as const;

test.describe('as an administrator', () => {
  test.use({ who: 'administrator' });

  test('[A1][A17][B15] approves one deposit and rejects another from the search, with the keyboard only', {
    tag: '@inner',
  }, async ({ page, apiAs, openAsInvestor }) => {
    const surname = `Zubiaurre ${process.pid}`;
    const { api, bankAccountId } = await openAsInvestor({ surname });
    for (const euros of [731, 732])
      await api(v1.transactions.request, { body: deposit(bankAccountId, euros) });
    const search = new BackofficeSearch(page);
    const transaction = new BackofficeTransaction(page);
    await page.goto('/admin/');
    await expect(new BackofficeFrame(page).title).toHaveText('Hola, Elena Vidal Rueda');

    await page.keyboard.press('Control+k');
    await page.keyboard.type(`aprobar ${surname}`);
    await expect(search.options).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(search.chosen).toContainText('Aprobar: Ingreso de 731,00 €');
    await page.keyboard.press('Enter');
    await transaction.expectHere();
    await expect(transaction.proof).toBeFocused();
    await transaction.chooseProofByKeyboard();
    await tabTo(page, transaction.approve);
    await page.keyboard.press('Enter');
    await transaction.expectOutcome(proposed);
    await approveProposalOn(await apiAs('secondAdministrator'), page.url().split('/').at(-1) ?? '');
    await transaction.expectOutcome('Lo aprobó');

    await page.keyboard.press('Control+k');
    await page.keyboard.type(`reject ${surname}`);
    await expect(search.options).toHaveCount(1);
    await expect(search.chosen).toContainText('Rechazar: Ingreso de 732,00 €');
    await page.keyboard.press('Enter');
    await expect(transaction.reason).toBeFocused();
    await page.keyboard.type('No ha llegado.');
    await tabTo(page, transaction.reject);
    await page.keyboard.press('Enter');
    await transaction.expectOutcome('Lo rechazó');

    await page.keyboard.press('Control+k');
    await page.keyboard.type(`aprobar ${surname}`);
    await expect(search.options).toHaveCount(1);
    await expect(search.chosen).toContainText(surname);
    await expect(search.chosen).not.toContainText('Aprobar');
    await page.keyboard.press('Escape');
    await expect(search.field).toBeHidden();
  });

  test('[A1][B5][B15] finds what happened to a project, and comes back to where the focus was', async ({
    page,
    apiAs,
  }) => {
    const { name } = await newProject(await apiAs('administrator'), 'Draft');
    const search = new BackofficeSearch(page);
    await page.goto('/admin/project/');
    const create = page.getByRole('link', { name: 'Nuevo proyecto' });
    await create.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(create).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`auditoría ${name}`);
    await expect(search.chosen).toContainText(`Auditoría: qué pasó con ${name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Auditoría' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Creó el proyecto/ })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('[A1] begins an act by touch', async ({ page, openAsInvestor }) => {
      const surname = `Arrizabalaga ${process.pid}`;
      const { api, bankAccountId } = await openAsInvestor({ surname });
      await api(v1.transactions.request, { body: deposit(bankAccountId, 733) });
      const search = new BackofficeSearch(page);
      const transaction = new BackofficeTransaction(page);
      await page.goto('/admin/');
      await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
      await search.field.fill(`aprobar ${surname}`);
      const act = search.options.filter({ hasText: 'Aprobar: Ingreso de 733,00 €' });
      await expect(act).toBeInViewport({ ratio: 1 });
      expect((await act.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await act.tap();
      await transaction.expectHere();
      await expect(transaction.proof).toBeFocused();
    });
  });
});

test('[A1][P8] offers a manager no decision on a movement of their customer', async ({
  page,
  apiAs,
  baseURL,
  openAsInvestor,
}) => {
  const administrator = await apiAs('administrator');
  const me = await newManager(administrator, page.context().request, String(baseURL), 'Robles Gil');
  const surname = `Goikoetxea ${process.pid}`;
  const { api, userId, bankAccountId } = await openAsInvestor({ surname });
  await administrator(v1.userAssignments.create, { body: { userId, managerId: me.userId } });
  await api(v1.transactions.request, { body: deposit(bankAccountId, 734) });
  const search = new BackofficeSearch(page);
  await page.goto('/admin/');
  await expect(new BackofficeFrame(page).title).toHaveText(/^Hola/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`aprobar ${surname}`);
  await expect(search.chosen).toContainText(surname);
  await expect(search.options.filter({ hasText: /Aprobar|Rechazar/ })).toHaveCount(0);
  await search.field.fill(`ver monedero ${surname}`);
  await expect(search.chosen).toContainText('Ver el monedero de');
});
