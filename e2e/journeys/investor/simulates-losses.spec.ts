import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';

// Unlike any other number that the page sends or stores.
const typed = ['271828', '161803', '314159'];
const amounts = [271_828, 161_803, 314_159];

test('[L6][L7] nothing of what is typed into the simulation of losses leaves the page', async ({
  openAsInvestor,
}) => {
  const { page } = await openAsInvestor({ isTested: false });
  const sent: string[] = [];
  const logged: string[] = [];
  // Requests of workers and of other pages of the browser too.
  page.context().on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/user/investor/losses');
  const inputs = page.locator('.investor-loss input.numbers');
  for (const [index, text] of typed.entries()) await inputs.nth(index).fill(text);
  const result = Math.floor((amounts.reduce((sum, euros) => sum + euros, 0) * 100) / 10);
  await expect(page.getByText('Lo que podrías perder (el 10 %)')).toBeVisible();

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  for (const text of typed) expect([sent.join(), logged.join(), kept].join()).not.toContain(text);

  await page.getByLabel(/^He visto el resultado/).check();
  await page.getByRole('button', { name: 'Enviar el resultado' }).click();
  await expect(page.getByText(/^Hemos guardado tu resultado/)).toBeVisible();
  for (const text of typed) expect(sent.join()).not.toContain(text);
  const posted = sent.filter((request) => request.includes(v1.lossSimulations.create.path));
  expect(posted).toHaveLength(1);
  expect(posted[0]).toContain(`{"result":"${(result / 100).toFixed(2)}","isAcknowledged":true}`);
});
