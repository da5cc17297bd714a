import { readFile } from 'node:fs/promises';
import { centsFromDecimal, v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';

test.use({ who: 'administrator' });

// A new file would take the pending withdrawals of all other journeys, so this one takes the demo's file again: the
// first one, in the last row.
test('[L49] downloads the file of payments for the bank, with the payments and the sum that its page shows', {
  tag: '@inner',
}, async ({ page, apiAs }) => {
  const administrator = await apiAs('administrator');
  const { data } = await administrator(v1.paymentFiles.find, {
    query: { orderBy: 'number', orderSide: 'asc', take: 1 },
  });
  const [file] = data;
  await page.goto('/admin/bank/payment-files');
  const main = page.getByRole('main');
  await main.getByRole('row').last().click();
  await expect(new BackofficeFrame(page).title).toHaveText(`Archivo de pagos n.º ${file?.number}`);
  const begun = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Descargar otra vez' }).click();
  const xml = await readFile(await (await begun).path(), 'utf8');
  const amounts = [...xml.matchAll(/<InstdAmt Ccy="EUR">([\d.]+)</g)].map(([, amount = '']) =>
    centsFromDecimal(amount),
  );
  expect(amounts).toHaveLength(file?.payments ?? 0);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(file?.total);
  expect([...xml.matchAll(/<CdtrAcct>\s*<Id>\s*<IBAN>ES\d{22}</g)]).toHaveLength(amounts.length);
});
