import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  accountingUrl,
  centsOf,
  givenAccountedYears,
  journalLinesOf,
  journalTotalsOf,
  lastMonths,
} from '../../../test/journal.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

let test: TestApp;
let admin: Caller;
let lucia: Caller;
beforeAll(async () => {
  ({ test, admin, lucia } = await givenAccountedYears());
});
afterAll(() => test.close());

const totals = () => journalTotalsOf(admin, lastMonths);

describe('the chart of accounts', () => {
  const chart = '/v1/wallet/book-accounts';
  const edit = (kind: string, body: object, by = admin) => by.patch(`${chart}/${kind}`, { body });
  const accountOf = async (kind: string) =>
    (await admin.get(chart)).json().data.find((account: { kind: string }) => account.kind === kind);

  it('[B16] has an account for each kind, by default of the Spanish chart', async () => {
    const { data } = (await admin.get(chart)).json();
    expect(data.map(({ kind, code }: { kind: string; code: string }) => `${kind} ${code}`)).toEqual([
      'tax 4751',
      'wallet 5550',
      'held 5551',
      'deposits 5552',
      'escrow 5553',
      'returns 5554',
      'thirdParty 5559',
      'bank 572',
      'company 5721',
      'bankCosts 626',
      'fees 705',
    ]);
  });

  it('[P7][B16] is edited by administrators, and the audit trail has both states', async () => {
    const { version } = await accountOf('fees');
    const edited = await edit('fees', { code: '705000', name: 'Comisiones', version });
    expect(edited.json()).toMatchObject({
      kind: 'fees',
      code: '705000',
      name: 'Comisiones',
      version: version + 1,
    });
    const late = await edit('fees', { code: '7050', version });
    expect(late.json()).toMatchObject({ status: 409, code: 'request.edited_meanwhile' });
    const notes = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'fees'))
      .orderBy(auditEntries.auditEntryId);
    expect(notes).toMatchObject([
      {
        action: 'book-account.edit',
        before: { code: '705', name: 'Prestaciones de servicios' },
        after: { code: '705000', name: 'Comisiones' },
      },
    ]);
    expect((await journalLinesOf(admin, lastMonths)).filter(({ code }) => code === '705000')).toHaveLength(1);
  });

  it('[B16] may have one code for two kinds, whose sums share a row', async () => {
    const before = (await totals()).data;
    await edit('held', { code: '5550' });
    const after = (await totals()).data;
    await edit('held', { code: '5551' });
    const row = after.find(({ code }) => code === '5550');
    expect(row).toMatchObject({
      name: 'Clientes: retiradas pendientes de pago / Clientes: saldo disponible en monederos',
      kinds: ['held', 'wallet'],
    });
    const apart = before.filter(({ code }) => code === '5550' || code === '5551');
    expect(centsOf(row?.closing)).toBe(apart.reduce((cents, { closing }) => cents + centsOf(closing), 0));
    expect(after).toHaveLength(before.length - 1);
  });

  it.each([
    [{ code: '12' }, 'code', 'book_code'],
    [{ code: '1'.repeat(13) }, 'code', 'book_code'],
    [{ code: '57.2' }, 'code', 'book_code'],
    [{ code: '' }, 'code', 'required'],
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(81) }, 'name', 'text_too_long'],
  ])('[V1][B16] refuses %j', async (body, path, code) => {
    const answer = await edit('bank', body);
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path, code }]]);
  });

  it('[P7][B16] is for administrators alone, like the journal', async () => {
    const manager = await as(test, 'operator');
    for (const by of [lucia, manager]) {
      expect((await edit('bank', { code: '5720' }, by)).statusCode).toBe(403);
      for (const url of [
        chart,
        accountingUrl('journal/csv', lastMonths),
        accountingUrl('journal-totals', lastMonths),
      ])
        expect((await by.get(url)).statusCode).toBe(403);
    }
    expect((await (await as(test, 'visitor')).get(chart)).statusCode).toBe(401);
    expect((await edit('nothing', { code: '5720' })).statusCode).toBe(400);
  });
});
