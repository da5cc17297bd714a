/**
 * Goal: each investor's interest is taxed at their own rate, in plans, payments and mails. Method: each kind of tax treatment in
 * one delivery.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, projectUrl } from '../../../test/orders.ts';
import { givenTaxTreatment, taxTreatmentsUrl } from '../../../test/tax-treatments.ts';
import { delivered, repaidProjectOf, stakeCents } from '../../../test/taxed-projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';

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

type Given = Parameters<typeof givenTaxTreatment>[2] | undefined;

// The gross is 12.34 and the fee 1.23. The delivery is paid today, a year before it is due.
const cases: [
  what: string,
  given: Given,
  rate: string,
  treatment: string | null,
  tax: string,
  net: string,
][] = [
  ['a resident of Spain', undefined, '19.00', null, '2.34', '8.77'],
  ['a resident elsewhere in the EU', { kind: 'euResident' }, '0.00', 'euResident', '0.00', '11.11'],
  ['an exempt entity', { kind: 'exemptEntity' }, '0.00', 'exemptEntity', '0.00', '11.11'],
  ['a treaty of 10 %', { kind: 'treaty', rateHundredths: 1_000 }, '10.00', 'treaty', '1.23', '9.88'],
  ['a treaty of 0 %', { kind: 'treaty', rateHundredths: 0 }, '0.00', 'treaty', '0.00', '11.11'],
  ['another ground', { kind: 'other', rateHundredths: 950 }, '9.50', 'other', '1.17', '9.94'],
  [
    'the general rate by a treaty',
    { kind: 'treaty', rateHundredths: 1_900 },
    '19.00',
    'treaty',
    '2.34',
    '8.77',
  ],
  ['more than the general rate', { kind: 'other', rateHundredths: 2_500 }, '19.00', 'other', '2.34', '8.77'],
  ['a certificate up to today', { toDate: '2026-03-10' }, '0.00', 'euResident', '0.00', '11.11'],
  ['a certificate from today', { fromDate: '2026-03-10' }, '0.00', 'euResident', '0.00', '11.11'],
  ['a certificate that ended yesterday', { toDate: '2026-03-09' }, '19.00', null, '2.34', '8.77'],
  ['a certificate from tomorrow', { fromDate: '2026-03-11' }, '19.00', null, '2.34', '8.77'],
  [
    'a certificate that was withdrawn',
    { fromDate: '2026-03-10', toDate: '2026-03-09' },
    '19.00',
    null,
    '2.34',
    '8.77',
  ],
];

describe('interest of 12.34 with a fee of 1.23', () => {
  const investors: Caller[] = [];
  let projectId: string;
  let previewed: unknown;
  let paid: { tax: string; lines: Record<string, unknown>[] };
  const ofInvestor = (lines: Record<string, unknown>[], userId: string | undefined) =>
    lines.find((line) => line.userId === userId);

  beforeAll(async () => {
    for (const _ of cases) investors.push(await anInvestor(test, stakeCents));
    projectId = await repaidProjectOf(test, admin, investors);
    for (const [index, [, given]] of cases.entries())
      if (given) await givenTaxTreatment(test, investors[index]?.userId ?? '', given);
    const answer = await admin.post(`${projectUrl(projectId)}/distributions?preview=true`, {
      body: { period: 1 },
    });
    paid = await delivered(admin, projectId);
    previewed = answer.json().lines;
  }, 120_000);

  it.each(cases.map((one, index) => [one[0], index] as const))(
    '[L41][L43] of %s is taxed at its own rate',
    async (_what, index) => {
      const [, , taxRate, taxTreatment, tax, net] = cases[index] as (typeof cases)[number];
      const { userId = '' } = investors[index] ?? {};
      expect(ofInvestor(paid.lines, userId)).toMatchObject({ taxRate, taxTreatment, tax, net });
      const cents = Number(net.replace('.', ''));
      expect((await balances(test, `wallet:${userId}`))[0]).toBe(stakeCents + cents);
    },
  );

  it('[B4][L43] is taxed the same in the preview', () => {
    expect(previewed).toEqual(paid.lines);
  });

  it('[L41][L43] adds up in the tax account of the project', async () => {
    const taxes = cases.reduce((sum, [, , , , tax]) => sum + Number(tax.replace('.', '')), 0);
    expect(Number(paid.tax.replace('.', ''))).toBe(taxes);
    expect((await balances(test, `tax:${projectId}`))[0]).toBe(taxes);
  });

  it('[L43][L44] appears with its rate in the wallet and in the statement', async () => {
    const treaty = investors[3] as Caller;
    const { data } = (await treaty.get('/v1/wallet/transactions?issuerName=project_tax')).json();
    expect(data).toMatchObject([{ amount: '1.23', taxRate: '10.00', type: 'withdraw' }]);
    const { data: others } = (await treaty.get('/v1/wallet/transactions?issuerName=project_order')).json();
    expect(others[0]).toMatchObject({ taxRate: null });
    const { walletId } = (await treaty.get('/v1/wallet/wallets')).json().data[0];
    const period = 'fromDate=2026-01-01&toDate=2026-03-10&format=csv';
    const csv = (await treaty.get(`/v1/wallet/wallets/${walletId}/statement?${period}`)).body;
    expect(csv).toMatch(/Retención fiscal sobre el rendimiento[^\n]*10,00\s%/);
  });

  it('[L43][L44] is mailed with its rate and ground, or with the ground alone if there is no tax', async () => {
    const textsOf = async (index: number) =>
      (await mailsTo(test, await addressOf(test, investors[index]?.userId ?? ''))).map(({ text }) => text);
    expect(await textsOf(3)).toContainEqual(
      expect.stringMatching(/retenido 1,23\s€ para Hacienda: el 10,00\s%[\s\S]*Convenio/),
    );
    expect(await textsOf(2)).toContainEqual(
      expect.stringContaining('No se ha retenido nada para Hacienda: Entidad exenta.'),
    );
  });

  it('[L43] keeps the applied rate, whatever is recorded later', async () => {
    const { userId = '' } = investors[1] ?? {};
    const linesOf = () =>
      test.db.select().from(distributionLines).where(eq(distributionLines.userId, userId));
    const before = await linesOf();
    const [{ taxTreatmentId }] = (await admin.get(`${taxTreatmentsUrl}?userId=${userId}`)).json().data;
    expect(before).toMatchObject([{ taxTreatment: 'euResident', taxTreatmentId, taxRateHundredths: 0 }]);
    const body = { toDate: '2020-12-31', why: 'No era residente.' };
    expect((await admin.post(`${taxTreatmentsUrl}/${taxTreatmentId}/end`, { body })).statusCode).toBeLessThan(
      300,
    );
    expect(await linesOf()).toEqual(before);
  });
});

it('[L42][L43] is planned with the rate of the day it is due', async () => {
  const investor = await anInvestor(test, stakeCents);
  const projectId = await repaidProjectOf(test, admin, [investor]);
  const plannedTax = async () => (await investor.get('/v1/project/returns')).json().data[0].tax;
  expect(await plannedTax()).toBe('2.34');
  await givenTaxTreatment(test, investor.userId, { fromDate: '2026-01-01', toDate: '2026-12-31' });
  expect(await plannedTax()).toBe('2.34');
  await givenTaxTreatment(test, investor.userId, { fromDate: '2027-01-01', toDate: '2027-12-31' });
  expect(await plannedTax()).toBe('0.00');
  const { data } = (await admin.get(`${projectUrl(projectId)}/distributions`)).json();
  expect(data).toMatchObject([{ tax: '0.00', net: '11.11' }]);
});

it('[L41][L43] is not taxed in a project that withholds no tax', async () => {
  const investor = await anInvestor(test, stakeCents);
  await givenTaxTreatment(test, investor.userId, { kind: 'treaty', rateHundredths: 1_000 });
  const projectId = await repaidProjectOf(test, admin, [investor], { taxWithholder: null });
  const { lines } = await delivered(admin, projectId);
  expect(lines).toMatchObject([{ tax: '0.00', taxRate: '0.00', taxTreatment: null, net: '11.11' }]);
});
