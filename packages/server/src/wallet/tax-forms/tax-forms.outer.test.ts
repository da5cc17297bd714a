/** Goal: the form data agrees with the certificates and the tax accounts. Method: two investors with interest over two years. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { forgetResidences } from '../../../test/investor-facts.ts';
import { acceptedAccount, approve, askFor } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { givenTaxYears } from '../../../test/tax-years.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { keptRecords } from '../../schema/kept-records.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let admin: Caller;
let lucia: Caller;
let pedro: Caller;
let taxedId: string;
let lateId: string;
beforeAll(async () => {
  ({ test, admin, lucia, pedro, taxedId, lateId } = await givenTaxYears());
  const document = {
    identificationDocumentType: 'ID_CARD',
    identificationDocumentNumber: '12345678Z',
  } as const;
  await test.db.update(users).set(document).where(eq(users.userId, lucia.userId));
  await forgetResidences(test.db, [lucia.userId, pedro.userId]);
  // A passport number is not a tax number.
  const passport = {
    identificationDocumentType: 'PASSPORT',
    identificationDocumentNumber: 'X123456',
  } as const;
  await test.db.update(users).set(passport).where(eq(users.userId, pedro.userId));
}, 60_000);
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const ask = (form: string, query: string, by = admin) => by.get(`/v1/wallet/tax-forms/${form}?${query}`);

/** The lines of a form, as objects with the column names as keys. */
async function linesOf(form: string, query: string) {
  const answer = await ask(form, query);
  expect(answer.statusCode, answer.body).toBe(200);
  const [head = [], ...lines] = answer.body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('"', '')),
    );
  return lines.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index]])));
}
const gaps = async (year: number) => (await admin.get(`/v1/wallet/tax-gaps?year=${year}`)).json();
const centsOf = (lines: Record<string, string | undefined>[]) =>
  lines.reduce((sum, { withheld = '' }) => sum + Number(withheld.replace('.', '')), 0);
const declare = (by: Caller, country: string, taxNumber: string, since: string) =>
  by.post('/v1/account/fiscal-residences', { body: { country, taxNumber, since } });

describe('the data of the tax forms', () => {
  it('[L44] counts each quarter separately for each payer of the tax', async () => {
    expect(await linesOf('123', 'year=2025&quarter=4')).toEqual([
      expect.objectContaining({
        quarter: '4',
        payer: 'Semilla Ejemplo, S.L.',
        payer_tax_id: 'B12345674',
        recipients: '2',
        base: '20.00',
        withheld: '3.80',
      }),
    ]);
    expect(await linesOf('123', 'year=2025&quarter=3')).toEqual([]);
    const [late] = await linesOf('123', 'year=2026&quarter=1');
    expect(late).toMatchObject({ recipients: '2', withheld: '3.80' });
    expect(late?.payer).not.toBe('Semilla Ejemplo, S.L.');
  });

  it('[L44] lists each recipient of a year with the rate and what is missing', async () => {
    const lines = await linesOf('193', 'year=2025');
    expect(lines).toEqual([
      expect.objectContaining({
        recipient: 'Lucía Ferrer',
        recipient_tax_id: '12345678Z',
        rate: '19.00',
        base: '10.00',
        withheld: '1.90',
        missing: 'residence',
      }),
      expect.objectContaining({
        recipient: 'Pedro Gil',
        recipient_tax_id: '',
        missing: 'residence taxNumber',
      }),
    ]);
  });

  it('[L44] agrees with the tax accounts of the projects, over both forms of a year', async () => {
    for (const [year, projectId] of [
      [2025, taxedId],
      [2026, lateId],
    ] as const) {
      const both = await Promise.all(['193', '296'].map((form) => linesOf(form, `year=${year}`)));
      expect(centsOf(both.flat())).toBe((await balances(test, `tax:${projectId}`))[0]);
    }
  });

  it('[L44] lists customers without a residence or a tax number, until they declare it', async () => {
    const { data, total } = await gaps(2025);
    expect(total).toBe(2);
    expect(data).toContainEqual({
      userId: pedro.userId,
      userName: 'Pedro Gil',
      lacks: ['residence', 'taxNumber'],
      tax: '1.90',
    });
    expect((await declare(lucia, 'ES', '12345678Z', '2024-01-01')).statusCode).toBe(201);
    expect((await declare(pedro, 'FR', '0412345678901', '2025-06-01')).statusCode).toBe(201);
    expect(await gaps(2025)).toEqual({ data: [], total: 0 });
  });

  it('[L44] has separate forms for residents of other countries, by their residence on the day', async () => {
    await declare(pedro, 'ES', '87654321X', '2026-01-01');
    expect(await linesOf('193', 'year=2025')).toMatchObject([{ recipient: 'Lucía Ferrer', missing: '' }]);
    expect(await linesOf('296', 'year=2025')).toMatchObject([
      { recipient: 'Pedro Gil', country: 'FR', recipient_tax_id: '0412345678901', withheld: '1.90' },
    ]);
    expect(await linesOf('216', 'year=2025&quarter=4')).toMatchObject([
      { recipients: '1', withheld: '1.90' },
    ]);
    expect(await linesOf('193', 'year=2026')).toHaveLength(2);
  });

  it('[L37][L44] includes the details of a closed account that the law requires to keep', async () => {
    const before = await linesOf('296', 'year=2025');
    await acceptedAccount(test, pedro.userId);
    const amount = (await pedro.get('/v1/wallet/wallets')).json().data[0].balance;
    const { transactionId } = (await askFor(pedro, { type: 'withdraw', amount })).json();
    await approve(admin, transactionId);
    const answer = await admin.delete(`/v1/account/users/${pedro.userId}`);
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await linesOf('296', 'year=2025')).toEqual(before);
    await test.db
      .update(keptRecords)
      .set({ data: {} })
      .where(and(eq(keptRecords.userId, pedro.userId), eq(keptRecords.kind, 'taxDetails')));
    expect(await gaps(2025)).toEqual({ data: [], total: 0 });
  });

  it('[L44] is refused without a required quarter, with a superfluous one, and for the future', async () => {
    const problemOf = async (form: string, query: string) => (await ask(form, query)).json().errors;
    expect(await problemOf('123', 'year=2025')).toMatchObject([{ path: 'quarter', code: 'required' }]);
    expect(await problemOf('193', 'year=2025&quarter=1')).toMatchObject([
      { path: 'quarter', code: 'unknown_field' },
    ]);
    expect(await problemOf('123', 'year=2027&quarter=2')).toMatchObject([
      { path: 'year', code: 'in_the_future' },
    ]);
  });

  it('[P7][L44] is for administrators only, and each download is recorded', async () => {
    expect((await ask('193', 'year=2025', lucia)).statusCode).toBe(403);
    expect((await ask('193', 'year=2025', await as(test, 'operator'))).statusCode).toBe(403);
    await ask('216', 'year=2026&quarter=1');
    const notes = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, '216-2026-T1'))
      .orderBy(auditEntries.auditEntryId);
    expect(notes).toMatchObject([{ action: 'tax-form.download' }]);
  });
});
