/**
 * Goal: the certificates of a year agree with the ledger to the cent. Method: projects with and without withheld tax, over two
 * years.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/callers.ts';
import { closeAccount, openRecord, recordOf } from '../../../test/kept-records.ts';
import { acceptedAccount, anInvestor, approve, askFor } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { readAloud } from '../../../test/read-aloud.ts';
import { givenTaxYears } from '../../../test/tax-years.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

let test: TestApp;
let admin: Caller;
let lucia: Caller;
let pedro: Caller;
let taxedId: string;
let walletId: string;

const walletOf = async (caller: Caller) =>
  (await caller.get('/v1/wallet/wallets')).json().data[0].walletId as string;
const yearsOf = async (caller: Caller) =>
  (await caller.get(`/v1/wallet/wallets/${await walletOf(caller)}/tax-years`)).json().data;
const certificate = (caller: Caller, year: number, wallet = walletId, language = 'es') =>
  caller.get(`/v1/wallet/wallets/${wallet}/tax-years/${year}/certificate`, {
    headers: { 'accept-language': language },
  });

beforeAll(async () => {
  ({ test, admin, lucia, pedro, taxedId } = await givenTaxYears());
  walletId = await walletOf(lucia);
}, 60_000);
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

describe('the years of an investor with interest', () => {
  it('[L42][L44][L45] contain interest due in them, or paid in them if that was earlier', async () => {
    expect(await yearsOf(lucia)).toEqual([
      { year: 2026, gross: '10.00', fee: '1.00', tax: '1.90', isOver: true },
      { year: 2025, gross: '20.00', fee: '2.00', tax: '1.90', isOver: true },
    ]);
  });

  it('[L44] add up to the tax accounts of the projects, over all investors', async () => {
    const taxes = await Promise.all([lucia, pedro].map(yearsOf));
    const cents = taxes.map((years) => Number(years.at(-1).tax.replace('.', '')));
    const withheld = cents.reduce((sum, one) => sum + one, 0);
    expect(withheld).toBe((await balances(test, `tax:${taxedId}`))[0]);
  });

  it('[L44] do not exist without interest', async () => {
    expect(await yearsOf(await anInvestor(test, 10_000))).toEqual([]);
  });
});

describe('the certificate of a year', () => {
  it('[L44] names the holder, the company, each project with its rate, and the withheld tax', async () => {
    const answer = await certificate(lucia, 2025);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-disposition']).toContain('certificado-de-retenciones-2025.pdf');
    const text = textOfPdf(answer.rawPayload).join('\n');
    expect(text).toContain('Semilla Ejemplo, S.L., B12345674 certifica que en 2025');
    const [withheld = '', other = ''] = text.split('Intereses sin retención');
    for (const part of ['Edificio Sol', '10,00\u00a0€', '19,00\u00a0%', '1,90\u00a0€'])
      expect(withheld).toContain(part);
    expect(withheld).not.toContain('Edificio Mar');
    expect(other).toContain('Edificio Mar');
    expect(text).not.toContain('Edificio Luna');
  });

  it('[L42][L44] names the promoter who pays the tax office, in the year the interest was due', async () => {
    const text = textOfPdf((await certificate(lucia, 2026, walletId, 'en')).rawPayload).join('\n');
    expect(text).toContain('Certificate of interest and withheld tax');
    expect(text).toContain('Edificio Luna');
    expect(text).not.toContain('Semilla Ejemplo, S.L.\n');
    expect(text).toContain('Pays the tax office');
    for (const part of ['19.00\u00a0%', '1.90\u00a0€']) expect(text).toContain(part);
  });

  it('[L44] shows the tax residence at the end of that year', async () => {
    const declare = (country: string, taxNumber: string, since: string) =>
      pedro.post('/v1/account/fiscal-residences', { body: { country, taxNumber, since } });
    await declare('FR', '0412345678901', '2024-01-01');
    await declare('ES', '12345678Z', '2026-01-01');
    const textOf = async (year: number) =>
      textOfPdf((await certificate(pedro, year, await walletOf(pedro))).rawPayload).join('\n');
    expect(await textOf(2025)).toContain('Francia · 0412345678901');
    expect(await textOf(2026)).toContain('España · 12345678Z');
  });

  it('[L44] has a title, a language and a structure with tables, as another library reads it', async () => {
    const { pdf, read, marks } = await readAloud((await certificate(lucia, 2025)).rawPayload);
    expect(await pdf.getMetadata()).toMatchObject({ info: { Language: 'es' }, hasStructTree: true });
    expect(read).toHaveLength(marks);
    expect(read.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([
      'Certificado de intereses y retenciones',
    ]);
    expect(read.filter(({ role }) => role === 'TH').map(({ text }) => text)).toContain('Retención');
  });

  it('[L44] always has the same reference', async () => {
    const referenceOf = async (year: number) =>
      /Referencia ([0-9A-F-]{14})/.exec(
        textOfPdf((await certificate(lucia, year)).rawPayload).join('\n'),
      )?.[1];
    expect(await referenceOf(2025)).toBe(await referenceOf(2025));
    expect(await referenceOf(2025)).not.toBe(await referenceOf(2026));
  });

  it('[L44] is refused before the year is over, and for a year without interest', async () => {
    expect((await certificate(lucia, 2027)).json()).toMatchObject({ code: 'wallet.tax_year_not_over' });
    expect((await certificate(lucia, 2024)).statusCode).toBe(404);
    expect((await certificate(lucia, 20_250)).statusCode).toBe(400);
  });

  it('[L44] for another customer is a download by staff and is recorded', async () => {
    expect((await certificate(pedro, 2025)).statusCode).toBe(404);
    expect((await certificate(admin, 2025)).statusCode).toBe(200);
    const notes = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'wallet.tax-certificate'))
      .orderBy(auditEntries.auditEntryId);
    expect(notes).toMatchObject([
      { after: { userId: lucia.userId, fromDate: '2025-01-01', toDate: '2025-12-31' } },
    ]);
  });
});

describe('the certificates of a closed account', () => {
  it('[L37][L44] are kept with its tax details, with the name that is erased elsewhere', async () => {
    const { userId } = lucia;
    const [cents = 0] = await balances(test, `wallet:${userId}`);
    await acceptedAccount(test, userId);
    const asked = await askFor(lucia, { type: 'withdraw', amount: (cents / 100).toFixed(2) });
    await approve(admin, asked.json().transactionId);
    expect((await closeAccount(admin, userId)).statusCode).toBe(204);
    const { keptRecordId } = await recordOf(admin, userId, 'taxDetails');
    const { files } = (await openRecord(admin, keptRecordId)).json();
    expect(files.map(({ name }: { name: string }) => name)).toEqual([
      'certificado-de-retenciones-2026.pdf',
      'certificado-de-retenciones-2025.pdf',
    ]);
    const file = files[1].url.replace(test.services.config.publicUrl, '');
    const text = textOfPdf((await test.app.inject({ url: file })).rawPayload).join('\n');
    for (const part of ['Lucía Ferrer', 'Edificio Sol', '1,90\u00a0€']) expect(text).toContain(part);
  });
});
