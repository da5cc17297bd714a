import { expect, type Locator, type Page } from '@playwright/test';

/** The state of a proposal on its page. The activity below says the same a moment later. */
export const stateOn = (page: Page, state: string): Locator => page.getByText(state, { exact: true }).first();

/** Approves the proposal about the record with this name, as a second administrator. */
export async function approveInBackoffice(second: Page, name: string): Promise<void> {
  await second.goto('/admin/approvals');
  await second.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await second.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(stateOn(second, 'Aprobada')).toBeVisible();
}
