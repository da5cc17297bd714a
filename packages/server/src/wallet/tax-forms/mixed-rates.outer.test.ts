/**
 * Goal: certificates, form data and tax accounts agree to the cent, also with exempt customers, treaties and
 * corrections. Method: compares the documents and accounts of two years.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { balances, compareBooks, projectUrl } from '../../../test/orders.ts';
import { givenTaxTreatment } from '../../../test/tax-treatments.ts';
import { givenTaxYears, type TaxYears } from '../../../test/tax-years.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let years: TaxYears;
let admin: Caller;

async function correct(projectId: string, { userId }: Caller): Promise<void> {
  const { data } = (await admin.get(`${projectUrl(projectId)}/distributions`)).json();
  const url = `${projectUrl(projectId)}/distributions/${data[0].distributionId}/tax-corrections`;
  const answer = await admin.post(url, { body: { userId, why: 'Certificado tardío.' } });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

beforeAll(async () => {
  years = await givenTaxYears();
  const { test, taxedId, lateId, lucia, pedro } = years;
  admin = await as(test, years.admin);
  await pedro.post('/v1/account/fiscal-residences', {
    body: { country: 'FR', taxNumber: '0412345678901', since: '2024-01-01' },
  });
  // From both payments that are corrected here, tax was withheld at 19 % of 10.00.
  await givenTaxTreatment(test, pedro.userId, { fromDate: '2025-01-01', toDate: '2025-12-31' });
  await correct(taxedId, pedro);
  const treaty = { kind: 'treaty', rateHundredths: 1_050 } as const;
  await givenTaxTreatment(test, lucia.userId, { ...treaty, fromDate: '2026-01-01', toDate: '2026-12-31' });
  await correct(lateId, lucia);
}, 120_000);
afterAll(async () => {
  await compareBooks(years.test);
  await years.test.close();
});

async function linesOf(form: string, query: string): Promise<Record<string, string | undefined>[]> {
  const answer = await admin.get(`/v1/wallet/tax-forms/${form}?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const [head = '', ...lines] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('"', ''));
  const names = cells(head);
  return lines.map((line) => {
    const values = cells(line);
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  });
}
const centsOf = (amounts: (string | undefined)[]) =>
  amounts.reduce((sum, amount = '') => sum + Number(amount.replace('.', '')), 0);
const walletOf = async (caller: Caller) =>
  (await caller.get('/v1/wallet/wallets')).json().data[0].walletId as string;
const certifiedIn = async (caller: Caller, year: number): Promise<string> => {
  const { data } = (await caller.get(`/v1/wallet/wallets/${await walletOf(caller)}/tax-years`)).json();
  return data.find((one: { year: number }) => one.year === year).tax;
};
const certificateOf = async (caller: Caller, year: number) => {
  const url = `/v1/wallet/wallets/${await walletOf(caller)}/tax-years/${year}/certificate`;
  const answer = await caller.get(url, { headers: { 'accept-language': 'es' } });
  return textOfPdf(answer.rawPayload).join('\n');
};

describe('a year with other rates and corrections', () => {
  it.each([
    [2025, () => years.taxedId, 4, 190],
    [2026, () => years.lateId, 1, 105 + 190],
  ] as const)(
    '[L43][L44] %i has the same tax in the certificates, the forms and the account of the project',
    async (year, projectId, quarter, withheld) => {
      const { test, lucia, pedro } = years;
      const certified = centsOf([await certifiedIn(lucia, year), await certifiedIn(pedro, year)]);
      const yearly = (await Promise.all(['193', '296'].map((form) => linesOf(form, `year=${year}`)))).flat();
      const quarterly = (
        await Promise.all(['123', '216'].map((form) => linesOf(form, `year=${year}&quarter=${quarter}`)))
      ).flat();
      expect(certified).toBe(withheld);
      expect(centsOf(yearly.map((line) => line.withheld))).toBe(withheld);
      expect(centsOf(quarterly.map((line) => line.withheld))).toBe(withheld);
      expect((await balances(test, `tax:${projectId()}`))[0]).toBe(withheld);
    },
  );

  it('[L43][L44] shows exempt interest in the forms with its ground, separate from the tax base', async () => {
    expect(await linesOf('296', 'year=2025')).toMatchObject([
      {
        recipient: 'Pedro Gil',
        country: 'FR',
        base: '10.00',
        rate: '0.00',
        treatment: 'euResident',
        withheld: '0.00',
      },
    ]);
    expect(await linesOf('216', 'year=2025&quarter=4')).toMatchObject([
      { recipients: '1', base: '0.00', withheld: '0.00', exempt_base: '10.00' },
    ]);
    expect(await linesOf('123', 'year=2025&quarter=4')).toMatchObject([
      { recipients: '1', base: '10.00', withheld: '1.90', exempt_base: '0.00' },
    ]);
    expect(await linesOf('193', 'year=2026')).toMatchObject([
      { recipient: 'Lucía Ferrer', rate: '10.50', treatment: 'treaty', withheld: '1.05' },
    ]);
  });

  it('[L43][L44] shows the rate and its ground in the certificates', async () => {
    const exempt = await certificateOf(years.pedro, 2025);
    expect(exempt).toContain('no se practicó ninguna retención');
    expect(exempt).toContain('Edificio Sol (Residente en otro país');
    const treaty = await certificateOf(years.lucia, 2026);
    expect(treaty).toContain('Edificio Luna (Convenio');
    for (const part of ['10,50\u00a0%', '1,05\u00a0€']) expect(treaty).toContain(part);
  });
});
