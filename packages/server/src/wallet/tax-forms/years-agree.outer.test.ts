/**
 * Goal: the statements, certificates, forms and tax accounts of a year agree to the cent. Method: two investors, and a project
 * that paid a year late.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { balances, compareBooks, projectUrl } from '../../../test/orders.ts';
import { givenTaxTreatment } from '../../../test/tax-treatments.ts';
import { givenTaxYears, type TaxYears } from '../../../test/tax-years.ts';
import { taxCorrectionActs } from '../../../test/taxed-projects.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let years: TaxYears;
let admin: Caller;
beforeAll(async () => {
  years = await givenTaxYears();
  admin = await as(years.test, years.admin);
}, 120_000);
afterAll(async () => {
  await compareBooks(years.test);
  await years.test.close();
});

const centsOf = (amount: string | undefined) => Number((amount ?? '0').replace('.', ''));
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The rows of a CSV, without quotation marks. */
function rowsOf(body: string): string[][] {
  const lines = body.replace('\uFEFF', '').trim().split('\r\n');
  return lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('"', '')),
  );
}

async function withheldIn(form: string, query: string): Promise<number> {
  const answer = await admin.get(`/v1/wallet/tax-forms/${form}?${query}`);
  const [head = [], ...lines] = rowsOf(answer.body);
  return sumOf(lines.map((line) => centsOf(line[head.indexOf('withheld')])));
}

const walletOf = async (caller: Caller): Promise<string> =>
  (await caller.get('/v1/wallet/wallets')).json().data[0].walletId;

async function certifiedIn(caller: Caller, year: number) {
  const { data } = (await caller.get(`/v1/wallet/wallets/${await walletOf(caller)}/tax-years`)).json();
  const found = data.find((one: { year: number }) => one.year === year);
  return { gross: centsOf(found?.gross), tax: centsOf(found?.tax) };
}

const statementOf = async (caller: Caller, days: string, format = 'csv', language = 'es') =>
  caller.get(`/v1/wallet/wallets/${await walletOf(caller)}/statement?${days}&format=${format}`, {
    headers: { 'accept-language': language },
  });

/** The sums that a statement shows for its own year, without those that count for another year. */
async function statedIn(caller: Caller, year: number, toDate = `${year}-12-31`) {
  const rows = rowsOf((await statementOf(caller, `fromDate=${year}-01-01&toDate=${toDate}`)).body);
  const at = rows.findIndex(([cell]) => cell === 'Cuenta para otro año');
  const others =
    at < 0
      ? []
      : rows.slice(
          at + 1,
          rows.findIndex(([cell], index) => index > at && !cell),
        );
  const saidOf = (label: string) => centsOf(rows.find(([cell]) => cell === label)?.[1]);
  return {
    gross: saidOf('Rendimiento bruto'),
    tax: saidOf('Retenciones'),
    others: others.map(([of, gross, , tax]) => ({ year: of, gross: centsOf(gross), tax: centsOf(tax) })),
  };
}

it.each([
  [2025, () => years.taxedId],
  [2026, () => years.lateId],
] as const)(
  '[L44] %i has the same tax in its quarters, its yearly form, its certificates and the tax account',
  async (year, projectId) => {
    const quarters = await Promise.all(
      [1, 2, 3, 4].map((quarter) => withheldIn('123', `year=${year}&quarter=${quarter}`)),
    );
    const certified = await Promise.all(
      [years.lucia, years.pedro].map((investor) => certifiedIn(investor, year)),
    );
    const [account = 0] = await balances(years.test, `tax:${projectId()}`);
    expect(account).toBeGreaterThan(0);
    expect(sumOf(quarters)).toBe(account);
    expect(await withheldIn('193', `year=${year}`)).toBe(account);
    expect(sumOf(certified.map(({ tax }) => tax))).toBe(account);
  },
);

it('[L44][L45] a statement shows what counts for another year, and agrees with both certificates', async () => {
  const { lucia } = years;
  const certified = await certifiedIn(lucia, 2026);
  expect(await statedIn(lucia, 2025)).toEqual({ ...(await certifiedIn(lucia, 2025)), others: [] });
  expect(await statedIn(lucia, 2026)).toMatchObject({ gross: 0, tax: 0, others: [] });
  const later = await statedIn(lucia, 2027, '2027-01-05');
  expect(later).toEqual({ ...certified, others: [{ year: '2026', ...certified }] });
});

it('[L44][L45] each line of such a payment names its tax year, also in the PDF', async () => {
  const days = 'fromDate=2027-01-01&toDate=2027-01-05';
  const csv = rowsOf((await statementOf(years.lucia, days)).body);
  const named = csv.filter((cells) => cells.some((cell) => cell.includes('Cuenta para 2026')));
  expect(named).toHaveLength(3);
  const paper = textOfPdf((await statementOf(years.lucia, days, 'pdf')).rawPayload).join(' ');
  expect(paper).toContain('cuentan para 2026');
});

it.each([
  [
    'es',
    'Los intereses cuentan para el año en que vencieron, o en que se pagaron si fue antes, aunque los hayas dejado en el monedero.',
  ],
  [
    'en',
    'Interest counts for the year in which it was due, or was paid if that was earlier, even if you left it in your wallet.',
  ],
])('[L45] the PDF statement says for which year interest counts, in %s', async (language, sentence) => {
  const answer = await statementOf(years.lucia, 'fromDate=2025-01-01&toDate=2025-12-31', 'pdf', language);
  expect(textOfPdf(answer.rawPayload).join('\n').replace(/\s+/g, ' ')).toContain(sentence);
});

it('[L43][L44] tax corrected in a later year counts for the year of its payment, in statement and certificate', async () => {
  const { lucia, taxedId, test } = years;
  const [earlier, before] = [await statedIn(lucia, 2025), await certifiedIn(lucia, 2025)];
  const { correct } = taxCorrectionActs(() => ({ test, admin }));
  const { data } = (await admin.get(`${projectUrl(taxedId)}/distributions`)).json();
  await givenTaxTreatment(test, lucia.userId);
  const [{ distributionId }] = data;
  const corrected = await correct({ projectId: taxedId, distributionId, investor: lucia });
  expect(corrected.json()).toMatchObject({ taxBefore: '1.90', tax: '0.00' });

  const after = await certifiedIn(lucia, 2025);
  expect([before.tax, after.tax]).toEqual([190, 0]);
  expect(await statedIn(lucia, 2025)).toEqual(earlier);
  const { others } = await statedIn(lucia, 2027, '2027-01-05');
  expect(others).toContainEqual({ year: '2025', gross: 0, tax: -190 });
});
