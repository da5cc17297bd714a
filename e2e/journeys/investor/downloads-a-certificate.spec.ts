import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/index.ts';
import { Wallet } from '../../screens/wallet.ts';

test.use({ who: 'investor' });

test('[L44] downloads the tax certificate of a year that is over, and reads when the next is ready', async ({
  page,
}) => {
  const wallet = new Wallet(page);
  await wallet.open();
  const years = wallet.profile.section('Certificados fiscales');
  await expect(years.getByText(/^Listo el 1 de enero de \d{4}$/)).toBeVisible();
  const button = years.getByRole('button', { name: /^Descargar el certificado de \d{4}$/ }).first();
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^certificado-de-retenciones-\d{4}\.pdf$/);
  expect((await readFile(await file.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
});
