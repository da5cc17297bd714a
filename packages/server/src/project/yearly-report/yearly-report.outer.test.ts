import { cents } from '@semilla/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { forgetResidences } from '../../../test/investor-facts.ts';
import { givenActiveKind } from '../../../test/investor-kinds.ts';
import { anInvestor } from '../../../test/money.ts';
import { cancel, endReflection, invest, openProject } from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { fiscalResidences } from '../../schema/fiscal-residences.ts';
import { keptRecords } from '../../schema/kept-records.ts';
import { orders } from '../../schema/orders.ts';
import { owners } from '../../schema/owners.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projects } from '../../schema/projects.ts';
import { sheets } from '../../schema/sheets.ts';
import { users } from '../../schema/users.ts';
import { phaseIds } from '../phases/catalogue.ts';

const url = '/v1/project/yearly-report';
let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-12-20T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

async function linesOf(year: number): Promise<Record<string, string>[]> {
  const answer = await admin.get(`${url}?year=${year}`);
  expect(answer.statusCode).toBe(200);
  const [head = '', ...lines] = answer.body.trim().split('\r\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])));
}

const countOf = async (year: number) => (await admin.get(`${url}/offers?year=${year}`)).json();

/** What the ledger put into a project's escrow and did not return to investors who cancelled. */
async function inLedger(projectId: string): Promise<string> {
  const { rows } = await test.db.execute<{ cents: string }>(sql`
    select sum(amount_cents) as cents from ledger_postings join ledger_entries using (entry_id)
    where account_id = ${`escrow:${projectId}`} and cause in ('order', 'cancellation')`);
  return (Number(rows[0]?.cents) / 100).toFixed(2);
}

const sumOf = (lines: Record<string, string>[]) =>
  lines.reduce((sum, line) => sum + Number(line.invested_amount), 0).toFixed(2);

async function investorIn(
  country: string | undefined,
  kind?: 'sophisticated' | 'professional',
): Promise<Caller> {
  const investor = await anInvestor(test, 500_000);
  const { userId } = investor;
  if (country) {
    const row = { userId, country, taxNumber: '598011203', since: '2020-01-01' };
    await test.db.insert(fiscalResidences).values(row);
  }
  if (kind) await givenActiveKind(test, userId, { kind });
  return investor;
}

/** A financed project of 1,000 euros, with two kinds of investors, three residences and a cancelled order. */
async function financed(lei: string | null = '959800TMBXRMPZ3XGP38') {
  const promoterId = await givenOwner(test.db, { fields: { lei } });
  const { projectId } = await openProject(test, admin, { promoterId, financingAmount: cents(100_000) });
  const spaniard = await investorIn('ES');
  const { orderId } = (await invest(spaniard, projectId, '400.00')).json();
  expect((await cancel(spaniard, orderId)).statusCode).toBe(200);
  await invest(spaniard, projectId, '200.00');
  await invest(spaniard, projectId, '100.00');
  await invest(await investorIn('ES'), projectId, '150.00');
  await invest(await investorIn('PT'), projectId, '250.00');
  const early = await investorIn(undefined);
  await invest(early, projectId, '100.00');
  await forgetResidences(test.db, [early.userId]);
  await invest(await investorIn('PT', 'sophisticated'), projectId, '200.00');
  await endReflection(test, projectId);
  return projectId;
}

async function offerIdIn(projectId: string): Promise<string | null | undefined> {
  const [sheet] = await test.db.select().from(sheets).where(eq(sheets.projectId, projectId));
  return sheet?.offerId;
}

describe('the yearly report', () => {
  it('[L36] equals the ledger, by kind of investor and tax residence', async () => {
    const projectId = await financed();
    const lines = await linesOf(2026);
    expect(sumOf(lines)).toBe(await inLedger(projectId));
    expect((await countOf(2026)).offers).toBe(new Set(lines.map((line) => line.offer_id)).size);
    expect((await countOf(2024)).offers).toBe(0);
    expect(lines[0]).toEqual({
      provider_lei: '959800SEMILLADEMO067',
      year: '2026',
      offer_id: await offerIdIn(projectId),
      nace_section: 'F',
      amount_raised: '1000.00',
      amount_currency: 'EUR',
      owner_id: '959800TMBXRMPZ3XGP38',
      instrument: 'LOAN',
      investor_type: 'RETL',
      fiscal_country: '',
      investors: '1',
      invested_amount: '100.00',
      invested_currency: 'EUR',
    });
    const parts = lines.map((line) => [
      line.investor_type,
      line.fiscal_country,
      line.investors,
      line.invested_amount,
    ]);
    expect(parts).toEqual([
      ['RETL', '', '1', '100.00'],
      ['RETL', 'ES', '2', '450.00'],
      ['RETL', 'PT', '1', '250.00'],
      ['SOPH', 'PT', '1', '200.00'],
    ]);
    expect(await linesOf(2025)).toEqual([]);
  });

  it('[L36] reports professional investors as PROF, separate from others of their country', async () => {
    const { projectId } = await openProject(test, admin, {
      promoterId: await givenOwner(test.db),
      financingAmount: cents(60_000),
    });
    const amounts = [
      ['professional', '300.00'],
      ['sophisticated', '200.00'],
      [undefined, '100.00'],
    ] as const;
    for (const [kind, amount] of amounts) {
      const placed = await invest(await investorIn('DE', kind), projectId, amount);
      expect(placed.statusCode).toBe(201);
    }
    await endReflection(test, projectId);
    const offerId = await offerIdIn(projectId);
    const lines = (await linesOf(2026)).filter((line) => line.offer_id === offerId);
    expect(
      lines.map((line) => [line.investor_type, line.fiscal_country, line.investors, line.invested_amount]),
    ).toEqual([
      ['PROF', 'DE', '1', '300.00'],
      ['RETL', 'DE', '1', '100.00'],
      ['SOPH', 'DE', '1', '200.00'],
    ]);
    expect(sumOf(lines)).toBe(await inLedger(projectId));
  });

  it.each([
    ['2024-12-31T22:30:00Z', 2024],
    ['2024-12-31T23:30:00Z', 2025],
    ['2025-12-31T22:59:59Z', 2025],
    ['2025-12-31T23:00:00Z', 2026],
  ])('[L36] counts an offer financed at %s in %s, the year in Spain', async (moment, year) => {
    const projectId = await financed();
    await test.db
      .update(projectPhases)
      .set({ from: new Date(moment) })
      .where(and(eq(projectPhases.projectId, projectId), eq(projectPhases.phaseId, phaseIds.Financed)));
    const offerId = await offerIdIn(projectId);
    const years = [];
    for (const reported of [2024, 2025, 2026])
      if ((await linesOf(reported)).some((line) => line.offer_id === offerId)) years.push(reported);
    expect(years).toEqual([year]);
  });

  it.each([
    ['2026-12-31', 'IT'],
    ['2027-01-01', 'ES'],
  ])('[L36] counts a residence that begins on %s as %s', async (since, country) => {
    const promoterId = await givenOwner(test.db);
    const { projectId } = await openProject(test, admin, { promoterId, financingAmount: cents(10_000) });
    const investor = await investorIn('ES');
    const later = { userId: investor.userId, country: 'IT', taxNumber: '1', since };
    await test.db.insert(fiscalResidences).values(later);
    await invest(investor, projectId, '100.00');
    await endReflection(test, projectId);
    const offerId = await offerIdIn(projectId);
    const lines = (await linesOf(2026)).filter((line) => line.offer_id === offerId);
    expect(lines.map((line) => line.fiscal_country)).toEqual([country]);
  });

  it('[L36] shows before the download how many lines and investors lack a residence', async () => {
    const before = await countOf(2026);
    await financed();
    expect(await countOf(2026)).toEqual({
      offers: before.offers + 1,
      lines: before.lines + 4,
      linesWithoutResidence: before.linesWithoutResidence + 1,
      investorsWithoutResidence: before.investorsWithoutResidence + 1,
    });
    const lines = await linesOf(2026);
    const { lines: counted, linesWithoutResidence } = await countOf(2026);
    expect(counted).toBe(lines.length);
    expect(linesWithoutResidence).toBe(lines.filter((line) => line.fiscal_country === '').length);
  });

  it('[L36] names the owner as recorded when the sheet was published, whatever is edited since', async () => {
    const projectId = await financed();
    const offerId = await offerIdIn(projectId);
    const ofOffer = async () => (await linesOf(2026)).filter((line) => line.offer_id === offerId);
    const before = await ofOffer();
    expect(before[0]).toMatchObject({ owner_id: '959800TMBXRMPZ3XGP38', nace_section: 'F' });
    const [project] = await test.db.select().from(projects).where(eq(projects.projectId, projectId));
    await test.db
      .update(owners)
      .set({ lei: null, naceSection: 'A' })
      .where(eq(owners.ownerId, project?.promoterId ?? ''));
    expect(await ofOffer()).toEqual(before);
  });

  it('[L36] uses the residence at the end of the year, also for accounts closed since', async () => {
    const projectId = await financed();
    const [order] = await test.db
      .select({ userId: orders.userId })
      .from(orders)
      .innerJoin(fiscalResidences, eq(fiscalResidences.userId, orders.userId))
      .where(and(eq(orders.projectId, projectId), eq(orders.amountCents, 25_000)));
    const { userId = '' } = order ?? {};
    const later = { userId, country: 'FR', taxNumber: '1', since: '2027-01-01' };
    await test.db.insert(fiscalResidences).values(later);
    const offerId = await offerIdIn(projectId);
    const countriesOf = async () =>
      (await linesOf(2026)).filter(({ offer_id: id }) => id === offerId).map((line) => line.fiscal_country);
    expect(await countriesOf()).toEqual(['', 'ES', 'PT', 'PT']);
    await test.db.delete(fiscalResidences).where(eq(fiscalResidences.userId, userId));
    const kept = { country: 'IT', taxNumber: '1', since: '2020-01-01', createdAt: '2020-01-01T00:00:00Z' };
    await test.db.insert(keptRecords).values({
      userId,
      kind: 'taxDetails',
      data: { fiscalResidences: [kept] },
      closedOn: '2026-12-31',
      eraseOn: '2036-12-31',
    });
    expect(await countriesOf()).toEqual(['', 'ES', 'IT', 'PT']);
  });

  it('[L36] reports an owner who invests separately, even after the account is closed', async () => {
    const promoterId = await givenOwner(test.db, { fields: { taxId: 'B12345674' } });
    const { projectId } = await openProject(test, admin, { promoterId, financingAmount: cents(100_000) });
    const { userId } = await investorIn('ES');
    const investor = await as(test, { userId });
    await invest(investor, projectId, '1000.00');
    await endReflection(test, projectId);
    const offerId = await offerIdIn(projectId);
    const typesOf = async () =>
      (await linesOf(2026)).filter(({ offer_id: id }) => id === offerId).map((line) => line.investor_type);
    expect(await typesOf()).toEqual(['RETL']);
    const ofInvestor = eq(users.userId, userId);
    await test.db.update(users).set({ taxId: 'B12345674' }).where(ofInvestor);
    expect(await typesOf()).toEqual(['OTHR']);
    await test.db.update(users).set({ taxId: null }).where(ofInvestor);
    const closed = { userId, closedOn: '2026-12-31', eraseOn: '2036-12-31' };
    await test.db.insert(keptRecords).values({ ...closed, kind: 'identity', data: { taxId: 'B12345674' } });
    expect(await typesOf()).toEqual(['OTHR']);
  });

  it('[L36] gives offers from before sheets the last numbers', async () => {
    const projectId = await financed();
    await test.db.delete(sheets).where(eq(sheets.projectId, projectId));
    const ids = (await linesOf(2026)).map(({ offer_id: id }) => id);
    expect(ids.filter((id) => id?.startsWith('959800SEMILLADEMO067999999'))).toHaveLength(4);
  });

  it('[L36] names an owner without an LEI by its tax number', async () => {
    const projectId = await financed(null);
    const offerId = await offerIdIn(projectId);
    const [owner] = await test.db
      .select({ taxId: owners.taxId })
      .from(owners)
      .innerJoin(projects, eq(projects.promoterId, owners.ownerId))
      .where(eq(projects.projectId, projectId));
    const lines = (await linesOf(2026)).filter((line) => line.offer_id === offerId);
    expect(lines.map(({ owner_id: id }) => id)).toEqual(lines.map(() => owner?.taxId));
    expect(lines).toHaveLength(4);
  });

  it('[L36] is refused while the LEI of the company is not configured', async () => {
    const { config } = test.services;
    const { providerLei } = config;
    config.providerLei = undefined;
    const answer = await admin.get(`${url}?year=2026`);
    config.providerLei = providerLei;
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'project.report_without_lei']);
  });

  it('[L36] is for administrators, refused for future years, and recorded in the audit trail', async () => {
    expect((await (await as(test, 'operator')).get(`${url}?year=2026`)).statusCode).toBe(403);
    expect((await admin.get(`${url}?year=2028`)).json().errors).toMatchObject([
      { path: 'year', code: 'in_the_future' },
    ]);
    expect((await admin.get(url)).statusCode).toBe(400);
    await linesOf(2026);
    const { data } = (await admin.get('/v1/audit?action=yearly-report.download')).json();
    expect(data[0]).toMatchObject({ subjectId: '2026', userId: admin.userId });
  });
});
