import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';

test.use({ who: 'administrator' });

test('[A1][P5] goes to the user view and back through the header', async ({ page }) => {
  await page.goto('/admin/project/');
  const frame = new BackofficeFrame(page);
  await expect(frame.who('Elena Vidal Rueda', 'Administrador')).toBeVisible();
  await frame.home.click();
  await expect(frame.title).toHaveText('Hola, Elena Vidal Rueda');
  await frame.userView.click();
  await expect(page).toHaveURL('/');
});
