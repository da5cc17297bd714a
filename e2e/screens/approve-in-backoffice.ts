import { expect, type Page } from '@playwright/test';

/** Approves the proposal about the record with this name, as a second administrator. */
export async function approveInBackoffice(second: Page, name: string): Promise<void> {
  await second.goto('/admin/approvals');
  await second.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await second.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(second.getByText('Aprobada', { exact: true })).toBeVisible();
}
