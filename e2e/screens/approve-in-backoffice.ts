import { expect, type Locator, type Page } from '@playwright/test';
import { lookAt } from '../fixtures/barriers.ts';

/** The state of a proposal on its page. The activity below says the same a moment later. */
export const stateOn = (page: Page, state: string): Locator => page.getByText(state, { exact: true }).first();

/** Approves the proposal on the page. One about money asks to confirm the amount. */
async function pressApprove(second: Page): Promise<void> {
  const name = /^Aprobar/;
  const confirm = second.getByRole('dialog').getByRole('button', { name });
  await second.getByRole('main').getByRole('button', { name }).click();
  const done = second.getByText(/^Aprobada/).first();
  await expect(confirm.or(done)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
}

/** Approves the proposal about the record with this name, as a second administrator. */
export async function approveInBackoffice(second: Page, name: string): Promise<void> {
  await second.goto('/admin/approvals');
  await second.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await pressApprove(second);
  await expect(stateOn(second, 'Aprobada')).toBeVisible();
}

/** Selects the proposal about the record with this name in the list, and approves it there. */
export async function approveInList(second: Page, name: string): Promise<void> {
  await second.goto('/admin/approvals');
  await second.getByRole('row').filter({ hasText: name }).first().getByRole('checkbox').check();
  await second.getByRole('button', { name: 'Aprobar las seleccionadas' }).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByRole('listitem', { name })).toContainText('Lo propone');
  await lookAt(second, 'proposals to approve together');
  await dialog.getByRole('button', { name: /^Aprobar/ }).click();
  await expect(dialog.getByText('Aprobadas: 1 de 1.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
}
