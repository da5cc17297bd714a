/**
 * Goal: tax that was withheld wrongly is corrected once, to the cent, by two people and with new entries. Method: investors whose
 * rate is recorded too late or wrongly.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { approve, askFor } from '../../../test/money.ts';
import { balances, compareBooks, projectUrl } from '../../../test/orders.ts';
import { givenTaxTreatment } from '../../../test/tax-treatments.ts';
import { stakeCents, taxCorrectionActs } from '../../../test/taxed-projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { ledgerEntries } from '../../schema/ledger-entries.ts';
import { taxCorrections } from '../../schema/tax-corrections.ts';
import { taxTreatments } from '../../schema/tax-treatments.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const { paidProject, correct, payTax, forgetTreatment } = taxCorrectionActs(() => ({ test, admin }));
const balance = async (account: `wallet:${string}` | `tax:${string}`) => (await balances(test, account))[0];

describe('too much withheld tax', () => {
  it('[L43] returns to the wallet by a new entry; the original entry stays', async () => {
    const paid = await paidProject();
    const { projectId, distributionId, investor } = paid;
    const taxTreatmentId = await givenTaxTreatment(test, investor.userId);
    const linesOf = () =>
      test.db.select().from(distributionLines).where(eq(distributionLines.distributionId, distributionId));
    const before = await linesOf();
    const answer = await correct(paid);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      gross: '12.34',
      taxBefore: '2.34',
      tax: '0.00',
      taxRate: '0.00',
      taxTreatment: 'euResident',
    });
    expect(await linesOf()).toEqual(before);
    expect(await balance(`wallet:${investor.userId}`)).toBe(stakeCents + 1_111);
    expect(await balance(`tax:${projectId}`)).toBe(234);
    const [row] = await test.db
      .select()
      .from(taxCorrections)
      .where(eq(taxCorrections.distributionId, distributionId));
    expect(row).toMatchObject({
      taxCents: -234,
      taxRateHundredths: 0,
      taxTreatment: 'euResident',
      taxTreatmentId,
      adminId: admin.userId,
    });
    const [entry] = await test.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.entryId, row?.entryId ?? ''));
    expect(entry).toMatchObject({ cause: 'tax_correction', causeId: row?.taxCorrectionId });
  });

  it('[L43][L44] is shown as corrected wherever the payment is shown, and in a mail', async () => {
    const paid = await paidProject();
    const { projectId, distributionId, investor } = paid;
    await givenTaxTreatment(test, investor.userId, { kind: 'treaty', rateHundredths: 1_000 });
    expect((await correct(paid)).json()).toMatchObject({ taxBefore: '2.34', tax: '1.23' });
    const url = `${projectUrl(projectId)}/distributions`;
    const { lines, ...sums } = (await admin.get(`${url}/${distributionId}`)).json();
    expect(sums).toMatchObject({ tax: '3.57', net: '18.65' });
    const line = lines.find(({ userId }: { userId: string }) => userId === investor.userId);
    expect(line).toMatchObject({
      tax: '1.23',
      taxRate: '10.00',
      taxTreatment: 'treaty',
      taxCorrection: '-1.11',
      net: '9.88',
    });
    expect((await admin.get(url)).json().data).toMatchObject([{ tax: '3.57' }]);
    expect((await investor.get('/v1/project/returns')).json().data).toMatchObject([
      { tax: '1.23', net: '9.88' },
    ]);
    const { data } = (await investor.get('/v1/wallet/transactions?issuerName=project_tax')).json();
    expect(data).toMatchObject([
      { type: 'income', amount: '1.11', taxRate: '10.00' },
      { type: 'withdraw', amount: '2.34', taxRate: '19.00' },
    ]);
    const { walletId } = (await investor.get('/v1/wallet/wallets')).json().data[0];
    const period = 'fromDate=2026-01-01&toDate=2026-03-10&format=csv';
    const csv = (await investor.get(`/v1/wallet/wallets/${walletId}/statement?${period}`)).body;
    expect(csv).toContain('Retención fiscal devuelta');
    expect(csv).toContain('Retenciones,1.23');
    const mails = await mailsTo(test, await addressOf(test, investor.userId));
    expect(mails.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /Lo correcto es el 10,00\s%: 1,23\s€\.[\s\S]*1,11\s€, vuelve a estar en tu monedero/,
      ),
    );
  });

  it('[L43] is not corrected after it was paid to the tax office', async () => {
    const paid = await paidProject();
    await givenTaxTreatment(test, paid.investor.userId);
    await payTax(paid.projectId);
    expect((await correct(paid)).json()).toMatchObject({ code: 'project.tax_settled', status: 409 });
    expect(await balance(`wallet:${paid.investor.userId}`)).toBe(stakeCents + 877);
  });

  it('[L43] is not corrected if a partial payment of tax left too little', async () => {
    const paid = await paidProject();
    await givenTaxTreatment(test, paid.investor.userId);
    await payTax(paid.projectId, '2.35');
    expect((await correct(paid)).json()).toMatchObject({ code: 'project.tax_settled' });
    await test.db
      .update(taxTreatments)
      .set({ kind: 'treaty', rateHundredths: 100 })
      .where(eq(taxTreatments.userId, paid.investor.userId));
    // The correction needs 2.34 − 0.12 = 2.22, and 2.33 of the project's withheld tax are left.
    expect((await correct(paid)).statusCode).toBe(200);
    expect(await balance(`tax:${paid.projectId}`)).toBe(11);
  });
});

describe('too little withheld tax', () => {
  it('[L43] is taken from the wallet', async () => {
    const paid = await paidProject({ kind: 'exemptEntity' });
    const { projectId, investor } = paid;
    await forgetTreatment(investor.userId);
    expect((await correct(paid)).json()).toMatchObject({
      taxBefore: '0.00',
      tax: '2.34',
      taxRate: '19.00',
      taxTreatment: null,
    });
    expect(await balance(`wallet:${investor.userId}`)).toBe(stakeCents + 877);
    expect(await balance(`tax:${projectId}`)).toBe(468);
    const mails = await mailsTo(test, await addressOf(test, investor.userId));
    expect(mails.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/2,34\s€, se ha tomado de tu monedero/),
    );
  });

  it('[L43] is refused if the wallet does not cover it; money held for withdrawals does not count', async () => {
    const paid = await paidProject({ kind: 'exemptEntity' });
    const { investor } = paid;
    await forgetTreatment(investor.userId);
    const amount = ((stakeCents + 1_111 - 233) / 100).toFixed(2);
    const { transactionId } = (await askFor(investor, { type: 'withdraw', amount })).json();
    expect((await correct(paid)).json()).toMatchObject({
      code: 'project.wallet_below_tax',
      detail: expect.stringMatching(/2,34\s€[\s\S]*2,33\s€/),
    });
    await approve(admin, transactionId);
    expect((await correct(paid)).json()).toMatchObject({ code: 'project.wallet_below_tax' });
  });

  it('[L43] is also taken after the tax was paid, and stays in the account of the project', async () => {
    const paid = await paidProject({ kind: 'exemptEntity' });
    await payTax(paid.projectId);
    await forgetTreatment(paid.investor.userId);
    expect((await correct(paid)).statusCode).toBe(200);
    expect(await balance(`tax:${paid.projectId}`)).toBe(234);
    expect((await payTax(paid.projectId)).statusCode).toBeLessThan(300);
  });
});
